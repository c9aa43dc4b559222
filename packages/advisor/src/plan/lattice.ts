/**
 * All keeps of a number of dice, ordered by inclusion: a lattice of multisets. Full keeps, called outcomes, come first,
 * the empty keep last.
 *
 * The value of a keep is the mean over the keeps with one more die, one for each side. The value of an outcome is the
 * best of the keeps inside it. Both recurrences follow the edges of the lattice, so no table of transitions from keeps
 * to outcomes is needed.
 */
import type { Held } from '@yahtzee-game/rules';
import { atOnce } from '../basics/slices.js';
import { sum } from '../basics/sum.js';
import { arrangements, multisetCount, multisets } from './multisets.js';

export interface Lattice {
  readonly dice: number;
  readonly sides: number;
  /** Number of full keeps. */
  readonly outcomes: number;
  readonly keeps: number;
  /** `counts[m * sides + s]` dice of keep m show side s + 1. */
  readonly counts: Int8Array;
  /** `size[m]` dice are in keep m. */
  readonly size: Int8Array;
  /** `up[m * sides + s]` is keep m with another die of side s + 1; only for keeps that are not full. */
  readonly up: Int32Array;
  /** The keeps that are keep m without one die: `down[downStart[m]]` up to `down[downStart[m + 1] - 1]`, each once. */
  readonly downStart: Int32Array;
  readonly down: Int32Array;
  /** By outcome, its probability when all dice are thrown. */
  readonly chances: Float64Array;
}

/** Keeps between two pauses. */
const PAUSE = 2048;

/** Returns the lattice of `dice` dice with `sides` equally likely sides. */
export const latticeOf = (dice: number, sides: number): Lattice => atOnce(latticeInSteps(dice, sides));

/** The same as `latticeOf`, in steps. Each `yield` is a good moment for a pause. */
export function* latticeInSteps(dice: number, sides: number): Generator<void, Lattice> {
  const all: (readonly number[])[] = [];
  for (let size = dice; size >= 0; size--) all.push(...multisets(size, sides));
  const numberOf = numbering(dice, sides);
  const outcomes = multisetCount(dice, sides);
  const up = new Int32Array(all.length * sides).fill(-1);
  const down: number[] = [];
  const downStart = new Int32Array(all.length + 1);
  for (const [m, counts] of all.entries()) {
    if (m % PAUSE === 0) yield;
    for (let side = 0; side < sides; side++) {
      if (m >= outcomes) up[m * sides + side] = numberOf(counts, side, 1);
      if (counts[side]) down.push(numberOf(counts, side, -1));
    }
    downStart[m + 1] = down.length;
  }
  yield;
  return {
    dice,
    sides,
    outcomes,
    keeps: all.length,
    counts: new Int8Array(all.flat()),
    size: new Int8Array(all.map(sum)),
    up,
    downStart,
    down: new Int32Array(down),
    chances: new Float64Array(all.slice(0, outcomes).map((counts) => arrangements(counts) / sides ** dice)),
  };
}

/** Returns the number of the keep with these counts by side, once `change` is added to the count at index `changed`. */
type Numbering = (counts: readonly number[], changed: number, change: number) => number;

/** Numbers keeps: larger ones first; of two with as many dice, the one with more of the first side that differs. */
function numbering(dice: number, sides: number): Numbering {
  const ways = Array.from({ length: dice + 1 }, (_, size) =>
    Array.from({ length: sides + 1 }, (__, n) => multisetCount(size, n)),
  );
  const larger = ways.map((_, size) => sum(ways.slice(size + 1).map((own) => own[sides] ?? 0)));
  return (counts, changed, change) => {
    let left = sum(counts) + change;
    let before = larger[left] ?? 0;
    for (let side = 0; left > 0; side++) {
      left -= (counts[side] ?? 0) + (side === changed ? change : 0);
      if (left > 0) before += ways[left - 1]?.[sides - side] ?? 0;
    }
    return before;
  };
}

/** Returns the keep of these sides (from 1), in any order. */
export function keepOf(lattice: Lattice, sides: readonly number[]): number {
  let keep = lattice.keeps - 1;
  for (const side of sides) keep = lattice.up[keep * lattice.sides + side - 1];
  return keep;
}

/** Returns the sides of a keep, ascending. */
export function sidesOf({ counts, sides }: Lattice, keep: number): readonly number[] {
  return Array.from({ length: sides }, (_, side) => side + 1).flatMap((side) =>
    new Array<number>(counts[keep * sides + side - 1]).fill(side),
  );
}

/** Returns the dice at the held positions. */
export const heldDice = (dice: readonly number[], held: Held): readonly number[] =>
  dice.filter((_, i) => (held >> i) & 1);

/** Returns every keep that leaves at least one die to reroll, each with the first held positions that show it. */
export function keepsInside(lattice: Lattice, dice: readonly number[]): ReadonlyMap<number, Held> {
  const found = new Map<number, Held>();
  for (let held = 0; held < 2 ** dice.length - 1; held++) {
    const keep = keepOf(lattice, heldDice(dice, held));
    if (!found.has(keep)) found.set(keep, held);
  }
  return found;
}

/** Returns the mean of a table by outcome, when all dice are thrown. */
export const expectation = ({ chances }: Lattice, table: Float64Array): number =>
  table.reduce((mean, value, outcome) => mean + value * chances[outcome], 0);
