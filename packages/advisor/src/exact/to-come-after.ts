/** The points that a card of a solved game still brings after an entry. */
import type { Card } from '@yahtzee-game/rules';
import { expectedPointsAfter } from '../forecast/turn.js';
import { afterEntry, sectionPoints } from '../plan/card-states.js';
import { cardStateOf } from './choices.js';
import type { SolvedGame } from './solved-game.js';

/**
 * Returns a function from the id of an open cell, and the points of an entry there, to the points that then still come.
 */
export function toComeAfter(solved: SolvedGame, card: Card): (cell: string, points: number) => number {
  const { plan, values } = solved;
  const { filled, total, bank } = cardStateOf(solved, card);
  const valueAfter = expectedPointsAfter(plan, values);
  return (cell, points) => {
    const cellClass = plan.cellClasses.find(({ cells }) => cells.includes(cell));
    if (!cellClass) return NaN;
    const next = afterEntry(cellClass, filled, points);
    return valueAfter(0, next, total + sectionPoints(cellClass, points), bank);
  };
}
