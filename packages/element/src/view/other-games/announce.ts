/** Boxes that are announced before they are filled. */
import { scoreRoll, type CellInfo } from '@yahtzee-game/rules';
import { legalOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { allHeld, legalCells, mayRoll } from '../../game/holding.js';
import { cellName, diceWords, sidesAt, ownKey, playerName, rowName, worth, worthWords } from '../names.js';
import type { CellView, MessageView, RollView } from '../view.js';

/** Returns the cells that the player on turn may announce now. */
export const announceable = ({ state }: Snapshot): ReadonlySet<string> =>
  new Set(legalOf(state).flatMap((action) => (action.type === 'announce' ? action.cell : [])));

/** Shows the points that the current dice would give in a cell that may be announced. */
export function offered(cell: CellView, info: CellInfo, points: number, snapshot: Snapshot): CellView {
  const { state, settings, t } = snapshot;
  const named = t(ownKey(t, state.rules.ruleset, 'cell.announce'), { row: cellName(t, state, cell.id) });
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

/** Returns the points of the current dice in a cell, whether it may be filled or not. */
export function pointsNow({ state }: Snapshot, info: CellInfo): number {
  const { dice, roll, held } = state.turn;
  return scoreRoll(state.rules.ruleset, info.category.id, dice, { roll, served: !held });
}

/** Returns the message where a box must be announced or has been announced. */
export function announceMessage(message: MessageView, snapshot: Snapshot): MessageView {
  const { state, notice, t } = snapshot;
  const { turn, rules } = state;
  const told = message.chip || notice?.kind === 'barred' || notice?.kind === 'zero';
  const cell = rules.cells[turn.announced];
  if (turn.phase !== 'deciding' || told || (!cell && legalCells(state).length)) return message;
  const dice = diceWords(t, sidesAt(snapshot));
  const key = cell
    ? 'say.announced'
    : mayRoll(state) && !allHeld(snapshot)
      ? 'say.announce.roll'
      : 'say.announce';
  const row = announcedName(snapshot);
  return { chip: '', text: t(ownKey(t, rules.ruleset, key), { dice, row }) };
}

/** Returns the Roll button; where nothing may be done but announce a box, it says so. */
export function announceRoll(roll: RollView, { state, waiting, t }: Snapshot): RollView {
  const { turn, rules } = state;
  const isLeft = turn.phase === 'deciding' && waiting === 'here' && !mayRoll(state);
  if (!isLeft || rules.cells[turn.announced] || legalCells(state).length) return roll;
  return { ...roll, label: t(ownKey(t, rules.ruleset, 'roll.announce')) };
}

/** Returns the name of the announced box, with its column if several allow announcing; empty if there is none. */
export function announcedName({ state, t }: Snapshot): string {
  const { columns, cells, ruleset } = state.rules;
  const cell = cells[state.turn.announced];
  if (!cell) return '';
  const several = columns.filter(({ order }) => order.declare !== undefined).length > 1;
  return several ? cellName(t, state, cell.id) : rowName(t, ruleset, cell.category.id);
}
