/** Draws a die with the given value. It never produces random values. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Pip } from '../../board/feature.js';

/** Centres of the pips, on a face of 100 × 100. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[50, 50]],
  [
    [27, 27],
    [73, 73],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [50, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
];
/** A square whose sides bulge. */
const SQUIRCLE =
  'M28 1.2C42-.4 58-.4 72 1.2 90 3.2 96.8 10 98.8 28 100.4 42 100.4 58 98.8 72 96.8 90 90 96.8 72 98.8 ' +
  '58 100.4 42 100.4 28 98.8 10 96.8 3.2 90 1.2 72-.4 58-.4 42 1.2 28 3.2 10 10 3.2 28 1.2Z';

export const pipsOf = (face: number): readonly (readonly [number, number])[] => PIPS[face] ?? [];

/** Light and shadow, drawn over the colours that themes set. Needed once in each shadow root. */
export const dieLights = svg`<defs>
  <linearGradient id="bevel" x2="0" y2="1">
    <stop stop-color="#fff" stop-opacity=".95" />
    <stop offset=".4" stop-color="#fff" stop-opacity=".1" />
    <stop offset="1" stop-color="#3a2a0c" stop-opacity=".26" />
  </linearGradient>
  <radialGradient id="shine" cx=".38" cy=".28" r=".9">
    <stop stop-color="#fff" stop-opacity=".6" />
    <stop offset=".55" stop-color="#fff" stop-opacity=".12" />
    <stop offset="1" stop-color="#3a2a0c" stop-opacity=".07" />
  </radialGradient>
  <linearGradient id="drill" x2="0" y2="1">
    <stop stop-opacity=".5" />
    <stop offset=".55" stop-opacity="0" />
    <stop offset="1" stop-color="#fff" stop-opacity=".22" />
  </linearGradient>
</defs>`;

const roundPip: Pip = (x, y, ace) => {
  const r = ace ? 13 : 9.2;
  return svg`
    <circle class="lip" cx=${x} cy=${y + 2.2} r=${r} />
    <circle class=${ace ? 'pip ace' : 'pip'} cx=${x} cy=${y} r=${r} />
    <circle class="gloss" fill="url(#drill)" fill-opacity=${ace ? 0.4 : 1} cx=${x} cy=${y} r=${r} />`;
};

/** A die, and its lower side, which stays below it when the die is rotated. No pips for 0. */
export const dieDrawing = (face: number, pip: Pip = roundPip): TemplateResult =>
  html`<svg class="under" viewBox="0 0 100 106" aria-hidden="true"><path class="edge" d=${SQUIRCLE} /></svg
    ><svg viewBox="0 0 100 106" aria-hidden="true">
      <rect class="ring" x="-6.5" y="-6.5" width="113" height="119" rx="30" />
      ${dieFace(face, pip)}
    </svg>`;

/** The body and the pips of a face, seen from above. */
export const dieFace = (face: number, pip: Pip = roundPip): SVGTemplateResult =>
  svg`
    <path class="body" d=${SQUIRCLE} />
    <path class="gloss" fill="url(#bevel)" d=${SQUIRCLE} />
    <g transform="translate(5 3.6) scale(.9)">
      <path class="body" d=${SQUIRCLE} />
      <path class="gloss" fill="url(#shine)" d=${SQUIRCLE} />
    </g>
    <g class="face">${pipsOf(face).map(([x, y]) => pip(x, y, face === 1))}</g>`;
