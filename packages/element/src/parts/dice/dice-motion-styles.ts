/** Styles of hovering and of falling dice. They must not move anything when they are loaded. */
import { css, unsafeCSS, type CSSResult } from 'lit';

const dice = css`
  .cube {
    transition: transform 0.16s cubic-bezier(0.2, 0.9, 0.3, 1.25);
  }
  .cube > svg {
    transition: rotate 0.16s;
  }
  .die:not([aria-disabled='true']):hover .cube {
    transform: translateY(-0.125em);
  }
  .ring {
    transition: opacity 0.1s;
  }
  /* Hides dice until they fly into the tray; the margin leaves room for the focus ring of the outer dice. */
  .tray {
    overflow: clip;
    overflow-clip-margin: 0.2em;
  }
  /* Numbers the dice from the side they fly in from: the farthest die flies first, so that none collide. */
  .die:nth-last-child(n + 2) {
    --place: 1;
  }
  .die:nth-last-child(n + 3) {
    --place: 2;
  }
  .die:nth-last-child(n + 4) {
    --place: 3;
  }
  .die:nth-last-child(n + 5) {
    --place: 4;
  }
  .die:nth-last-child(n + 6) {
    --place: 5;
  }
  .tray:dir(rtl) {
    --side: -1;
  }
  .cube {
    --from: calc(var(--side, 1) * (2.4 + var(--place, 0) * 0.4) * (100% + 1em)) 0.2em;
    --past: calc(var(--side, 1) * -0.24em);
  }
  /* In these layouts, the dice fly in from below the tray. */
  @container (width < 36em) or (width >= 60em) {
    .cube {
      --below: 1;
      --from: 0 calc(100% + 1.6em);
      --past: 0 -0.22em;
    }
  }
  .t0 {
    --spin: -290deg;
  }
  .t1 {
    --spin: 235deg;
  }
  .t2 {
    --spin: -200deg;
  }
  .t3 {
    --spin: 320deg;
  }
  .t4 {
    --spin: -345deg;
  }
  .t5 {
    --spin: 215deg;
  }
  .under {
    --tipped: 15%;
  }
  /* The face that a die shows until it tips over onto its own. */
  .cube > .passing {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  /* Dice in the air pass over held dice. */
  .roll0,
  .roll1 {
    z-index: 1;
  }
`;

/**
 * A two-dimensional throw: dice fly in from the hand a little too far, bounce once and come to rest, spinning over a
 * shadow that comes closer. At most 440 ms.
 */
const falling = css`
  .tray:not(.solid) .roll0 .cube,
  .tray:not(.solid) .roll0 .cube > :is(svg, .own),
  .tray:not(.solid) .roll0 .cube::before {
    animation: var(--fall, 0.33s) calc((5 - var(--place, 0)) * var(--between, 18ms))
      cubic-bezier(0.25, 0.6, 0.55, 1) backwards fly0;
  }
  .tray:not(.solid) .roll0 .cube > :is(svg, .own) {
    animation-name: spin0;
  }
  .tray:not(.solid) .roll0 .cube::before {
    animation-name: drop0;
  }
  @keyframes fly0 {
    from {
      translate: var(--from);
      scale: 1.14;
      opacity: 0;
    }
    7% {
      opacity: 1;
    }
    56% {
      translate: var(--past);
      scale: 1;
      animation-timing-function: ease-out;
    }
    74% {
      scale: 1.045;
      animation-timing-function: ease-in;
    }
    88% {
      scale: 1;
    }
  }
  @keyframes spin0 {
    from {
      rotate: calc(var(--rot, 0deg) + var(--spin));
      translate: 0 var(--tipped, 0);
    }
    56% {
      rotate: calc(var(--rot, 0deg) - var(--spin) * 0.05);
    }
  }
  @keyframes drop0 {
    from {
      translate: 0 0.75em;
      opacity: 0.35;
    }
    56%,
    88% {
      translate: 0;
      opacity: 1;
    }
    74% {
      translate: 0 0.22em;
      opacity: 0.7;
    }
  }
`;

/**
 * The fall of a die that decides: it rolls on when the others lie, stands on its edge, and tips over. Its hits are
 * those of `DECIDES` in `landings.ts`.
 */
const deciding = css`
  .tray:not(.solid) .roll0.decides .cube,
  .tray:not(.solid) .roll0.decides .cube > :is(svg, .own),
  .tray:not(.solid) .roll0.decides .cube::before {
    animation: 0.94s linear backwards decide0;
  }
  .tray:not(.solid) .roll0.decides .cube > :is(svg, .own) {
    animation-name: tip0;
  }
  .tray:not(.solid) .roll0.decides .cube::before {
    animation-name: lie0;
  }
  .tray:not(.solid) .roll0.decides .cube > .passing {
    animation-name: tip0, pass0;
  }
  @keyframes pass0 {
    from,
    80% {
      opacity: 1;
    }
    81% {
      opacity: 0;
    }
  }
  @keyframes decide0 {
    from {
      translate: var(--from);
      scale: 1.14;
      opacity: 0;
      animation-timing-function: ease-out;
    }
    4% {
      opacity: 1;
    }
    22% {
      translate: calc(var(--side, 1) * 0.5em) 0.1em;
      scale: 1;
      animation-timing-function: ease-out;
    }
    34% {
      scale: 1.05;
    }
    60%,
    78% {
      translate: 0 -0.3em;
      scale: 1.05;
      animation-timing-function: ease-in;
    }
    90% {
      translate: 0;
      scale: 1;
    }
  }
  @keyframes tip0 {
    from {
      rotate: calc(var(--rot, 0deg) + var(--spin));
      translate: 0 var(--tipped, 0);
    }
    34% {
      rotate: calc(var(--rot, 0deg) + 95deg);
      animation-timing-function: ease-out;
    }
    60% {
      rotate: calc(var(--rot, 0deg) + 47deg);
    }
    78% {
      rotate: calc(var(--rot, 0deg) + 43deg);
      animation-timing-function: ease-in;
    }
    90% {
      rotate: calc(var(--rot, 0deg) - 4deg);
    }
  }
  @keyframes lie0 {
    from {
      translate: 0 0.75em;
      opacity: 0.35;
    }
    22% {
      translate: 0;
      opacity: 1;
    }
    60%,
    78% {
      translate: 0 0.4em;
      opacity: 0.6;
    }
    90% {
      translate: 0;
      opacity: 1;
    }
  }
`;

/** The same animation under other names, because only a change of name restarts an animation. */
const again = (animation: CSSResult): CSSResult =>
  unsafeCSS(animation.cssText.replaceAll(/(?<=roll|fly|spin|drop|decide|tip|lie|pass)0/g, '1'));

export const diceMotion: readonly CSSResult[] = [
  dice,
  ...[falling, deciding].flatMap((one) => [one, again(one)]),
];
