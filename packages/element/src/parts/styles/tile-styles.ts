import { css } from 'lit';

/** The small picture of a row, on the card and in other lists of rows. */
export const tileStyles = css`
  .tile {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    /* Prevents a clipped edge where the tile does not start on a whole pixel. */
    overflow: visible;
    color: var(--yahtzee-ink-2);
  }
  .tile .outline {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    opacity: 0.75;
  }
  .tile .fill {
    fill: currentColor;
  }
  .tile .faint {
    fill: currentColor;
    opacity: 0.4;
  }
  .tile .hollow {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
  }
`;
