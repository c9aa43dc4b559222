import { css } from 'lit';

/** Colours that a page may set, light and dark, which the first rendering does not need. */
export const laterTokens = css`
  :host {
    /* The fill of a box under the pointer, or of the only possible box, and text on it. */
    --yahtzee-pencil-fill: var(--yahtzee-pencil);
    --yahtzee-on-pencil: light-dark(#fff, #0f1730);
    /* Success, such as a bonus that is reached or dice worth keeping, and a soft background for it. */
    --yahtzee-good: light-dark(#1c6a49, #74d3a4);
    --yahtzee-good-soft: light-dark(#e0f1e7, #1d3a2e);
    /* The tray when all dice are alike: dark, since the word on it is pale. */
    --yahtzee-moment: light-dark(#2b251c, #4a3c26);
  }
`;
