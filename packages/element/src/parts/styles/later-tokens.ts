import { css } from 'lit';

/** Colours that a page may set, light and dark, which the first rendering does not need. */
export const laterTokens = css`
  :host {
    /* A box that is pointed at, or the only one. */
    --yahtzee-pencil-fill: var(--yahtzee-pencil);
    --yahtzee-on-pencil: light-dark(#fff, #0f1730);
    /* What is won or kept. */
    --yahtzee-good: light-dark(#1c6a49, #74d3a4);
    --yahtzee-good-soft: light-dark(#e0f1e7, #1d3a2e);
  }
`;
