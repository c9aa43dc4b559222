import { css, type CSSResult } from 'lit';

/** A button with text, in panels and in elements other than the board. */
export const buttonStyles: CSSResult = css`
  .button {
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    min-block-size: 2.9375em;
    padding: 0.25em 1em;
    font-weight: 600;
    font-size: 0.9375em;
    background: var(--yahtzee-surface);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
  }
  .button:hover {
    background: var(--yahtzee-surface-2);
  }
`;
