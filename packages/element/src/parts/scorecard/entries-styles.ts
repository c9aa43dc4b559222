import { css, type CSSResult } from 'lit';

/** Boxes with room for several entries. */
export const entryStyles: CSSResult = css`
  .card:has(.slots) {
    --cell: 10.75em;
  }
  .card:has(.slots) .head .number {
    justify-self: end;
    padding-inline-end: 0.6em;
  }
  .cell:has(.slots) {
    justify-content: stretch;
    font-size: 1em;
  }
  .cell:has(.slots) .value {
    flex: 1;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    text-box: normal;
  }
  .cell:has(.slots)::before {
    display: none;
  }
  .slots {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: center;
  }
  .slots i {
    font-style: normal;
    text-align: center;
    position: relative;
    min-block-size: 1.25em;
    line-height: 1.25em;
  }
  .slots .made {
    color: var(--yahtzee-ink);
    font-weight: 700;
  }
  .slots .next {
    border-radius: 0.25em;
    outline: 1px dashed currentColor;
    outline-offset: -1px;
  }
  .slots .room::before {
    content: '';
    position: absolute;
    inset: calc(50% - 0.125em);
    border-radius: 50%;
    background: var(--yahtzee-line-strong);
    opacity: 0.7;
  }
  .only .made,
  .cell.points:hover .made,
  .cell.plain:hover .made {
    color: inherit;
  }
  .slots + b {
    min-inline-size: 2.5em;
    padding-inline-end: 0.375em;
    text-align: end;
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .only b,
  .cell:is(.points, .plain):hover b {
    color: inherit;
  }
  .slots + b:empty {
    display: none;
  }
  .last:not(.announced):has(.slots)::after {
    display: none;
  }
  .last .made:not(:has(+ .made)) {
    background: var(--yahtzee-marker);
    border-radius: 0.3em;
  }
  .last .made:not(:has(+ .made))::before {
    content: '';
    position: absolute;
    inset-inline-start: -0.25em;
    inset-block-start: calc(50% - 0.25em);
    border-block: 0.25em solid transparent;
    border-inline-start: 0.3em solid var(--yahtzee-ink);
  }
  .announced:has(.slots)::after {
    inset-inline-start: -1.4em;
    background: var(--yahtzee-pencil);
  }
  .barred:has(.slots) {
    background: none;
    box-shadow: none;
  }
  @container (width < 36em) {
    .card:has(.slots) {
      grid-template-columns: minmax(0, 1fr);
    }
    .card:has(.slots) .section + .section {
      border-inline-start: 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
  }
  @container (width < 20em) {
    .card:has(.slots) {
      --cell: 8.25em;
    }
    .cell:has(.slots) {
      font-size: 0.875em;
    }
    .slots + b {
      min-inline-size: 2.25em;
    }
  }
  @media (forced-colors: active) {
    .announced:has(.slots)::after {
      background: CanvasText;
    }
    .slots .room::before {
      border: 0.125em solid;
    }
    .slots .next {
      outline-color: Highlight;
    }
  }
`;
