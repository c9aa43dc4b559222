/** The hovering of the tools below a board. */
import { css } from 'lit';

export const toolMotion = css`
  .tool:hover {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink);
  }
`;
