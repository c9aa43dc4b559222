import { css } from 'lit';

/** The bar above the board, which keeps its height, and the phrases, which cover the board without moving it. */
export const barStyles = css`
  .strip {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 0.25em;
    min-block-size: 3.25em;
    padding-inline: 1.125em 0.5em;
    margin-block-end: 0.25em;
  }
  .news {
    flex: 1 6em;
    margin: 0;
    min-inline-size: 0;
    font-size: 0.875em;
    line-height: 1.3;
    color: var(--yahtzee-ink-2);
    overflow-wrap: anywhere;
  }
  .news:empty {
    display: none;
  }
  .news strong {
    color: var(--yahtzee-ink);
    font-weight: 650;
  }
  .print {
    margin: 0;
    font-size: 0.75em;
    font-variant-numeric: tabular-nums;
    color: var(--yahtzee-ink-2);
    direction: ltr;
    white-space: nowrap;
  }
  .strip .text,
  .strip .tool {
    flex: none;
  }
  .out:dir(rtl) {
    scale: -1 1;
  }
  .strip .text {
    max-inline-size: 50%;
    text-align: start;
  }
  .phrases {
    position: absolute;
    z-index: 4;
    inset-inline: 0;
    inset-block-start: 3.5em;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
    padding-block-end: 0.5em;
    box-shadow: 0 0.5em 1.5em -0.5em rgb(from var(--yahtzee-shadow) r g b / 0.42);
  }
  .phrases .head {
    padding-inline-end: 0.5em;
    justify-content: space-between;
  }
  .two {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.625em;
    padding: 1em 1.125em 0.75em;
  }
  .two .button {
    justify-content: start;
    text-align: start;
  }
  .phrases .note,
  .phrases .switch {
    padding-inline: 1.125em;
  }
  @container (width >= 36em) {
    .phrases {
      inset-inline-start: auto;
      inline-size: 28em;
    }
  }
`;
