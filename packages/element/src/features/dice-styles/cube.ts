/** A die with six sides for the 3D animation. It lands on the side that shows the value. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { pipsOf, type Pip } from '../../parts/die.js';

const PLACES = ['back', 'left', 'right', 'top', 'bottom'] as const;

/** Opposite sides add up to seven; the order of the sides around the front is arbitrary. */
const valuesAround = (face: number): readonly number[] => [
  7 - face,
  ...[1, 2, 3, 4, 5, 6].filter((one) => one !== face && one !== 7 - face),
];

/** The five sides that are visible only during the animation; the front is the die itself. */
export const sidesOf = (
  face: number,
  drawn: (value: number) => readonly SVGTemplateResult[],
): TemplateResult =>
  html`<span class="sides">${valuesAround(face).map((value, i) => sideOf(PLACES[i] ?? '', drawn(value)))}</span>`;

const sideOf = (place: string, drawn: readonly SVGTemplateResult[]): TemplateResult =>
  html`<svg class="side ${place}" viewBox="0 0 100 100"><rect class="body" width="100" height="100" rx="18" />${drawn}<rect class="shade" width="100" height="100" rx="18" /></svg>`;

/** The pips of a side; round by default. */
export const pipsOn = (value: number, pip: Pip = roundPip): readonly SVGTemplateResult[] =>
  pipsOf(value).map(([x, y]) => pip(x, y, value === 1));

const roundPip: Pip = (x, y, ace) =>
  svg`<circle class=${ace ? 'pip ace' : 'pip'} cx=${x} cy=${y} r=${ace ? 13 : 9.2} />`;
