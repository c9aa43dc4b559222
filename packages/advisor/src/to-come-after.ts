/** What a card of a solved game still brings after an entry. */
import { afterEntry, type CardState } from './card-states.js';
import type { SolvedGame } from './solved-game.js';
import { expectedPointsAfter } from './turn.js';

/** Returns a function from the id of an open cell, and the points of an entry there, to the points that then still come. */
export function toComeAfter(
  { plan, values }: SolvedGame,
  { filled, total, bank }: CardState,
): (cell: string, points: number) => number {
  const valueAfter = expectedPointsAfter(plan, values);
  return (cell, points) => {
    const cellClass = plan.cellClasses.find(({ cells }) => cells.includes(cell));
    if (!cellClass) return NaN;
    const next = afterEntry(cellClass, filled, points);
    return valueAfter(0, next, cellClass.inSection ? total + points : total, bank);
  };
}
