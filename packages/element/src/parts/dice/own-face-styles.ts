import { css, type CSSResult } from 'lit';

/** Custom faces, and the animations of falling dice. */
export const diceStyles: CSSResult = css`
  .own {
    position: absolute;
    inset: 10% 14% 18%;
    display: grid;
    place-items: center;
    overflow: hidden;
    pointer-events: none;
    rotate: var(--rot, 0deg);
    /* Rotates about the centre of the die's body. */
    transform-origin: 50% 51.6%;
  }
  .own > * {
    max-inline-size: 100%;
    max-block-size: 100%;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  .own text {
    font-size: 78px;
    font-weight: 750;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .own :not(svg) {
    line-height: 1;
  }
  .none *,
  .none ::before {
    animation: none !important;
    transition: none !important;
  }
  .fast {
    --fall: 0.18s;
    --between: 6ms;
  }
  /* Hidden by opacity: after display: none or visibility: hidden, a throw would wait for its styles. */
  .flight {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
  }
  [data-throw] > :is(svg, .own),
  [data-throw]::before {
    opacity: 0;
    transition: none;
  }
  [data-throw='now'] > .flight {
    opacity: 1;
  }
  .tumbling {
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: 1;
    transform-style: preserve-3d;
  }
  .tumbling > * {
    position: absolute;
    inset: 0;
    backface-visibility: hidden;
  }
  .core {
    background: color-mix(in srgb, var(--yahtzee-die), #3a2a0c calc(20% * var(--yahtzee-die-gloss)));
    border-radius: 20%;
  }
  .side svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .side .own {
    inset: 10.6% 14% 13.1%;
    rotate: none;
  }
  .side .own svg {
    position: static;
  }
  .tumbling > .dim {
    background: #3a2a0c;
    inset: 0.6%;
    border-radius: 29%;
    opacity: 0;
  }
  /* The shadow of a die in the air. */
  .air {
    position: absolute;
    inset: 0 -8% -4%;
    background: radial-gradient(
      closest-side,
      rgb(from var(--yahtzee-shadow) r g b / 0.5) 20%,
      rgb(from var(--yahtzee-shadow) r g b / 0.28) 66%,
      transparent
    );
  }
  @media (forced-colors: active) {
    .air,
    .tumbling > .dim {
      display: none;
    }
    /* Blends the core into the background; it would show as lines around sides that fade. */
    .core {
      background: Canvas;
    }
    .own text {
      fill: CanvasText;
    }
  }
`;
