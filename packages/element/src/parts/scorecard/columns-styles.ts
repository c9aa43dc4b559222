import { css, type CSSResult } from 'lit';

/** A table of columns; where there is little room, tiles alone name its rows. */
export const columnStyles: CSSResult = css`
  .card:has(> .sheet) {
    grid-template-columns: minmax(0, 1fr);
    --lab: minmax(9.5em, 1.5fr);
    --cell: minmax(2.75em, 1fr);
  }
  .sheet {
    padding: 0 0.75em;
  }
  /* Not every sheet: what scrolls sideways would also hold its heads, which stick to the window on tall boards. */
  .sheet[tabindex] {
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .sheet .row {
    inline-size: min-content;
    min-inline-size: 100%;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .sheet .label {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    background: var(--yahtzee-surface);
  }
  .heads {
    min-block-size: 3.5em;
    position: var(--heads, relative);
    inset-block-start: var(--heads-top);
    z-index: 3;
    background: var(--yahtzee-surface);
  }
  .heads .label,
  .colsum .label {
    color: var(--yahtzee-ink-2);
    font-size: 0.875em;
  }
  .ch {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.2em;
    padding: 0.375em 0.125em;
    min-inline-size: 0;
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
  }
  .ch span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .ch .tile {
    inline-size: 1.75em;
    block-size: 1.75em;
  }
  .sheet .cell-box,
  .ch,
  .column-value {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .sheet .cell {
    margin-inline-start: -1px;
  }
  /* A short line instead of hatching, which would dominate a table full of barred boxes. */
  .sheet .barred {
    background: none;
    box-shadow: none;
  }
  .sheet .barred::before {
    content: '';
    position: absolute;
    inset-block: calc(50% - 0.0625em);
    inset-inline: calc(50% - 0.25em);
    background: var(--yahtzee-line-strong);
    opacity: 0.55;
  }
  .column-value {
    display: grid;
    place-content: center;
    position: relative;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  .column-value sup {
    position: absolute;
    inset-block-start: 0.6em;
    inset-inline-start: calc(50% + 1.2em);
    font-size: 0.65em;
    line-height: 1;
    color: var(--yahtzee-good);
  }
  .colsum .tile,
  .sheet .total .tile,
  .grand {
    display: none;
  }
  .sheet .total {
    grid-auto-columns: var(--cell);
    align-items: stretch;
    min-block-size: 3em;
    border: 0;
    position: var(--total, relative);
    inset-block-end: 0;
    z-index: 3;
    background: var(--yahtzee-surface);
  }
  .sheet .total .number {
    font-size: 1.375em;
    padding-inline-start: 0.25em;
  }
  .sheet .total .column-value b {
    font-size: 1.375em;
    font-weight: 750;
    letter-spacing: -0.02em;
    color: var(--yahtzee-ink);
  }
  .sheet .total small {
    display: inline;
  }
  @container (width < 36em) {
    .sheet .announced::after {
      inset-block-start: 0.25em;
      inset-inline-start: 0.25em;
      font-size: 0.75em;
    }
    .card:has(> .sheet) {
      --lab: 2.5em;
      --cell: minmax(2.75em, 1fr);
    }
    .sheet {
      padding-inline: 0.375em;
    }
    .sheet .label {
      justify-content: center;
      padding: 0;
    }
    .sheet .label > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .sheet [part='label'] .badge {
      position: absolute;
      inset: auto 0 0;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      padding: 0 0.2em;
      text-align: center;
    }
    .colsum .tile,
    .sheet .total .tile {
      display: block;
    }
    .ch {
      font-size: 0.75em;
    }
    .grand {
      display: flex;
      align-items: baseline;
      gap: 0.75em;
      padding: 0.25em 0.5em 0.5em;
      font-weight: 650;
      position: sticky;
      inset-inline-start: 0;
    }
    .grand b {
      margin-inline-start: auto;
      font-size: 1.5em;
      font-weight: 750;
    }
  }
  @container (width < 20em) {
    .sheet {
      padding-inline: 0.25em;
      overflow-x: auto;
    }
    .ch {
      font-size: 0.625em;
    }
  }
`;
