import { css, type CSSResult } from 'lit';

/** Why a choice is best: a table of two columns of figures, and sentences. */
export const whyStyles: CSSResult = css`
  .reasons {
    flex: none;
    padding-inline: 0.5em;
    color: var(--yahtzee-ink-2);
  }
  .reasons p {
    margin: 0.5em 0;
  }
  .reasons table {
    inline-size: 100%;
    border-collapse: collapse;
    color: var(--yahtzee-ink);
    font-variant-numeric: tabular-nums;
  }
  .reasons :is(th, td) {
    padding-block: 0.25em;
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
`;
