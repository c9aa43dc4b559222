/** The scores of a ruleset as tables: every score function is called with every throw. */
import type { Category, Rules, Throw } from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import { sidesOf, type Lattice } from '../plan/lattice.js';

/** By roll and whether all dice were thrown, `[(roll - 1) * 2 + served]`, by row of the card, by outcome: points. */
type ScoreTables = readonly (readonly Float64Array[])[];

/**
 * Returns every outcome as a throw. `index` says in which roll, and whether all dice were thrown, as in `ScoreTables`.
 */
export const throwsAt = ({ sides }: Rules, lattice: Lattice, index: number): readonly Throw[] =>
  Array.from({ length: lattice.outcomes }, (_, r) =>
    throwOf(sides, sidesOf(lattice, r), 1 + (index >> 1), index % 2 === 1),
  );

/** The index of the first roll, which always throws all dice. */
const FIRST_ROLL = 1;

/**
 * Calls the score functions. Games with saved rolls have two more rolls, to see whether bought ones score alike. A
 * function that never looks at the roll, nor at whether all dice were thrown, is called with the first roll alone. Each
 * `yield` is a good moment for a pause.
 */
export function* scoreTables(rules: Rules, lattice: Lattice): Generator<void, ScoreTables> {
  const { rolls, tokens, categories } = rules.spec;
  const first = throwsAt(rules, lattice, FIRST_ROLL);
  yield;
  const always = yield* fixedScores(categories, first);
  const tables: Float64Array[][] = [];
  for (let i = 0; i < 2 * (rolls + (tokens ? 2 : 0)); i++) {
    yield;
    const throws = always.includes(undefined) ? throwsAt(rules, lattice, i) : [];
    tables.push(
      categories.map(({ score }, row) => always[row] ?? Float64Array.from(throws, (t) => score(t))),
    );
  }
  return tables;
}

/**
 * Returns, by row, the points of each throw; `undefined` for a row whose score function looks at the roll, or at
 * whether all dice were thrown. Each `yield` is a good moment for a pause.
 */
export function* fixedScores(
  categories: readonly Category[],
  throws: readonly Throw[],
): Generator<void, readonly (Float64Array | undefined)[]> {
  let isRollRead = false;
  const watched = throws.map((t): Throw => ({
    ...t,
    get roll() {
      isRollRead = true;
      return t.roll;
    },
    get served() {
      isRollRead = true;
      return t.served;
    },
  }));
  const fixed: (Float64Array | undefined)[] = [];
  for (const { score } of categories) {
    yield;
    isRollRead = false;
    const points = Float64Array.from(watched, (t) => score(t));
    fixed.push(isRollRead ? undefined : points);
  }
  return fixed;
}

/**
 * Merges equal tables into score classes. This shows whether scores depend on the roll or on `served`. `kept` are the
 * indices of the tables that differ.
 */
export function mergeEqual(tables: ScoreTables): {
  readonly scoreClasses: readonly number[];
  readonly kept: readonly number[];
} {
  const kept: number[] = [];
  const scoreClasses = tables.map((table, i) => {
    // The first roll always throws all dice, so its table without `served` is never used.
    const own = i === 0 ? tables[FIRST_ROLL] : table;
    const same = kept.findIndex((at) => areEqual(tables[at], own));
    return same >= 0 ? same : kept.push(i || FIRST_ROLL) - 1;
  });
  return { scoreClasses, kept };
}

const areEqual = (a: readonly Float64Array[] = [], b: readonly Float64Array[] = []): boolean =>
  a.every((row, i) => row === b[i] || row.every((points, r) => points === b[i]?.[r]));
