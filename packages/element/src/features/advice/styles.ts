import { css, type CSSResult } from 'lit';

/** A star in the best box, a figure in every box, bars in the heads of columns. None of them moves anything else. */
export const adviceStyles: CSSResult = css`
  .advised::after {
    content: '';
    position: absolute;
    inset-block-start: -0.25em;
    inset-inline-end: -0.25em;
    inline-size: 1em;
    block-size: 1em;
    background: var(--yahtzee-good);
    clip-path: polygon(50% 0, 63% 33%, 98% 35%, 70% 57%, 80% 92%, 50% 72%, 20% 92%, 30% 57%, 2% 35%, 37% 33%);
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
  /* Hides the dashed line of a zero, which would cross the figure; grey text without a box is cue enough. */
  .zero:has(.loss)::before {
    display: none;
  }

  .open-advice {
    display: inline-flex;
    align-items: center;
    margin-inline-start: 0.25em;
    color: var(--yahtzee-pencil);
    font-weight: 600;
  }
  .costly::before {
    content: '';
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.375em;
    border-radius: 50%;
    background: currentcolor;
  }
  .open-advice:hover {
    text-decoration: underline;
  }
  /* Removes the padding, so that a message of two lines is no higher than one of a single line. */
  .say:has(.open-advice) {
    padding-block: 0;
  }

  .win {
    font-size: 0.75em;
    line-height: 0;
    color: var(--yahtzee-ink-2);
    white-space: nowrap;
  }
  .win i {
    display: none;
    font-style: normal;
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
  .win line {
    stroke: var(--pc);
    stroke-width: 1em;
    stroke-dasharray: 2 2;
    stroke-dashoffset: 2;
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

  @container (width >= 36em) {
    .abreast .player:has(.win) > .player-name {
      grid-column: 1;
    }
    .abreast .win i {
      display: inline;
    }
    .abreast .win svg {
      inset-inline: 0;
      margin-inline: auto;
      inline-size: min(80%, 10em);
      block-size: 0.375rem;
    }
  }
  @container (width >= 60em) {
    /* Wide boards show this button below the message instead. */
    .say .open-advice:not(.coach) {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .open-advice {
      min-block-size: 3.15em;
      min-inline-size: 3.15em;
      margin-block: -1em;
    }
  }
  @media (forced-colors: active) {
    .advised::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    .win rect {
      fill: Highlight;
    }
    .win line {
      stroke: Highlight;
    }
  }
`;
