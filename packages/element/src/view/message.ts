/** The one sentence under the dice. */
import { totalOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { allHeld, legalCells, mayRoll } from '../game/holding.js';
import { reasonOf } from './card.js';
import { cellName, diceWords, sidesAt, playerName, worthWords } from './names.js';
import type { MessageView } from './view.js';

const plain = (text: string): MessageView => ({ chip: '', text });

export function messageView(snapshot: Snapshot): MessageView {
  const { state, notice, t } = snapshot;
  if (notice?.kind === 'barred') {
    return plain(
      t('say.barred', {
        row: cellName(t, state, notice.cell),
        why: reasonOf(snapshot, notice.cell, notice.why),
      }),
    );
  }
  if (notice?.kind === 'zero') return plain(t('say.zero', { row: cellName(t, state, notice.cell) }));
  switch (state.turn.phase) {
    case 'over':
      return plain(endSentence(snapshot));
    case 'rolling':
      return plain(beforeRoll(snapshot));
    case 'deciding':
      if (snapshot.waiting !== 'here') return plain(waitingSentence(snapshot));
      return snapshot.joker ?? plain(choices(snapshot));
  }
}

/** Returns what the board waits for, if no player at this board may act. */
function waitingSentence(snapshot: Snapshot): string {
  const { state, waiting, t } = snapshot;
  if (waiting === 'nobody') return diceWords(t, sidesAt(snapshot));
  return t(`say.${waiting}`, { player: playerName(snapshot, state, state.seat) });
}

function beforeRoll(snapshot: Snapshot): string {
  const { state, waiting, t } = snapshot;
  const player = playerName(snapshot, state, state.seat);
  const several = state.players.length > 1;
  const entry = happened(snapshot);
  if (waiting !== 'here' && waiting !== 'nobody')
    return [entry, waitingSentence(snapshot)].filter(Boolean).join(' ');
  if (entry) return t(several ? 'say.next' : 'say.next.solo', { entry, player });
  if (several) return t('say.start.player', { player });
  return t(state.log ? 'say.roll' : 'say.start');
}

/** Returns a sentence about what was just entered or undone; empty if nothing was. */
export const happened = (snapshot: Snapshot): string =>
  snapshot.notice?.kind === 'undone' ? snapshot.wrote : entrySentence(snapshot);

/** Returns "Small straight: 30 points." and its consequences; empty if nothing has just been entered. */
export function entrySentence(snapshot: Snapshot): string {
  const { state, notice, t, wrote, besides } = snapshot;
  const cell = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell);
  if (!cell) return '';
  if (wrote) return [wrote, besides].filter(Boolean).join(' ');
  const { bonus } = notice;
  const points = worthWords(t, cell, notice.points);
  const row = cellName(t, state, cell.id);
  const told = t(bonus ? 'say.entry.bonus' : 'say.entry', { points, row, bonus: t.signed(bonus) });
  return [told, besides].filter(Boolean).join(' ');
}

function choices(snapshot: Snapshot): string {
  const { state, held, settings, t } = snapshot;
  const faces = sidesAt(snapshot);
  const dice = diceWords(t, faces);
  if (!mayRoll(state)) {
    const legal = legalCells(state);
    return legal.length > 1
      ? t('say.choose', { dice })
      : t('say.use', { dice, row: cellName(t, state, legal[0] ?? '') });
  }
  if (allHeld(snapshot) && settings.selection === 'hold') return t('say.held.all', { dice });
  const hold = settings.selection === 'hold';
  const chosen = sidesAt(snapshot, hold ? held : ~held);
  if (!chosen.length) return t(hold ? 'say.rolled' : 'say.reroll', { dice });
  return t(hold ? 'say.held' : 'say.rerolling', { dice: diceWords(t, chosen) });
}

/** Returns how the game ended; this text is announced too. */
export function endSentence(snapshot: Snapshot): string {
  const { state, t, ending } = snapshot;
  return ending || t('end.solo', { total: t('points', { n: totalOf(state, 0) }) });
}
