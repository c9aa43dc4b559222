import { css, type CSSResult } from 'lit';

/** A star for what is best, a figure in every box, bars in the heads of columns. Nothing of it takes room. */
export const adviceStyles: CSSResult = css`
  .advised::after,
  .keep::after {
    content: '';
    position: absolute;
    inset-block-start: -0.25em;
    inset-inline-end: -0.25em;
    inline-size: 1em;
    block-size: 1em;
    background: var(--yahtzee-good);
    clip-path: polygon(
      50% 0,
      63% 33%,
      98% 35%,
      70% 57%,
      80% 92%,
      50% 72%,
      20% 92%,
      30% 57%,
      2% 35%,
      37% 33%
    );
  }
  .keep::after {
    inset-block-start: -0.6em;
    inset-inline-end: -0.1em;
  }
  .keep .tag {
    visibility: visible;
  }
  .keep:not(.marked) .tag svg {
    display: none;
  }

  .loss {
    position: absolute;
    inset: auto 0 0.25em;
    text-align: center;
    font-size: 0.6875em;
    font-style: normal;
    font-weight: 500;
    line-height: 1;
    color: var(--yahtzee-ink-2);
    white-space: nowrap;
    direction: ltr;
    z-index: 1;
  }
  .loss::before {
    content: attr(data-loss);
  }
  .advised .loss {
    color: var(--yahtzee-good);
    font-weight: 700;
  }
  .only .loss,
  .cell:hover:is(.points, .plain) .loss,
  .row:hover .points .loss {
    color: inherit;
  }
  .cell:has(.loss) .value {
    transform: translateY(-0.4em);
  }
  /* Without a box, in grey: that is cue enough. */
  .zero:has(.loss)::before {
    display: none;
  }

  .apply-advice {
    margin-inline-start: 0.5em;
    /* Its edge takes no room in the line. */
    margin-block: calc(-0.25em - 1px);
    padding: 0.25em 0.875em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.5em;
    background: var(--yahtzee-surface);
    color: var(--yahtzee-ink);
    font-weight: 600;
    vertical-align: baseline;
  }
  .apply-advice:hover {
    background: var(--yahtzee-surface-2);
  }
  .apply-advice[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  .win {
    font-size: 0.75em;
    line-height: 0;
    color: var(--yahtzee-ink-2);
    white-space: nowrap;
  }
  .win svg {
    position: absolute;
    inset: auto 10% 0.125rem;
    inline-size: 80%;
    block-size: 0.1875rem;
    border-radius: 1em;
    background: var(--yahtzee-line);
  }
  .win rect {
    fill: var(--pc);
  }
  .stale rect {
    fill-opacity: 0.35;
  }
  .player:has(.win) {
    grid-template-columns: minmax(0, auto) auto;
    justify-content: center;
    align-items: baseline;
    column-gap: 0.4em;
  }
  .player:has(.win) > :is(.player-name, small) {
    grid-column: 1/-1;
  }
  .player:has(.win) > small {
    order: 1;
  }

  .why {
    display: block;
    margin-block-start: 0.25em;
  }
  .explain .apply-advice {
    margin-block: 0.25em;
  }
  .choices {
    display: none;
  }
  @container (width >= 36em) {
    .abreast .player:has(.win) > .player-name {
      grid-column: 1;
    }
  }
  @container (width >= 60em) {
    /* Where the button comes into a line of its own, it covers none of the words. */
    .say:has(.apply-advice) {
      padding-block: 0.125em;
    }
    .apply-advice,
    .explain .apply-advice {
      margin-block: 0;
    }
    .why {
      display: none;
    }
    .choices {
      grid-area: 5/2;
      display: block;
      container-type: size;
    }
  }
  .ranking {
    display: none;
    block-size: 100%;
    overflow: clip;
    border-block-start: 1px solid var(--yahtzee-line);
    padding: 0.5em 0.875em;
    font-size: 0.9375em;
  }
  /* What the card leaves beside it, if that is worth it. */
  @container (width < 60em) and (height >= 9em) {
    .ranking {
      display: flex;
      flex-direction: column;
    }
  }
  .ranking h2 {
    margin: 0;
    padding: 0.25em 0.5em 0.5em;
    font-size: 1em;
    font-weight: 700;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .ranking small {
    font-weight: 450;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  /* What does not fit goes into a second column, which is not seen. */
  .ranking ol {
    list-style: none;
    margin: 0;
    padding: 0;
    flex: 1;
    min-block-size: 0;
    overflow: clip;
    display: flex;
    flex-flow: column wrap;
  }
  /* Buttons are never out of reach. */
  .ranking ol:has(button) {
    flex-wrap: nowrap;
    overflow: hidden auto;
  }
  .ranking li {
    flex: none;
    inline-size: 100%;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .choice {
    box-sizing: border-box;
    inline-size: 100%;
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 2.75em;
    margin: 0;
    padding: 0.125em 0.5em;
    border: 0;
    border-radius: 0.5em;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    text-align: start;
  }
  button.choice:hover {
    background: var(--yahtzee-surface-2);
  }
  .choice:focus-visible {
    outline-offset: -2px;
  }
  .choice .words {
    flex: 1;
    min-inline-size: 0;
  }
  .choice small {
    min-inline-size: 2.75em;
    text-align: end;
    font-variant-numeric: tabular-nums;
    direction: ltr;
  }
  .choice small::before {
    content: attr(data-loss);
  }
  .cost {
    inline-size: 3.5em;
    block-size: 0.25em;
    border-radius: 1em;
    /* It grows towards the figure. */
    scale: -1 1;
  }
  .cost:dir(rtl) {
    scale: 1 1;
  }
  .cost rect {
    fill: var(--yahtzee-line-strong);
  }
  .ranking .words::first-letter {
    text-transform: uppercase;
  }
  .ranking .first {
    border: 1px solid var(--yahtzee-good);
    border-radius: 0.625em;
    background: var(--yahtzee-good-soft);
  }
  .first .kept rect {
    fill: var(--yahtzee-good);
  }
  .first .words {
    font-weight: 700;
  }
  .ranking .first small {
    color: var(--yahtzee-good);
    font-weight: 650;
  }
  .ranking p {
    margin: 0.5em;
    color: var(--yahtzee-ink-2);
    font-size: 0.9375em;
  }
  .throw {
    display: flex;
    gap: 0.125em;
  }
  .throw svg {
    inline-size: 1.375em;
    block-size: 1.375em;
    fill: none;
    stroke: var(--yahtzee-line-strong);
    stroke-width: 6;
  }
  .throw rect {
    stroke-dasharray: 12 9;
  }
  .throw circle,
  .throw text {
    fill: var(--yahtzee-line-strong);
    stroke: none;
  }
  .throw text {
    font-size: 60px;
    text-anchor: middle;
  }
  .kept rect {
    fill: var(--yahtzee-ink);
    stroke: none;
  }
  .kept :is(circle, text) {
    fill: var(--yahtzee-surface);
  }
  @media (pointer: coarse) {
    .apply-advice {
      min-block-size: 3.15em;
      min-inline-size: 3.15em;
      margin-block: -1em;
    }
  }
  @media (forced-colors: active) {
    .advised::after,
    .keep::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    .win rect {
      fill: Highlight;
    }
    .cost rect,
    .ranking .kept rect {
      fill: CanvasText;
    }
    .kept :is(circle, text) {
      fill: Canvas;
    }
  }
`;
