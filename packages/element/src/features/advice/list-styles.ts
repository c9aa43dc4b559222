import { css, type CSSResult } from 'lit';

/** The list of advice. */
export const listStyles: CSSResult = css`
  .choices {
    display: none;
  }
  @container (width >= 60em) {
    .choices {
      grid-area: 5/2;
      display: block;
      container-type: size;
    }
  }
  .ranking {
    display: none;
  }
  /* Shows the list if the space below the message is high enough, and the button that opens it otherwise. */
  @container (width < 60em) and (height >= 9em) {
    .ranking {
      display: block;
      block-size: 100%;
      box-sizing: border-box;
      overflow: hidden auto;
      border-block-start: 1px solid var(--yahtzee-line);
      padding: 0.75em 1.125em 0.875em;
      font-size: 0.9375em;
    }
    .choices > .open-advice {
      display: none;
    }
  }
  .choices > .open-advice {
    margin: 0;
    padding: 0.25em 1.375em;
  }
  .ranking h2,
  .or {
    margin: 0;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  .advice-body {
    flex: 1;
    min-block-size: 0;
    overflow: hidden auto;
    padding: 0.25em 1.125em 0.75em;
    font-size: 0.9375em;
    outline-offset: -0.125em;
  }
  .best {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.25em 0.875em;
    align-items: center;
    margin-block: 0.375em 0.5em;
  }
  .best p {
    margin: 0;
  }
  .best b {
    display: block;
    font-size: 1.25em;
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  .expected,
  .reason {
    color: var(--yahtzee-ink-2);
    font-size: 0.9375em;
  }
  .reason {
    margin: 0.5em 0 0;
    line-height: 1.4;
    text-wrap: pretty;
  }
  .or {
    display: flex;
    justify-content: space-between;
    padding-block-end: 0.25em;
    font-weight: 450;
  }
  .choices ol,
  .advice-body ol {
    list-style: none;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .choices li,
  .advice-body li {
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .choice {
    box-sizing: border-box;
    inline-size: 100%;
    display: flex;
    align-items: center;
    gap: 0.625em;
    min-block-size: 2.25em;
    margin: 0;
    padding: 0.125em 0;
    border: 0;
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
    min-inline-size: 2.4em;
    font-size: 1em;
    text-align: end;
    font-variant-numeric: tabular-nums;
    color: var(--yahtzee-ink-2);
    direction: ltr;
  }
  .choice small::before {
    content: attr(data-loss);
  }
  .cost {
    flex: none;
    inline-size: 3.5em;
    block-size: 0.25em;
    border-radius: 1em;
    /* Mirrors the bar, so that it grows towards the figure after it. */
    scale: -1 1;
  }
  .cost:dir(rtl) {
    scale: 1 1;
  }
  .cost rect {
    fill: var(--yahtzee-line-strong);
  }
  .throw {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125em;
  }
  .throw svg {
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: none;
    stroke: var(--yahtzee-line-strong);
    stroke-width: 6;
  }
  .best .throw svg {
    inline-size: 1.625em;
    block-size: 1.625em;
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
  .throw .kept rect {
    fill: var(--yahtzee-ink);
    stroke: none;
  }
  .best .kept rect {
    fill: var(--yahtzee-good);
  }
  .throw .kept :is(circle, text) {
    fill: var(--yahtzee-surface);
  }
  .choices .button {
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    padding: 0.25em 0.75em;
    min-block-size: 2.25em;
    font-weight: 600;
    font-size: 0.9375em;
    background: var(--yahtzee-surface);
  }
  .choices .button:hover {
    background: var(--yahtzee-surface-2);
  }
  .apply-advice[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .choice .brief {
    display: none;
  }
  @container (width < 31em) {
    .advice-body .choice .full {
      display: none;
    }
    .advice-body .choice .brief {
      display: inline;
    }
  }
  @container (width < 20em) {
    .best {
      grid-template-columns: minmax(0, 1fr);
    }
    .choice {
      flex-wrap: wrap;
      row-gap: 0.125em;
      padding-block: 0.375em;
    }
    .choice .words {
      order: 1;
      flex-basis: 100%;
    }
    .cost {
      margin-inline-start: auto;
    }
  }
  @media (pointer: coarse) {
    .choice,
    .choices .button {
      min-block-size: 2.9375em;
    }
  }
  @media (forced-colors: active) {
    .cost rect,
    .throw .kept rect {
      fill: CanvasText;
    }
    .throw .kept :is(circle, text) {
      fill: Canvas;
    }
  }
`;
