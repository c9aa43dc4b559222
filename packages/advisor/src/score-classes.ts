/** The scores of a ruleset as tables: every score function is called with every throw. */
import type { Rules, Throw } from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import { sidesOf, type Lattice } from './lattice.js';

/** By roll and whether all dice were thrown, `[(roll - 1) * 2 + served]`: every outcome as a throw. */
type Throws = readonly (readonly Throw[])[];
/** By the same index, by row of the card, by outcome: points. */
type ScoreTables = readonly (readonly Float64Array[])[];

/** Returns every outcome as a throw. Games with saved rolls have two more rolls, to see whether bought ones score alike. */
export function throwsOf({ spec, sides }: Rules, lattice: Lattice): Throws {
  const rolls = spec.rolls + (spec.tokens ? 2 : 0);
  return Array.from({ length: 2 * rolls }, (_, i) =>
    Array.from({ length: lattice.outcomes }, (_unused, r) =>
      throwOf(sides, sidesOf(lattice, r), 1 + (i >> 1), i % 2 === 1),
    ),
  );
}

/** Calls the score functions. Each `yield` is a good moment for a pause. */
export function* scoreTables({ spec }: Rules, throws: Throws): Generator<void, ScoreTables> {
  const tables: Float64Array[][] = [];
  for (const list of throws) {
    tables.push(spec.categories.map(({ score }) => Float64Array.from(list, (t) => score(t))));
    yield;
  }
  return tables;
}

/**
 * Merges equal tables to score classes. This finds out whether scores depend on the roll or on `served`.
 * `kept` are the indices of the tables that differ.
 */
export function mergeEqual(tables: ScoreTables): {
  readonly scoreClasses: readonly number[];
  readonly kept: readonly number[];
} {
  const kept: number[] = [];
  const scoreClasses = tables.map((table, i) => {
    // The first roll always throws all dice, so its table without `served` is never used.
    const own = i === 0 ? tables[1] : table;
    const same = kept.findIndex((at) => areEqual(tables[at], own));
    return same >= 0 ? same : kept.push(i === 0 ? 1 : i) - 1;
  });
  return { scoreClasses, kept };
}

const areEqual = (a: readonly Float64Array[] = [], b: readonly Float64Array[] = []): boolean =>
  a.every((row, i) => row.every((points, r) => points === b[i]?.[r]));
