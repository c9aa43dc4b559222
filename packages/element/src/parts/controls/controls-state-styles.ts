/** Styles of the Roll button that appear after the first rendering. None of them changes a size. */
import { css } from 'lit';

export const controlStates = css`
  .roll.off {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink-2);
    box-shadow:
      inset 0 0 0 1px var(--yahtzee-line),
      0 0.3125em 0 var(--yahtzee-line);
    cursor: default;
  }
  .roll.off b {
    font-size: 1.0625em;
  }
  .again b {
    font-size: 1.25em;
  }
  .chip {
    background: var(--yahtzee-good);
    color: var(--yahtzee-surface);
    font-weight: 700;
    border-radius: 1em;
    padding: 0.1em 0.65em;
    margin-inline-end: 0.25em;
    white-space: nowrap;
  }
  @container (width < 31em) {
    .again {
      flex-flow: column;
      gap: 0;
    }
  }
`;

export const controlsMotion = css`
  .roll {
    transition: transform 0.12s;
  }
  .roll:active:not(.off) {
    transform: translateY(0.25em);
    transition-duration: 0.07s;
    box-shadow:
      0 0.0625em 0 var(--yahtzee-accent-deep),
      inset 0 0 0 0.09375em var(--yahtzee-accent-line),
      inset 0 1px 0 rgb(255 255 255 / 0.2);
  }
`;
