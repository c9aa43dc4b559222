/** Rows that are computed from others and never filled. */
import { entryOf, type ColumnTotals, type Derived } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { rowName } from '../names.js';
import type { CellView, RowView } from '../view.js';

/** The placeholder for a number that is not known yet. */
export const PENDING = '–';
export const DERIVED_TILE = 'text:=';

/**
 * Returns the value of a derived row in a column, multiplied like the column. Unknown until all rows that it depends on
 * are filled.
 */
export function derivedText(
  derived: Derived,
  { state, t }: Snapshot,
  seat: number,
  col: number,
  totals: ColumnTotals | undefined,
): string {
  const card = state.cards[seat];
  const cells = itemAt(state.rules.columnCells, col);
  const written = derived.reads.every((row) =>
    cells.some((cell) => cell.category.id === row && card && entryOf(card, cell) !== undefined),
  );
  const value = totals?.derived[derived.id] ?? 0;
  return written ? t.number(value * (state.rules.columns[col]?.times ?? 1)) : PENDING;
}

/** The row on a sheet of a single column, with a box for each player. */
export function derivedRow(derived: Derived, snapshot: Snapshot): RowView {
  const { state, t } = snapshot;
  const row = rowName(t, state.rules.ruleset, derived.id);
  const cells = totalsOf(state).map(({ columns }, seat): CellView => {
    const text = derivedText(derived, snapshot, seat, 0, columns[0]);
    const label = text === PENDING ? t('cell.pending', { row }) : t('cell.derived', { row, n: text });
    return { id: derived.id, seat, look: 'derived', text, label, last: false, asking: false, disabled: true };
  });
  return { id: derived.id, name: row, tile: DERIVED_TILE, extras: [], cells };
}
