import { css } from 'lit';

/** The card, drawn flat: rows of tile, label and box, in two halves. */
export const cardStyles = css`
  :host {
    display: grid;
  }
  .card,
  .panel {
    grid-area: 1/1;
    min-inline-size: 0;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-content: start;
    --lab: minmax(0, 1fr);
    --cell: 4em;
  }
  .section {
    padding: 0.375em 0.75em 0.75em;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .section + .section {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .row {
    display: grid;
    grid-template-columns: var(--lab);
    grid-auto-flow: column;
    grid-auto-columns: var(--cell);
    min-block-size: var(--yahtzee-row);
    border-block-end: 1px solid var(--yahtzee-line);
    position: relative;
  }
  .row:last-child {
    border-block-end: 0;
  }
  .head {
    color: var(--yahtzee-ink-2);
    font-weight: 600;
    min-block-size: 2em;
  }
  .head > * {
    font-size: 0.8125em;
    align-self: center;
    padding-inline-start: 0.3em;
  }
  .head .number {
    text-align: center;
    padding: 0;
  }
  .label {
    display: flex;
    align-items: center;
    gap: 0.625em;
    min-inline-size: 0;
    font-size: 0.9375em;
    padding: 0.125em 0.25em;
    padding-inline-end: 0;
    line-height: 1.15;
  }
  .label > span {
    min-inline-size: 0;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  /* Overlaps the line below, so that a box can be pressed over the full height of its row. */
  .cell-box {
    margin-block-end: -1px;
    display: grid;
    min-inline-size: 0;
    position: relative;
  }
  .cell {
    display: flex;
    align-items: center;
    justify-content: center;
    position: relative;
    border: 0.1875em solid transparent;
    background-clip: padding-box !important;
    border-radius: 0.6875em;
    min-inline-size: 0;
    font-weight: 600;
  }
  .value {
    line-height: 1;
    position: relative;
    z-index: 1;
    text-box: trim-both cap alphabetic;
  }
  .filled {
    font-weight: 700;
    font-size: 1.0625em;
  }
  .points,
  .plain {
    color: var(--yahtzee-pencil);
    background: var(--yahtzee-pencil-soft);
    box-shadow: inset 0 0 0 1px var(--yahtzee-pencil);
  }
  .zero {
    color: var(--yahtzee-ink-2);
    font-weight: 500;
  }
  .rest {
    background: color-mix(in srgb, var(--yahtzee-surface-2) 80%, transparent);
    box-shadow: inset 0 0 0 1px var(--yahtzee-line);
  }
  .done .label {
    color: var(--yahtzee-ink-2);
  }
  .zero::before {
    content: '';
    position: absolute;
    inset-block: auto 0.25em;
    inset-inline: calc(50% - 0.75em);
    border-block-end: 0.09375em dashed var(--yahtzee-line-strong);
  }
  .last::before {
    content: '';
    position: absolute;
    inset-block: 0.3em;
    inset-inline: max(0.35em, calc(50% - 1.5em));
    background: var(--yahtzee-marker);
    border-radius: 0.3em 0.7em 0.35em 0.8em/0.5em 0.3em 0.6em 0.35em;
    transform: rotate(-2deg);
    animation: 0.18s wipe;
  }
  .last::after {
    content: '';
    position: absolute;
    inset-inline-start: max(-0.1em, calc(50% - 1.95em));
    inset-block-start: calc(50% - 0.3em);
    border-block: 0.3em solid transparent;
    border-inline-start: 0.4em solid var(--yahtzee-ink);
  }
  .last .value {
    animation: 0.14s enter;
  }
  @keyframes wipe {
    from {
      transform: rotate(-2deg) scaleX(0);
    }
  }
  @keyframes enter {
    from {
      transform: scale(1.15);
    }
  }
  .bonus {
    border-block-end: 0;
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: end;
    gap: 0.4375em 0.5em;
    padding: 0.5em 0.25em 0.25em;
    font-size: 0.875em;
    min-block-size: calc(var(--yahtzee-row) * 1.9);
    color: var(--yahtzee-ink-2);
  }
  .bonus b {
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .bonus .end {
    text-align: end;
  }
  .meter {
    grid-column: 1/-1;
    inline-size: 100%;
    block-size: 0.625em;
    border-radius: 1em;
    background: var(--yahtzee-surface-2);
    outline: 1px solid var(--yahtzee-line-strong);
    outline-offset: -1px;
    overflow: hidden;
  }
  .have {
    fill: var(--yahtzee-pencil);
  }
  .total {
    border-block-end: 0;
    flex: 1;
    align-items: center;
    min-block-size: calc(var(--yahtzee-row) * 1.1);
    max-block-size: calc(var(--yahtzee-row) * 2.5);
    margin-block-start: auto;
    grid-auto-columns: auto;
  }
  .total .label {
    font-weight: 650;
    font-size: 1em;
  }
  .total .number {
    font-size: 1.75em;
    font-weight: 750;
    letter-spacing: -0.02em;
    text-align: end;
    padding-inline-end: 0.3em;
    line-height: 1;
    white-space: nowrap;
    direction: ltr;
  }
  .total .number:lang(fa) {
    font-variant-numeric: proportional-nums;
  }
  @container (width >= 60em) {
    .section {
      padding-inline: 1em;
    }
  }
  @container (width < 36em) {
    .card {
      --cell: 2.75em;
      --yahtzee-row: var(--row, 2.75em);
    }
    .section {
      padding: 0.125em 0.375em 0.5em;
    }
    .label {
      font-size: 0.8125em;
      gap: 0.4375em;
    }
    .tile {
      inline-size: 1.625em;
      block-size: 1.625em;
    }
    .bonus {
      font-size: 0.8125em;
      gap: 0.25em 0.375em;
      padding-inline: 0.125em;
    }
    .total .number {
      font-size: 1.5em;
      padding-inline-end: 0.2em;
    }
    .head {
      min-block-size: 1.875em;
    }
    /* Lets a long name extend into the free space beside the sum. */
    .head > :first-child {
      padding: 0;
      margin-inline-end: -0.75em;
    }
  }
  @container (width < 20em) {
    .card {
      grid-template-columns: minmax(0, 1fr);
      --cell: 3.5em;
      --yahtzee-row: 2.375em;
    }
    .section {
      padding: 0.125em 0.75em 0.25em;
    }
    .section + .section {
      border-inline-start: 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
    .label {
      font-size: 0.875em;
    }
  }
  @media (pointer: coarse) {
    .card {
      --yahtzee-row: var(--row, 2.75em);
    }
  }
`;
