/** How the board answers the pointer, and how dice fall. What would move when these styles arrive has no place here. */
import { css } from 'lit';

export const toolMotion = css`
  .tool:hover {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink);
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

export const diceMotion = css`
  .cube {
    transition: transform 0.16s cubic-bezier(0.2, 0.9, 0.3, 1.25);
  }
  .die:not([aria-disabled='true']):hover .cube {
    transform: translateY(-0.125em) rotate(var(--rot, 0deg));
  }
  .ring {
    transition: opacity 0.1s;
  }
  .roll0 .cube,
  .roll1 .cube {
    animation: 0.42s cubic-bezier(0.2, 0.7, 0.2, 1) backwards throw0;
  }
  .roll1 .cube {
    animation-name: throw1;
  }
  .roll0 .face,
  .roll1 .face {
    animation: 0.12s backwards show0;
  }
  .roll1 .face {
    animation-name: show1;
  }
  .die:nth-child(2) * {
    animation-delay: 35ms;
  }
  .die:nth-child(3) * {
    animation-delay: 70ms;
  }
  .die:nth-child(4) * {
    animation-delay: 105ms;
  }
  .die:nth-child(n + 5) * {
    animation-delay: 140ms;
  }
  /* Twice, because only a change of name starts an animation again. */
  @keyframes throw0 {
    from {
      transform: translateY(-0.6em) rotate(-220deg) scale(0.94);
    }
    78% {
      transform: rotate(calc(var(--rot, 0deg) + 2deg));
    }
  }
  @keyframes throw1 {
    from {
      transform: translateY(-0.6em) rotate(-220deg) scale(0.94);
    }
    78% {
      transform: rotate(calc(var(--rot, 0deg) + 2deg));
    }
  }
  @keyframes show0 {
    from {
      opacity: 0;
    }
  }
  @keyframes show1 {
    from {
      opacity: 0;
    }
  }
`;

export const cardMotion = css`
  .cell.points:hover,
  .cell.plain:hover,
  .solo .row:hover .points {
    background: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
  }
  .zero:hover {
    background: var(--yahtzee-surface-2);
  }
`;
