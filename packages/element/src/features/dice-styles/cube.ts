/** The six sides of a die: right-handed, as dice of the West are, and opposite sides add up to seven. */

export type Vector = readonly [x: number, y: number, z: number];

/** A side: how it is turned from the front, and where it looks to; x to the right, y down, z to the viewer. */
interface Side {
  readonly turn: string;
  readonly normal: Vector;
}

/** In the order of `valuesAround`. */
export const SIDES: readonly Side[] = [
  { turn: '', normal: [0, 0, 1] },
  { turn: 'rotateY(180deg)', normal: [0, 0, -1] },
  { turn: 'rotateY(90deg)', normal: [1, 0, 0] },
  { turn: 'rotateY(-90deg)', normal: [-1, 0, 0] },
  { turn: 'rotateX(90deg)', normal: [0, -1, 0] },
  { turn: 'rotateX(-90deg)', normal: [0, 1, 0] },
];

/** Returns the values at the front, back, right, left, top and bottom; `pick` of 0…3 chooses the one at the top. */
export function valuesAround(front: number, pick: number): readonly number[] {
  const top = [1, 2, 3, 4, 5, 6].filter((value) => value !== front && value !== 7 - front)[pick] ?? 1;
  const [i, up] = axisOf(top);
  const [j, ahead] = axisOf(front);
  const k = 3 - i - j;
  // The sign of the product of top and front, where 1, 2, 3 are the axes.
  const sign = up * ahead * ((j - i + 3) % 3 === 1 ? 1 : -1);
  const right = sign > 0 ? k + 1 : 6 - k;
  return [front, 7 - front, right, 7 - right, top, 7 - top];
}

const axisOf = (value: number): readonly [axis: number, sign: number] =>
  value < 4 ? [value - 1, 1] : [6 - value, -1];
