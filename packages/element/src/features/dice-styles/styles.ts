import { css, type CSSResult } from 'lit';

/** Own faces, and the ways in which dice fall. */
export const diceStyles: CSSResult = css`
  .own {
    position: absolute;
    inset: 10% 14% 18%;
    display: grid;
    place-items: center;
    overflow: hidden;
    pointer-events: none;
    rotate: var(--rot, 0deg);
  }
  .own > * {
    max-inline-size: 100%;
    max-block-size: 100%;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  .side text,
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
  .sides {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .solid {
      perspective: 26em;
    }
    .solid .cube {
      transform-style: preserve-3d;
    }
    .solid .sides {
      display: block;
      position: absolute;
      inset: 0 0 6%;
      transform-style: preserve-3d;
      visibility: hidden;
    }
    .solid .side {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .solid :is(.roll0, .roll1) .sides {
      animation: 0.7s both sides0;
    }
    .solid .roll1 .sides {
      animation-name: sides1;
    }
    .solid :is(.roll0, .roll1) .cube {
      --half: calc(var(--yahtzee-die-size) * 0.44);
      animation: 0.7s cubic-bezier(0.2, 0.7, 0.2, 1) backwards tumble0;
    }
    .solid .roll1 .cube {
      animation-name: tumble1;
    }
    .shade {
      fill-opacity: 0.08;
    }
    .left .shade,
    .bottom .shade {
      fill-opacity: 0.2;
    }
    .side text {
      font-size: 60px;
    }
    .solid .cube .back {
      transform: translateZ(calc(var(--half) * -2)) rotateY(180deg);
    }
    .solid .cube .left {
      transform: translateZ(calc(var(--half) * -1)) rotateY(-90deg) translateZ(var(--half));
    }
    .solid .cube .right {
      transform: translateZ(calc(var(--half) * -1)) rotateY(90deg) translateZ(var(--half));
    }
    .solid .cube .top {
      transform: translateZ(calc(var(--half) * -1)) rotateX(90deg) translateZ(var(--half));
    }
    .solid .cube .bottom {
      transform: translateZ(calc(var(--half) * -1)) rotateX(-90deg) translateZ(var(--half));
    }
    @keyframes tumble0 {
      from {
        transform: translateY(-1.2em) translateZ(calc(var(--half) * -1)) rotateX(-500deg) rotateY(320deg)
          rotateZ(60deg) translateZ(var(--half));
      }
      80% {
        transform: translateZ(calc(var(--half) * -1)) rotateX(8deg) rotateY(-6deg) translateZ(var(--half));
      }
    }
    @keyframes tumble1 {
      from {
        transform: translateY(-1.2em) translateZ(calc(var(--half) * -1)) rotateX(480deg) rotateY(-340deg)
          rotateZ(-50deg) translateZ(var(--half));
      }
      80% {
        transform: translateZ(calc(var(--half) * -1)) rotateX(-8deg) rotateY(6deg) translateZ(var(--half));
      }
    }
    @keyframes sides0 {
      from,
      99% {
        visibility: visible;
      }
    }
    @keyframes sides1 {
      from,
      99% {
        visibility: visible;
      }
    }
  }
  @media (forced-colors: active) {
    .own text {
      fill: CanvasText;
    }
  }
`;
