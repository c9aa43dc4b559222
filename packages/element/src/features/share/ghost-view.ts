/**
 * The challenger's card beside the player's own; it fills turn by turn as the player does. Pure, and free of the DOM.
 */
import { outcome } from '@yahtzee-game/rules';
import type { Feature } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { cellName, worth } from '../../view/names.js';
import { viewOf } from '../../view/view-of.js';
import type {
  BonusView,
  CardView,
  CellView,
  ColumnsView,
  PlayerView,
  RowView,
  SectionView,
  View,
} from '../../view/view.js';
import { isolated } from '../../words/isolated.js';
import type { MessageArgs, Translate } from '../../words/messages.js';
import { figuresOf, turnAfter, type Challenge } from './challenge.js';

/** The seat of the challenger's column, after that of the player. */
const SEAT = 1;

/** Returns the name of the challenger, or "Friend". */
const rivalIn = ({ player }: Challenge, t: Translate): string => isolated(player, t) || t('share.friend');

/** Returns a sentence about the challenger; there is another message for one without a name. */
export const rivalWords = (key: string, { player }: Challenge, t: Translate, args: MessageArgs): string =>
  player ? t(key, { ...args, player: isolated(player, t) }) : t(`${key}.friend`, args);

/** Returns the view with the challenger's column, completed by `features` like the player's own. */
export function withGhost(
  view: View,
  snapshot: Snapshot,
  challenge: Challenge,
  features: readonly Pick<Feature, 'view'>[],
): View {
  const turn = turnAfter(challenge, snapshot.state.cards[0]);
  if (!turn) return view;
  const theirs: Snapshot = {
    ...snapshot,
    state: turn.state,
    waiting: 'nobody',
    held: 0,
    notice: undefined,
    lastCells: [turn.entry?.cell],
    shown: 0,
    canUndo: false,
    reasons: {},
    joker: undefined,
  };
  const isShown = snapshot.shown === SEAT;
  const own = isShown ? viewOf({ ...snapshot, shown: 0 }, features) : view;
  const name = rivalIn(challenge, snapshot.t);
  const card = joined(own.card, viewOf(theirs, features).card, isShown, name, snapshot);
  return { ...view, several: true, card };
}

/** Joins two cards of one player each into a card of two players. */
function joined(
  own: CardView,
  theirs: CardView,
  isShown: boolean,
  name: string,
  snapshot: Snapshot,
): CardView {
  const { state, t } = snapshot;
  const cell = (one: CellView): CellView => ghostCell(one, name, t);
  const players = [
    ...own.players.map((one): PlayerView => {
      const ownName = state.players[0] ? one.name : t('share.you');
      return { ...one, name: ownName, shown: !isShown };
    }),
    ...theirs.players.map((one): PlayerView => ({ ...one, seat: SEAT, name, active: false, shown: isShown })),
  ];
  return {
    ...own,
    players,
    sections: own.sections.map((section, i) => joinedSection(section, theirs.sections[i], cell)),
    ...(isShown && theirs.columns && { columns: ghostColumns(theirs.columns, cell) }),
  };
}

function joinedSection(
  own: SectionView,
  theirs: SectionView | undefined,
  cell: (one: CellView) => CellView,
): SectionView {
  if (!theirs) return own;
  return {
    ...own,
    sums: [...own.sums, ...theirs.sums],
    rows: own.rows.map((row, i) => joinedRow(row, theirs.rows[i], cell)),
    bonus: own.bonus && joinedBonus(own.bonus, theirs.bonus),
  };
}

function joinedRow(own: RowView, theirs: RowView | undefined, cell: (one: CellView) => CellView): RowView {
  if (!theirs) return own;
  return {
    ...own,
    extras: [...own.extras, ...theirs.extras],
    cells: [...own.cells, ...theirs.cells.map((one) => cell(one))],
  };
}

const joinedBonus = (own: BonusView, theirs: BonusView | undefined): BonusView => ({
  ...own,
  players: [...own.players, ...(theirs?.players ?? [])],
});

const ghostColumns = (columns: ColumnsView, cell: (one: CellView) => CellView): ColumnsView => ({
  ...columns,
  groups: columns.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, cells: row.cells.map((one) => cell(one)) })),
  })),
});

/** A box of the challenger: waiting unless it is filled or computed. */
function ghostCell(cell: CellView, player: string, t: Translate): CellView {
  const isFilled = cell.look === 'filled' || cell.look === 'derived';
  return {
    ...cell,
    seat: SEAT,
    look: isFilled ? cell.look : 'waiting',
    text: isFilled ? cell.text : '',
    label: t('cell.of', { player, cell: cell.label }),
    asking: false,
    disabled: true,
  };
}

/** Returns "Ada: 25 in Full house." for the turn that has just been played. */
export function ghostEntry({ state, t }: Snapshot, challenge: Challenge): string {
  const entry = turnAfter(challenge, state.cards[0])?.entry;
  const cell = entry && state.rules.cellById.get(entry.cell);
  if (!cell) return '';
  const row = cellName(t, state, cell.id);
  return t('share.entry', { player: rivalIn(challenge, t), points: worth(t, cell, entry.points), row });
}

/** Returns who has won; empty before the end. */
export function comparison({ state, t }: Snapshot, challenge: Challenge): string {
  if (!outcome(state)) return '';
  const own = figuresOf(state);
  // The first figure that decides, such as the points of Balut.
  const decider = Math.max(
    0,
    own.findIndex((figure, i) => figure !== challenge.figures[i]),
  );
  const [total = 0, other = 0] = [own[decider], challenge.figures[decider]];
  const key = total > other ? 'share.won' : total < other ? 'share.lost' : 'share.tied';
  return rivalWords(key, challenge, t, { total, other, n: Math.abs(total - other) });
}
