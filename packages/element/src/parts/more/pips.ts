/** Pips of dice with colours: a shape for each, so that nobody has to see the colour. */
import type { SVGTemplateResult } from 'lit';
import type { Pip } from '../die.js';
import type { Kit } from '../kit.js';

/** Draws a shape of about this radius. */
export type Shape = (
  kit: Pick<Kit, 'svg'>,
  name: string,
  x: number,
  y: number,
  r: number,
) => SVGTemplateResult;

const path = ({ svg }: Pick<Kit, 'svg'>, name: string, d: string): SVGTemplateResult =>
  svg`<path class=${name} d=${d} />`;

const round: Shape = ({ svg }, name, x, y, r) => svg`<circle class=${name} cx=${x} cy=${y} r=${r} />`;

const SHAPES: Readonly<Record<string, Shape>> = {
  red: (kit, name, x, y, r) => {
    const s = r * 1.28;
    return path(kit, name, `M${x} ${y - s}l${s} ${s} ${-s} ${s} ${-s} ${-s}Z`);
  },
  green: (kit, name, x, y, r) => {
    const s = r * 0.92;
    return path(kit, name, `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`);
  },
  blue: (kit, name, x, y, r) => {
    const s = r * 1.16;
    return path(kit, name, `M${x} ${y - s * 1.1}l${s} ${s * 1.9}h${-2 * s}Z`);
  },
};

/** The shape of a colour; black and what we do not know are round. */
export const shapeOf = (colour: string): Shape => SHAPES[colour] ?? round;

/** Each pip with the lip of its hole below it; the one is a little larger. */
export function pipOf(kit: Pick<Kit, 'svg'>, colour: string): Pip | undefined {
  if (!colour) return undefined;
  const shape = shapeOf(colour);
  return (x, y, ace) => {
    const r = ace ? 11 : 9.2;
    return kit.svg`${shape(kit, 'lip', x, y + 2.2, r)}${shape(kit, 'pip', x, y, r)}`;
  };
}
