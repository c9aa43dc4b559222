import { css, type CSSResult } from 'lit';

/** The reasons why a choice is best: a table of two columns of figures, and sentences. */
export const whyStyles: CSSResult = css`
  .reasons {
    margin-block-start: 0.25em;
    color: var(--yahtzee-ink-2);
    font-size: 0.9375em;
    line-height: 1.4;
    text-wrap: pretty;
  }
  .reasons p {
    margin: 0.5em 0 0;
  }
  .reasons table {
    inline-size: 100%;
    border-collapse: collapse;
    color: var(--yahtzee-ink);
    font-size: 1.0667em;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .reasons :is(th, td) {
    padding-block: 0.375em;
    padding-inline: 1em 0;
    border-block-end: 1px solid var(--yahtzee-line);
    font-weight: 450;
    text-align: end;
    vertical-align: baseline;
  }
  .reasons th:first-child {
    padding-inline: 0;
    text-align: start;
  }
  .reasons thead th {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .reasons b {
    font-weight: 700;
  }
  .compared small {
    display: block;
    font-weight: 450;
    font-size: 1em;
  }
  .compared td {
    inline-size: 27%;
    white-space: nowrap;
  }
  .compared .greater {
    font-weight: 700;
  }
  .length {
    float: inline-start;
    inline-size: calc(100% - 3.25em);
    block-size: 0.4375em;
    margin-block-start: 0.375em;
    fill: var(--yahtzee-line-strong);
  }
  .length:dir(rtl) {
    scale: -1 1;
  }
  .length .whole {
    fill: var(--yahtzee-surface-2);
  }
  .compared td:nth-child(2) .length {
    fill: var(--yahtzee-good);
  }
  .open-boxes summary {
    inline-size: fit-content;
    padding-block: 0.5em;
    cursor: pointer;
  }
  .open-boxes summary:hover {
    color: var(--yahtzee-ink);
  }
  .open-boxes tr:last-child > * {
    border: 0;
  }
  @media (pointer: coarse) {
    .open-boxes summary {
      padding-block: 0.75em;
    }
  }
`;
