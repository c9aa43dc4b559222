/** What a choice gains and loses against another one. */
import type { Comparison, Difference, Explanation } from './solution.js';

/** Compares two choices of one position, source by source. */
export function compared(choice: Explanation, other: Explanation): Comparison {
  const figures = (points: number, others: number): Pick<Difference, 'points' | 'other' | 'gain'> => ({
    points,
    other: others,
    gain: points - others,
  });
  const differences: readonly Difference[] = [
    ...Object.entries(choice.cells).map(
      ([cell, points]) => ({ kind: 'cell', cell, ...figures(points, other.cells[cell] ?? 0) }) as const,
    ),
    { kind: 'bonus', ...figures(choice.bonus, other.bonus) },
    { kind: 'extra', ...figures(choice.extra, other.extra) },
  ];
  const brings = differences.filter(({ points, other: others }) => points !== 0 || others !== 0);
  return {
    choice,
    other,
    differences: brings.toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain)),
  };
}
