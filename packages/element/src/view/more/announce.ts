/** Boxes that are named before they are filled. */
import { legalActions, scoreRoll, type CellInfo } from '@yahtzee-game/rules';
import type { Snapshot } from '../../snapshot.js';
import { cellName, diceWords, facesAt, playerName, worth, worthWords } from '../names.js';
import { legalCells, mayRoll } from '../table-view.js';
import type { CellView, MessageView } from '../view.js';

/** Cells that the player on turn may name now. */
export const announceable = ({ state }: Snapshot): ReadonlySet<string> =>
  new Set(legalActions(state).flatMap((action) => (action.type === 'announce' ? action.cell : [])));

/** A cell that may be named shows what it would be worth as the dice lie. */
export function offered(cell: CellView, info: CellInfo, points: number, snapshot: Snapshot): CellView {
  const { state, settings, t } = snapshot;
  const named = t('cell.announce', { row: cellName(t, state, cell.id) });
  const player = playerName(snapshot, state, cell.seat);
  const label = state.players.length > 1 ? t('cell.of', { player, cell: named }) : named;
  const open: CellView = { ...cell, look: 'plain', disabled: false, label };
  if (settings.hints === 'off') return open;
  return {
    ...open,
    text: worth(t, info, points),
    label: t('cell.now', { cell: label, points: worthWords(t, info, points) }),
    marks: points ? 'offer' : 'offer none',
  };
}

/** Points of a cell as the dice lie, whether it may be filled or not. */
export function pointsNow({ state }: Snapshot, info: CellInfo): number {
  const { dice, roll, held } = state.turn;
  return scoreRoll(state.rules.ruleset, info.category.id, dice, { roll, served: !held });
}

/** The sentence under the dice, where a box has to be named or is named already. */
export function announceMessage(message: MessageView, snapshot: Snapshot): MessageView {
  const { state, notice, t } = snapshot;
  const { turn, rules } = state;
  const told = message.chip || notice?.kind === 'barred' || notice?.kind === 'zero';
  const cell = rules.cells[turn.announced];
  if (turn.phase !== 'deciding' || told || (!cell && legalCells(state).length)) return message;
  const dice = diceWords(t, facesAt(snapshot));
  const row = cell && cellName(t, state, cell.id);
  if (row) return { chip: '', text: t('say.announced', { dice, row }) };
  return { chip: '', text: t(mayRoll(state) ? 'say.announce.roll' : 'say.announce', { dice }) };
}
