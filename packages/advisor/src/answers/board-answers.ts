/** The answers of a solution to a board, about choices and prospects. */
import type { Signal } from '../basics/signal.js';
import type { Chosen } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import { compare, type Comparison } from './comparison.js';

/** The prospects of the player on turn under best play. */
export interface Prospects {
  /** Final totals: one game in ten ends below `from`, and one in ten above `to`. */
  readonly finish: { readonly from: number; readonly to: number };
  /** Probability, 0 to 1, of a section bonus; absent if the game has none, or it is not known. */
  readonly bonus?: number;
  /** By id of each open cell, the probability that an entry there brings points; absent if it is not known. */
  readonly cells?: Readonly<Record<string, number>>;
  /** Whether the figures are exact; false if they are estimates. */
  readonly exact: boolean;
}

/** Share of games that end below the range of a finish, and share that end above it. */
const TAIL = 0.1;

/** Resolves to what a choice gains and loses against another one; undefined if the solution does not know. */
export async function comparisonBy(
  solution: Solution,
  position: Position,
  choice: Chosen,
  other: Chosen,
  signal: Signal | undefined,
): Promise<Comparison | undefined> {
  return unlessTooLarge(() => compare(solution, position, choice, other, signal));
}

/** Resolves to the prospects of a position; undefined if the solution does not know them. */
export async function prospectsBy(
  solution: Solution,
  position: Position,
  signal: Signal | undefined,
): Promise<Prospects | undefined> {
  return unlessTooLarge(async () => {
    const { exact } = solution;
    const outlook = await solution.outlook?.(position, signal);
    if (!outlook) return { finish: rangeOf(await solution.distribution(position, signal)), exact };
    const { distribution, cells, bonus } = outlook;
    const { bonuses = [] } = solution.ruleset.spec;
    return { finish: rangeOf(distribution), cells, ...(bonuses.length > 0 && { bonus }), exact };
  });
}

/**
 * A solution rejects with a RangeError if an answer would take too much memory or makes no sense here; the answer is
 * undefined then.
 */
async function unlessTooLarge<T>(answer: () => Promise<T>): Promise<T | undefined> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the range in which all games but those of the two tails end. Totals below 0 count as 0. */
function rangeOf(chances: Float64Array): Prospects['finish'] {
  const reaching = (share: number): number => {
    let below = 1 - chances.reduce((a, b) => a + b, 0);
    return chances.findIndex((chance) => (below += chance) >= share);
  };
  return { from: reaching(TAIL), to: reaching(1 - TAIL) };
}
