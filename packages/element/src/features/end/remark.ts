/** The remark of a computer after a game against one person: on the result, or on the person’s best box. */
import { outcome, worthOf, type CellInfo } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import type { Level } from '../../game/seats.js';
import { cellName, worth } from '../../view/names.js';

/** A person and a computer who played alone, by their seats. */
export interface Duel {
  readonly person: number;
  readonly rival: number;
  readonly level: Level;
}

export interface RemarkView {
  readonly level: Level;
  readonly text: string;
}

/** The greatest margin, in points, that is called close. */
const CLOSE = 10;

/** Returns the seats of a game of one person and one computer; undefined for other games. */
export function duelOf({ state, levels }: Snapshot): Duel | undefined {
  const rival = levels.findIndex(Boolean);
  const level = levels[rival];
  const person = 1 - rival;
  return level && state.players.length === 2 && !levels[person] ? { person, rival, level } : undefined;
}

/** Undefined where others play, and where totals do not decide. */
export function remarkView(snapshot: Snapshot): RemarkView | undefined {
  const duel = duelOf(snapshot);
  if (!duel || snapshot.state.rules.spec.standing) return undefined;
  return { level: duel.level, text: remarkOn(duel, snapshot) };
}

function remarkOn({ person, rival }: Duel, { state, t }: Snapshot): string {
  const [own, other] = [itemAt(totalsOf(state), person), itemAt(totalsOf(state), rival)];
  const margin = Math.abs(own.total - other.total);
  if (outcome(state)?.winners.length === 2) return t('remark.even');
  if (margin <= CLOSE) return t('remark.close', { n: margin });
  const [winner, loser] = own.total > other.total ? [own, other] : [other, own];
  if (sum(winner.bonuses) - sum(loser.bonuses) >= margin) return t('remark.bonus');
  const { slots } = itemAt(state.cards, person);
  const points = (cell: CellInfo): number => slots[cell.slot] ?? 0;
  const [best] = state.rules.cells.toSorted((a, b) => worthOf(b, points(b)) - worthOf(a, points(a)));
  return best
    ? t('remark.best', { row: cellName(t, state, best.id), points: worth(t, best, points(best)) })
    : '';
}

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((all, one) => all + one, 0);
