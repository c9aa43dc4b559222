/** A die with six sides, for the throw in three dimensions. It ends on the side that shows the value. */
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Pip } from '../parts/die.js';
import type { Kit } from '../parts/kit.js';

const PLACES = ['back', 'left', 'right', 'top', 'bottom'] as const;

/** Opposite sides make seven; of the sides around the front, any order will do. */
const valuesAround = (face: number): readonly number[] => [
  7 - face,
  ...[1, 2, 3, 4, 5, 6].filter((one) => one !== face && one !== 7 - face),
];

/** The five sides that are seen only while the die tumbles; the front is the die itself. */
export const sidesOf = (
  kit: Kit,
  face: number,
  drawn: (value: number) => readonly SVGTemplateResult[],
): TemplateResult =>
  kit.html`<span class="sides">${valuesAround(face).map((value, i) => sideOf(kit, PLACES[i] ?? '', drawn(value)))}</span>`;

const sideOf = ({ html }: Kit, place: string, drawn: readonly SVGTemplateResult[]): TemplateResult =>
  html`<svg class="side ${place}" viewBox="0 0 100 100"><rect class="body" width="100" height="100" rx="18" />${drawn}<rect class="shade" width="100" height="100" rx="18" /></svg>`;

/** The pips of a side; round ones if nobody draws others. */
export const pipsOn = (kit: Kit, value: number, pip: Pip = roundPip(kit)): readonly SVGTemplateResult[] =>
  kit.pipsOf(value).map(([x, y]) => pip(x, y, value === 1));

const roundPip =
  ({ svg }: Kit): Pip =>
  (x, y, ace): SVGTemplateResult =>
    svg`<circle class=${ace ? 'pip ace' : 'pip'} cx=${x} cy=${y} r=${ace ? 13 : 9.2} />`;
