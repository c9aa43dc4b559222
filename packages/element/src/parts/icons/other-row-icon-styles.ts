import { css, type CSSResult } from 'lit';

/** Tiles that Yahtzee does not have. */
export const rowIconStyles: CSSResult = css`
  .tile .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .tile text {
    fill: currentColor;
    font-size: 13px;
    font-weight: 700;
    text-anchor: middle;
  }
  .tile .small {
    font-size: 11px;
    letter-spacing: -0.04em;
  }
  .tile .solid {
    fill: currentColor;
  }
  .solid ~ .fill,
  .solid ~ .faint {
    fill: var(--yahtzee-surface);
  }
  .solid ~ .faint {
    opacity: 0.55;
  }
  .solid ~ .hollow {
    stroke: var(--yahtzee-surface);
  }
`;
