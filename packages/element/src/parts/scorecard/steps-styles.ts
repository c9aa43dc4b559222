import { css, type CSSResult } from 'lit';

/** A bonus that grows in steps. */
export const stepStyles: CSSResult = css`
  .bonus:has(.ticks) .meter {
    grid-row: 2;
  }
  .ticks {
    grid-column: 1/-1;
    grid-row: 2;
    inline-size: 100%;
    block-size: 0.625em;
  }
  .ticks line {
    stroke: var(--yahtzee-line-strong);
    stroke-width: 2;
  }
  .steps {
    grid-column: 1/-1;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.5em;
  }
  .steps > span {
    border: 1px solid var(--yahtzee-line);
    border-radius: 0.5em;
    padding: 0.25em;
    text-align: center;
    line-height: 1.25;
  }
  .steps small {
    display: block;
    font-size: 0.875em;
  }
  @container (width < 36em) {
    .steps {
      gap: 0.25em;
    }
    .steps > span {
      padding: 0.2em 0;
    }
  }
`;
