/** From what is seen to what the rules think in. */
import type { Dice, Side, Throw } from './types.js';

/** Six plain sides, or however many: the sides of a die that shows 1…n. */
export function plainSides(n: number): readonly Side[] {
  return Array.from({ length: n }, (_, i) => ({ face: i + 1 }));
}

/** The dice as a multiset. `dice` are numbers of `sides`, from 1; so is `roll`. */
export function throwOf(sides: readonly Side[], dice: Dice, roll: number, served: boolean): Throw {
  const shown: Side[] = [];
  for (const die of dice) {
    const side = sides[die - 1];
    if (side) shown.push(side);
  }
  return tally(shown, roll, served);
}

/** A throw of these sides. */
export function tally(sides: readonly Side[], roll: number, served: boolean): Throw {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (const { face } of sides) {
    while (counts.length < face) counts.push(0);
    counts[face] = (counts[face] ?? 0) + 1;
    sum += face;
  }
  return { n: sides.length, counts, sum, sides, roll, served };
}

/** How many dice show a face. */
export const countOf = (t: Throw, face: number): number => t.counts[face] ?? 0;

/** The face that all dice show, 0 if they differ. */
export const commonFace = (t: Throw): number => Math.max(0, t.counts.indexOf(t.n));
