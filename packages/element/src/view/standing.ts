/** The standing of a game, announced on request: the totals with their bonuses, and the whole card. */
import { entryOf, isOpen, type Bonus, type CellInfo } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { totalOf, totalsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { bonusName, cellName, columnName, playerName, rowName, standingOf, worth } from './names.js';

/** Returns every player and total, with the points missing for a bonus. */
export function spokenScores(snapshot: Snapshot): string {
  const { columns } = snapshot.state.rules;
  return snapshot.state.players
    .map((_, seat) => scoreOf(snapshot, seat, columns.length > 1 ? [] : bonusesOf(snapshot, seat, 0)))
    .join(' ');
}

/**
 * Returns the sheet of the player on turn, row by row. A sheet of several columns is read by column, without open
 * boxes.
 */
export function spokenSheet(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const { seat, rules } = state;
  if (rules.columns.length > 1) return [scoreOf(snapshot, seat, []), ...columnsOf(snapshot)].join(' ');
  const rows = rules.cells.map((cell) => rowOf(snapshot, cell, cellName(t, state, cell.id)));
  const total = totalOf(state, seat);
  return t('spoken.sheet', { player: playerName(snapshot, state, seat), rows: t.list.commas(rows), total });
}

function scoreOf(snapshot: Snapshot, seat: number, bonuses: readonly string[]): string {
  const { state, t } = snapshot;
  const figures = [t.number(totalOf(state, seat)), standingOf(snapshot, seat), ...bonuses];
  const total = t.list.commas(figures.filter(Boolean));
  return t('spoken.score', { player: playerName(snapshot, state, seat), total });
}

function rowOf({ state, t }: Snapshot, cell: CellInfo, row: string): string {
  const points = entryOf(itemAt(state.cards, state.seat), cell);
  return points === undefined
    ? t('spoken.row.open', { row })
    : t('spoken.row', { row, points: worth(t, cell, points) });
}

/** The columns with at least one entry, in words. */
function columnsOf(snapshot: Snapshot): readonly string[] {
  const { state, t } = snapshot;
  const { rules, cards, seat } = state;
  return rules.columns.flatMap((column, col) => {
    const filled = itemAt(rules.columnCells, col).filter(
      (cell) => entryOf(itemAt(cards, seat), cell) !== undefined,
    );
    if (!filled.length) return [];
    const rows = filled.map((cell) => rowOf(snapshot, cell, rowName(t, rules.ruleset, cell.category.id)));
    const all = t.list.commas([...rows, ...bonusesOf(snapshot, seat, col)]);
    return t('spoken.column', { column: columnName(t, column), rows: all });
  });
}

/**
 * Returns for each bonus of a column, or of one of its sections, the points still missing, or that it is earned. A
 * missed bonus is left out.
 */
export function bonusesOf(
  snapshot: Snapshot,
  seat: number,
  col: number,
  section?: string,
): readonly string[] {
  const { rules, cards } = snapshot.state;
  const { sections } = itemAt(itemAt(totalsOf(snapshot.state), seat).columns, col);
  const open = itemAt(rules.columnCells, col).filter((cell) => isOpen(itemAt(cards, seat), cell));
  return (rules.spec.bonuses ?? []).flatMap((bonus) => {
    if (section !== undefined && section !== bonus.section) return [];
    const isFull = open.every(({ category }) => category.section !== bonus.section);
    const times = bonus.once ? 1 : (rules.columns[col]?.times ?? 1);
    return bonusWords(bonus, { sum: sections[bonus.section] ?? 0, isFull, times }, snapshot);
  });
}

function bonusWords(
  { id, ladder }: Bonus,
  { sum, isFull, times }: { sum: number; isFull: boolean; times: number },
  { state, t }: Snapshot,
): string | readonly string[] {
  const [at, points] = (isFull ? undefined : ladder.find(([from]) => sum < from)) ?? [];
  if (at === undefined || points === undefined) return sum < itemAt(ladder, 0)[0] ? [] : t('bonus.reached');
  const row = `${bonusName(t, state.rules.ruleset, id)} ${t.signed(points * times)}`;
  return t('spoken.row', { row, points: t('bonus.left', { n: at - sum }) });
}
