/** The cell classes of a game. */
import type { Column, Rules, Spec } from '@yahtzee-game/rules';
import type { CellClass } from '../plan/plan.js';

/** Whether the order of any column bars open cells. */
export const isOrdered = ({ columns }: Rules): boolean => columns.some(({ order }) => order.bar);

/**
 * Returns the cell classes of a game. The same row in several columns is one class if nothing distinguishes the
 * columns.
 * @param scores by cell, by score class, by outcome
 * @param flagRepeat whether the repeat rule depends on its row having been struck
 */
export function cellClassesOf(
  rules: Rules,
  scores: readonly (readonly Float64Array[])[],
  flagRepeat: boolean,
): readonly CellClass[] {
  const { spec } = rules;
  const merges = areColumnsAlike(rules);
  const first = merges ? (rules.columnCells[0] ?? []) : rules.cells;
  const cellClasses: CellClass[] = [];
  let place = 1;
  for (const cell of first) {
    const { category, column } = cell;
    const cells = merges ? rules.cells.filter((other) => other.row === cell.row) : [cell];
    const capacity = cells.length * cell.entries;
    const flagged = capacity === 1 && needsFlag(spec, category.id, flagRepeat);
    const digits = flagged ? 3 : capacity + 1;
    const own = scores[cell.index] ?? [];
    cellClasses.push({
      cells: cells.map(({ id }) => id),
      capacity,
      flagged,
      place,
      digits,
      inSection: spec.bonuses?.[0]?.section === category.section && category.counts !== false,
      maxPoints: Math.max(category.joker ?? 0, ...own.map((table) => Math.max(...table))),
      leastPoints: Math.min(0, category.joker ?? 0, ...own.map((table) => Math.min(...table))),
      times: category.counts === false ? 0 : (column.times ?? 1),
      face: category.face ?? 0,
      after: first.findIndex((other) => other.category.id === category.after && other.col === cell.col),
      scores: own,
    });
    place *= digits;
  }
  return cellClasses;
}

/**
 * Whether the cells of each row are interchangeable: all columns are free, have all rows and the same multiplier, and
 * no rule is about single cells.
 */
function areColumnsAlike(rules: Rules): boolean {
  const { repeat, wins, categories } = rules.spec;
  const [first] = rules.columns;
  const isAlike = ({ times, rows }: Column): boolean => times === first?.times && !rows;
  const isFree = !isOrdered(rules) && !categories.some(({ after }) => after);
  return isFree && !repeat && !wins && rules.columns.every(isAlike);
}

/** Whether a rule depends on a row having been struck. */
const needsFlag = ({ repeat, categories }: Spec, row: string, flagRepeat: boolean): boolean =>
  (flagRepeat && repeat?.row === row) || categories.some((category) => category.after === row);

/** Returns the id of the row that these cells are in. */
export const rowIdOf = (rules: Rules, cells: readonly string[]): string | undefined =>
  rules.cellById.get(cells[0] ?? '')?.category.id;
