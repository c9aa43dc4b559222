/** The faces of computers, one for each level: dice whose pips are eyes. In the colours of the theme's dice. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Level } from '../../game/seats.js';

/** The features of a face on 100 × 100. */
const FEATURES: Readonly<Record<Level, SVGTemplateResult>> = {
  // Astonished, and looking aside.
  random: svg`${eyes(33, 44)}
    <circle cx="37" cy="40" r="3" fill="var(--yahtzee-die)" />
    <circle cx="71" cy="40" r="3" fill="var(--yahtzee-die)" />
    <ellipse cx="50" cy="71" rx="7" ry="9" />`,
  // A clown.
  greedy: svg`${eyes(32, 38)}
    <circle cx="50" cy="53" r="9" fill="var(--yahtzee-pip-ace)" stroke="none" />
    <path d="M27 66q23 24 46 0" />`,
  // Kind, with lively eyebrows.
  human: svg`${eyes(34, 48)}
    <path d="M24 34q8-8 18-3M58 31q9-6 18 3M34 70q17 15 33-1" />`,
  // With glasses.
  optimal: svg`<circle cx="32" cy="46" r="13" /><circle cx="68" cy="46" r="13" /><path d="M45 45q5-4 10 0M40 74h20" />
    <circle cx="32" cy="46" r="5" fill="var(--yahtzee-pip)" stroke="none" />
    <circle cx="68" cy="46" r="5" fill="var(--yahtzee-pip)" stroke="none" />`,
};

/** Two pips, this far from the left and from the right. */
function eyes(x: number, y: number): SVGTemplateResult {
  return svg`<circle cx=${x} cy=${y} r="8.5" fill="var(--yahtzee-pip)" stroke="none" />
    <circle cx=${100 - x} cy=${y} r="8.5" fill="var(--yahtzee-pip)" stroke="none" />`;
}

/** Returns the face of a level, as decoration. Styles decide its size. */
export const computerFace = (level: Level): TemplateResult =>
  html`<svg class="face" viewBox="0 0 100 104" aria-hidden="true">
    <rect x="4" y="8" width="92" height="92" rx="24" fill="var(--yahtzee-die-edge)" />
    <rect
      x="4"
      y="3"
      width="92"
      height="92"
      rx="24"
      fill="var(--yahtzee-die)"
      stroke="var(--yahtzee-die-line)"
      stroke-width="2.5"
    />
    <g fill="none" stroke="var(--yahtzee-pip)" stroke-width="6" stroke-linecap="round">${FEATURES[level]}</g>
  </svg>`;
