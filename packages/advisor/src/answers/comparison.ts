/** The gains and losses of a choice against another one, box by box. */
import { rulesOf } from '@yahtzee-game/rules/engine';
import type { Signal } from '../basics/signal.js';
import type { Chosen } from '../questions/advice.js';
import { checkPosition } from '../questions/check-position.js';
import { checkSolution } from '../questions/check-solution.js';
import type { Position } from '../questions/position.js';
import type { Explanation, Solution } from '../questions/solution.js';

/** A source of points, and the points that two choices bring there from here to the end. */
export type Difference = (
  | {
      readonly kind: 'cell';
      /** Id of the cell, the first of interchangeable ones. */
      readonly cell: string;
    }
  | { readonly kind: 'bonus' | 'extra' }
) & {
  /** Mean of the points after the choice. */
  readonly points: number;
  /** Mean of the points after the other one. */
  readonly other: number;
  /** `points` minus `other`. */
  readonly gain: number;
};

/** A comparison of a choice with another one. */
export interface Comparison {
  readonly choice: Explanation;
  readonly other: Explanation;
  /** The greatest gain or loss first. The gains add up to the difference of the values. */
  readonly differences: readonly Difference[];
}

/**
 * Resolves to what a choice gains and loses against another one of the same position; `undefined` if the solution has
 * no explanations, since it is estimated. Rejects with a RangeError if one of them cannot be chosen, with the reason of
 * the signal when aborted.
 */
export async function compare(
  solution: Solution,
  position: Position,
  choice: Chosen,
  other: Chosen,
  signal?: Signal,
): Promise<Comparison | undefined> {
  checkSolution(solution);
  checkPosition(rulesOf(solution.ruleset), position);
  // Both are asked at once, so that no other question comes between them.
  const [own, others] = await Promise.all([
    solution.explain?.(position, choice, signal),
    solution.explain?.(position, other, signal),
  ]);
  return own && others && { choice: own, other: others, differences: differencesOf(own, others) };
}

function differencesOf(choice: Explanation, other: Explanation): readonly Difference[] {
  const figures = (points: number, others: number): Pick<Difference, 'points' | 'other' | 'gain'> => ({
    points,
    other: others,
    gain: points - others,
  });
  const all: readonly Difference[] = [
    ...Object.entries(choice.cells).map(
      ([cell, points]) => ({ kind: 'cell', cell, ...figures(points, other.cells[cell] ?? 0) }) as const,
    ),
    { kind: 'bonus', ...figures(choice.bonus, other.bonus) },
    { kind: 'extra', ...figures(choice.extra, other.extra) },
  ];
  return all
    .filter(({ points, other: others }) => points !== 0 || others !== 0)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}
