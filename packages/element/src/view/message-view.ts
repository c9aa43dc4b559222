/** The one sentence under the dice. */
import { cellsFor, outcome, standings, type Cell } from '@yahtzee-game/rules';
import type { Snapshot } from '../snapshot.js';
import { numberRow, reason } from './card-view.js';
import { cellName, diceWords, facesAt, playerName, standingOf, worth } from './names.js';
import { legalCells, mayRoll } from './table-view.js';
import type { MessageView } from './view.js';

const plain = (text: string): MessageView => ({ chip: '', text });

export function messageView(snapshot: Snapshot): MessageView {
  const { state, notice, t } = snapshot;
  if (notice?.kind === 'barred') {
    return plain(
      t('say.barred', { row: cellName(t, state, notice.cell), why: reason(snapshot, notice.why) }),
    );
  }
  if (notice?.kind === 'zero') return plain(t('say.zero', { row: cellName(t, state, notice.cell) }));
  switch (state.turn.phase) {
    case 'over':
      return plain(endSentence(snapshot));
    case 'rolling':
      return plain(beforeRoll(snapshot));
    case 'deciding':
      return jokerMessage(snapshot) ?? plain(choices(snapshot));
  }
}

function beforeRoll(snapshot: Snapshot): string {
  const { state, notice, t } = snapshot;
  const player = playerName(snapshot, state, state.seat);
  const several = state.players.length > 1;
  const entry = notice?.kind === 'undone' ? t('say.undone') : entrySentence(snapshot);
  if (entry) return t(several ? 'say.next' : 'say.next.solo', { entry, player });
  if (several) return t('say.start.player', { player });
  return t(state.log ? 'say.roll' : 'say.start');
}

/** "30 in Small straight.", and what came of it; empty if nothing has just been entered. */
export function entrySentence(snapshot: Snapshot): string {
  const { state, notice, t, more } = snapshot;
  const cell = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell);
  if (!cell) return '';
  const { bonus } = notice;
  const points = worth(t, cell, notice.points);
  const row = cellName(t, state, cell.id);
  const told = t(bonus ? 'say.entry.bonus' : 'say.entry', { points, row, bonus: t.signed(bonus) });
  return [told, more?.besides(snapshot)].filter(Boolean).join(' ');
}

/** While a joker governs where the throw may go. */
function jokerMessage(snapshot: Snapshot): MessageView | undefined {
  const { state, t } = snapshot;
  const cells = cellsFor(state);
  const bonus = Math.max(0, ...cells.filter((cell) => cell.legal).map((cell) => cell.bonus));
  const kind = jokerKind(cells, bonus);
  if (!kind) return undefined;
  const chip = bonus ? t('joker.bonus', { bonus: t.signed(bonus) }) : t('joker');
  const dice = diceWords(t, facesAt(snapshot));
  return { chip, text: t(kind, { dice, number: numberRow(state, t) }) };
}

function jokerKind(cells: readonly Cell[], bonus: number): string {
  const keys = cells.map((cell) => cell.why?.key);
  if (keys.includes('joker-number-first')) return 'say.joker.number';
  if (keys.includes('joker')) return keys.includes('joker-lower-first') ? 'say.joker.lower' : 'say.joker';
  if (keys.includes('zero')) return 'say.joker.zero';
  return bonus ? 'say.joker' : '';
}

function choices(snapshot: Snapshot): string {
  const { state, held, settings, t } = snapshot;
  const faces = facesAt(snapshot);
  const dice = diceWords(t, faces);
  if (!mayRoll(state)) {
    const legal = legalCells(state);
    return legal.length > 1
      ? t('say.choose', { dice })
      : t('say.use', { dice, row: cellName(t, state, legal[0] ?? '') });
  }
  const hold = settings.selection === 'hold';
  const chosen = facesAt(snapshot, hold ? held : ~held);
  if (!chosen.length) return t(hold ? 'say.rolled' : 'say.reroll', { dice });
  return t(hold ? 'say.held' : 'say.rerolling', { dice: diceWords(t, chosen) });
}

/** Who has won; also what is spoken at the end. */
export function endSentence(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const end = outcome(state);
  if (!end) return '';
  const name = (seat: number): string => playerName(snapshot, state, seat);
  const figures = standings(state).map(([figure = 0]) => figure);
  const front = end.winners.length ? end.winners : end.playoff;
  const [first = 0] = front;
  const standing = standingOf(snapshot, first);
  const n = end.totals[first] ?? 0;
  if (state.turn.phase === 'over' && state.turn.winner !== undefined)
    return t('end.instant', { player: name(first) });
  if (state.players.length === 1) return t('end.solo', { total: standing || t('points', { n }) });
  const total = standing || n;
  if (front.length > 1) {
    const players = listed(snapshot, front.map(name));
    return t(end.playoff.length ? 'end.playoff' : 'end.shared', { players, total });
  }
  const second = end.places.indexOf(Math.min(...end.places.filter((place) => place > 1)));
  const by = (figures[first] ?? 0) - (figures[second] ?? 0);
  return t(by ? 'end.won' : 'end.close', { player: name(first), total, by, second: name(second) });
}

const listed = ({ t }: Snapshot, names: readonly string[]): string =>
  names.reduce((a, b, i) => (i < names.length - 1 ? a + t.comma + b : t('and', { a, b })));
