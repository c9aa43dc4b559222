/** Boards as data: a game and the actions of its players on the board, without a page. */

import { loadRuleset, newGame, withOptions, type GameState, type Options } from '@yahtzee-game/rules';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { playTurns, rollDice } from '../harness/games/play.js';
import {
  endingOf,
  otherGames,
  gameFacts,
  settingsOf,
  translator,
  withBonusAfter,
  withLongBonuses,
  withPace,
  type Snapshot,
} from './inside.js';
import { resultView, viewOf, type CellView, type ResultView, type RowView, type View } from './view-model.js';

/** The views of other games do not use the board. */
const others = otherGames({} as never);

/** A board that nobody has touched since the last action of the game. */
export function snapshotOf(state: GameState, changes: Partial<Snapshot> = {}): Snapshot {
  const snapshot: Snapshot = {
    state,
    waiting: 'here',
    held: 0,
    notice: undefined,
    lastCells: state.players.map(() => undefined),
    shown: state.seat,
    panel: undefined,
    canUndo: false,
    rolls: 0,
    settings: settingsOf({}),
    advised: false,
    t: translator(),
    reasons: {},
    joker: undefined,
    levels: [],
    names: [],
    wrote: '',
    besides: '',
    ending: '',
    ...changes,
  };
  const told = { ...snapshot, ...gameFacts(snapshot) };
  const known = { ...told, ...others.facts?.(told) };
  return { ...known, ending: known.ending || endingOf(known), ...changes };
}

/** The view of a snapshot, in any game. */
export const fullView = (snapshot: Snapshot): View =>
  viewOf(snapshot, [{ view: withBonusAfter }, { view: withPace }, others, { view: withLongBonuses }]);

/** The view of such a board. */
export const shown = (state: GameState, changes: Partial<Snapshot> = {}): View =>
  fullView(snapshotOf(state, changes));

/** The result of a game that is over. */
export const resultOf = (state: GameState): ResultView | undefined => resultView(snapshotOf(state));

/** A game whose dice are awaited, with this id, options, players and turns played. */
export async function gameOf(
  id: string,
  turns = '',
  { options = {}, players = [''] }: { readonly options?: Options; readonly players?: readonly string[] } = {},
): Promise<GameState> {
  const start = newGame(withOptions(await loadRuleset(id), options), { players });
  return turns ? playTurns(start, turns) : start;
}

/** The same after these dice have been thrown. */
export async function thrown(
  id: string,
  turns: string,
  values: string,
  more: Parameters<typeof gameOf>[2] = {},
): Promise<GameState> {
  return rollDice(await gameOf(id, turns, more), values);
}

/** Two players who were tied with 30 on a sheet of one box, and then had 5 and 29 in a play-off. */
export function playedOff(): GameState {
  const ruleset = defineRuleset({
    id: 'one-box',
    source: 'the house',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [{ id: 'chance', section: 'lower', score: sum }],
    playoff: true,
  });
  const start = newGame(ruleset, { players: ['Ada', 'Grace'] });
  return playTurns(start, 'chance 66666, chance 66666, chance 11111, chance 66665');
}

/** All rows of a card, from the top. */
export const rowsOf = ({ card }: View): readonly RowView[] => card.sections.flatMap(({ rows }) => rows);

export function rowIn(view: View, id: string): RowView {
  const row = rowsOf(view).find((one) => one.id === id);
  if (!row) throw new RangeError(`there is no row ${id}`);
  return row;
}

/** A player's box in a row. */
export function boxIn(view: View, id: string, seat = 0): CellView {
  const cell = rowIn(view, id).cells.find((one) => one.seat === seat);
  if (!cell) throw new RangeError(`seat ${seat} has no box ${id}`);
  return cell;
}

/** The look of each box, by row. */
export const looksOf = (view: View, seat = 0): Readonly<Record<string, string>> =>
  Object.fromEntries(rowsOf(view).map(({ id }) => [id, boxIn(view, id, seat).look]));
