import { css } from 'lit';

const controls = css`
  .skip {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink);
    box-shadow:
      inset 0 0 0 1px var(--yahtzee-line-strong),
      0 0.3125em 0 var(--yahtzee-line);
  }
  .skip b {
    font-size: var(--roll-quiet, 1.0625em);
    font-weight: 650;
  }
  .skip .left {
    color: var(--yahtzee-pencil);
    font-weight: 650;
  }
  .skip .left::before {
    content: '';
    inline-size: 0.9em;
    block-size: 0.7em;
    background: currentColor;
    clip-path: polygon(0 0, 50% 50%, 50% 0, 100% 50%, 50% 100%, 50% 50%, 0 100%);
  }
  .skip .left:dir(rtl)::before {
    scale: -1 1;
  }
`;

const dice = css`
  .keeps .tag svg {
    display: none;
  }
  .keeps .cube {
    transition: transform 0.16s;
  }
  .keeps:nth-child(2) .cube {
    transition-delay: 0.12s;
  }
  .keeps:nth-child(3) .cube {
    transition-delay: 0.24s;
  }
  .keeps:nth-child(4) .cube {
    transition-delay: 0.36s;
  }
  .keeps:nth-child(n + 5) .cube {
    transition-delay: 0.48s;
  }
  @media (prefers-reduced-motion: reduce) {
    .keeps .cube {
      transition: none !important;
    }
  }
`;

const scorecard = css`
  .computer {
    display: inline-block;
    inline-size: 1.375em;
    block-size: 1.4375em;
    /* The face may be higher than the line, which stays as high as it is. */
    margin-block: -0.375em;
    margin-inline-start: 0.35em;
    vertical-align: -0.0625em;
  }
  .computer .face {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const seatStyles = { controls: [controls], dice: [dice], scorecard: [scorecard] };
