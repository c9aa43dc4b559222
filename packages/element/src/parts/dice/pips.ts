/** Pips of dice with colours: each colour has a shape, so that players need not see the colour. */
import { svg } from 'lit';
import type { Pip } from '../../board/feature.js';
import { dot } from '../icons/row-icon.js';

/** A shape of approximately this radius, as a piece of a path. */
export type Shape = (x: number, y: number, r: number) => string;

const SHAPES: Readonly<Record<string, Shape>> = {
  red: (x, y, r) => {
    const s = r * 1.28;
    return `M${x} ${y - s}l${s} ${s} ${-s} ${s} ${-s} ${-s}Z`;
  },
  green: (x, y, r) => {
    const s = r * 0.92;
    return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`;
  },
  blue: (x, y, r) => {
    const s = r * 1.16;
    return `M${x} ${y - s * 1.1}l${s} ${s * 1.9}h${-2 * s}Z`;
  },
};

/** Returns the shape of a colour; round for black and unknown colours. */
export const shapeOf = (colour: string): Shape => SHAPES[colour] ?? dot;

/** Each pip with the lip of its hole below it; the one is a little larger. */
export function pipOf(colour: string): Pip | undefined {
  if (!colour) return undefined;
  const shape = shapeOf(colour);
  return (x, y, ace) => {
    const r = ace ? 11 : 9.2;
    return svg`<path class="lip" d=${shape(x, y + 2.2, r)} /><path class="pip" d=${shape(x, y, r)} />`;
  };
}
