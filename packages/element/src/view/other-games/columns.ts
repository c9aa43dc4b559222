/** The sheet with several columns of the player who is shown. */
import { entryOf, type Bonus, type Column, type ColumnTotals } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import type { Translate } from '../../words/messages.js';
import { columnName, rowName } from '../names.js';
import type {
  CellView,
  ColumnsView,
  GroupView,
  HeadView,
  RowView,
  SectionView,
  SumValue,
  SumView,
} from '../view.js';
import { DERIVED_TILE, derivedText, PENDING } from './derived.js';

/** A column of that sheet, with its total so far before its multiplier. */
interface Summed {
  readonly column: Column;
  readonly col: number;
  readonly totals: ColumnTotals | undefined;
}

export function columnsView(sections: readonly SectionView[], snapshot: Snapshot): ColumnsView {
  const { state, shown, t } = snapshot;
  const { columns, spec } = state.rules;
  const totals = totalsOf(state)[shown]?.columns;
  const summed = columns.map((column, col): Summed => ({ column, col, totals: totals?.[col] }));
  const ordered = columns.some(({ order }) => order.name !== 'free');
  return {
    corner: t(ordered ? 'columns.order' : 'columns'),
    heads: columns.map((column) => headView(column, t)),
    groups: sections.map((section) => groupView(section, summed, snapshot)),
    totals: summed.map((one) => t.number(totalOf(one, spec.bonuses ?? []))),
  };
}

/** Returns the sign of a column: its order or, if the order is free, its multiplier. */
function headView(column: Column, t: Translate): HeadView {
  const { id, order } = column;
  const times = column.times ? `×${column.times}` : '';
  const name = columnName(t, column);
  return order.name === 'free' && times
    ? { id, name, tile: `text:${times}` }
    : {
        id,
        name: times && id !== `x${column.times}` ? `${name} ${times}` : name,
        tile: `order:${order.name}`,
      };
}

function groupView(section: SectionView, columns: readonly Summed[], snapshot: Snapshot): GroupView {
  const { spec } = snapshot.state.rules;
  const counts = spec.categories.some((c) => c.section === section.id && c.counts !== false);
  return {
    id: section.id,
    rows: section.rows.map((row) => ({
      ...row,
      cells: columns.map(({ column }) => cellIn(row, column, snapshot)),
    })),
    sums: [
      ...derivedSums(section.id, columns, snapshot),
      ...(counts ? [sectionSum(section.id, columns, snapshot)] : []),
    ],
  };
}

/** Returns a row's box in a column, or a gap if the column does not contain the row. */
function cellIn({ id, name, cells }: RowView, column: Column, { shown, t }: Snapshot): CellView {
  const own = cells.find((cell) => cell.seat === shown && cell.id === `${id}@${column.id}`);
  return (
    own ?? {
      id: `${id}@${column.id}`,
      seat: shown,
      look: 'derived',
      text: '',
      label: t('cell.derived', { row: name, n: PENDING }),
      last: false,
      asking: false,
      disabled: true,
    }
  );
}

const derivedSums = (section: string, columns: readonly Summed[], snapshot: Snapshot): readonly SumView[] =>
  (snapshot.state.rules.spec.derived ?? [])
    .filter((derived) => derived.section === section)
    .map((derived) => ({
      label: rowName(snapshot.t, snapshot.state.rules.ruleset, derived.id),
      tile: DERIVED_TILE,
      values: columns.map(({ col, totals }) => ({
        text: derivedText(derived, snapshot, snapshot.shown, col, totals),
        gain: '',
      })),
    }));

/** Returns a section's sum by column, including its bonus. */
function sectionSum(id: string, columns: readonly Summed[], snapshot: Snapshot): SumView {
  const { state, t } = snapshot;
  const bonus = state.rules.spec.bonuses?.find(({ section }) => section === id);
  return {
    label: bonus ? bonusLabel(bonus, t) : t('sum'),
    tile: 'text:Σ',
    values: columns.map((column) =>
      begun(id, column.col, snapshot) ? sumValue(id, bonus, column, snapshot) : { text: PENDING, gain: '' },
    ),
  };
}

function bonusLabel({ ladder }: Bonus, t: Translate): string {
  const [at, points] = itemAt(ladder, 0);
  const [most, best] = itemAt(ladder, ladder.length - 1);
  const key = ladder.length > 1 ? 'sum.ladder' : 'sum.bonus';
  return t(key, { points: t.signed(points), at, best: t.signed(best), most });
}

function sumValue(section: string, bonus: Bonus | undefined, summed: Summed, { t }: Snapshot): SumValue {
  const gain = bonus ? bonusOf(summed, bonus) : 0;
  const sum = (summed.totals?.sections[section] ?? 0) * (summed.column.times ?? 1) + gain;
  return { text: t.number(sum), gain: gain ? t.signed(gain) : '' };
}

const bonusOf = ({ column: { times = 1 }, totals }: Summed, { id, once }: Bonus): number =>
  (totals?.bonuses[id] ?? 0) * (once ? 1 : times);

/** Whether a section of a column has any entry. */
function begun(section: string, col: number, { state, shown }: Snapshot): boolean {
  const card = state.cards[shown];
  const cells = itemAt(state.rules.columnCells, col).filter(({ category }) => category.section === section);
  return cells.some((cell) => card && entryOf(card, cell) !== undefined);
}

function totalOf(summed: Summed, bonuses: readonly Bonus[]): number {
  const sections = Object.values(summed.totals?.sections ?? {}).reduce((a, b) => a + b, 0);
  const gains = bonuses.map((bonus) => bonusOf(summed, bonus));
  return gains.reduce((a, b) => a + b, sections * (summed.column.times ?? 1));
}
