/** The six sides of a die: right-handed, as Western dice are, and opposite sides add up to seven. */
import { itemAt } from '../../basics/item-at.js';

export type Vector = readonly [x: number, y: number, z: number];

/** The rotation that moves a side from the front to its place, in degrees. */
type Turn = readonly [axis: 'X' | 'Y', angle: number];

/** The rotation of each side, by value from 1. */
const TURNS: readonly Turn[] = [
  ['X', 0],
  ['X', 90],
  ['Y', -90],
  ['Y', 90],
  ['X', -90],
  ['Y', 180],
];

/** The CSS transform that moves each side to its place, by value from 1. */
export const PLACES: readonly string[] = TURNS.map(([axis, angle]) => `rotate${axis}(${angle}deg)`);

/** Returns the CSS transform of the whole die that brings a value to the front, upright. */
export function turnTo(front: number): string {
  const [axis, angle] = backFrom(front);
  return `rotate${axis}(${angle}deg)`;
}

/** The normals of all sides, by value, with this value at the front; x to the right, y down, z to the viewer. */
export const normalsOf = (front: number): readonly Vector[] =>
  TURNS.map((turn) => turned(turned([0, 0, 1], turn), backFrom(front)));

const backFrom = (front: number): Turn => {
  const [axis, angle] = itemAt(TURNS, front - 1);
  return [axis, 0 - angle];
};

/** Rotates a vector by quarter turns, so that the coordinates stay integers. */
function turned([x, y, z]: Vector, [axis, angle]: Turn): Vector {
  const cos = Math.round(Math.cos((angle * Math.PI) / 180));
  const sin = Math.round(Math.sin((angle * Math.PI) / 180));
  return axis === 'X' ? [x, y * cos - z * sin, y * sin + z * cos] : [x * cos + z * sin, y, z * cos - x * sin];
}
