/** Pips of dice with colours: each colour has a shape, so that players need not see the colour. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Pip } from '../../../parts/die.js';

/** A shape of approximately this radius. */
export type Shape = (name: string, x: number, y: number, r: number) => SVGTemplateResult;

const path = (name: string, d: string): SVGTemplateResult => svg`<path class=${name} d=${d} />`;

const round: Shape = (name, x, y, r) => svg`<circle class=${name} cx=${x} cy=${y} r=${r} />`;

const SHAPES: Readonly<Record<string, Shape>> = {
  red: (name, x, y, r) => {
    const s = r * 1.28;
    return path(name, `M${x} ${y - s}l${s} ${s} ${-s} ${s} ${-s} ${-s}Z`);
  },
  green: (name, x, y, r) => {
    const s = r * 0.92;
    return path(name, `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`);
  },
  blue: (name, x, y, r) => {
    const s = r * 1.16;
    return path(name, `M${x} ${y - s * 1.1}l${s} ${s * 1.9}h${-2 * s}Z`);
  },
};

/** Returns the shape of a colour; round for black and unknown colours. */
export const shapeOf = (colour: string): Shape => SHAPES[colour] ?? round;

/** Each pip with the lip of its hole below it; the one is a little larger. */
export function pipOf(colour: string): Pip | undefined {
  if (!colour) return undefined;
  const shape = shapeOf(colour);
  return (x, y, ace) => {
    const r = ace ? 11 : 9.2;
    return svg`${shape('lip', x, y + 2.2, r)}${shape('pip', x, y, r)}`;
  };
}
