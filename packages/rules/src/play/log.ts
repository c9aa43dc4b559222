/** A game is its log: it replays, travels, is checked, and is taken back. */
import { gameOf } from '../model/doors.js';
import { deny } from '../model/refuse.js';
import type { Choices, GameState, Ruleset } from '../model/rules.js';
import type { Action, IllegalAction } from '../model/types.js';
import { newGame, reduce } from './game.js';

/** Every action since the start, oldest first; dice are actions too. */
export function actionsOf(state: GameState): readonly Action[] {
  gameOf(state);
  const actions: Action[] = [];
  for (let log = state.log; log; log = log.before) actions.push(log.action);
  return actions.toReversed();
}

/** A refused step of a replay, and its number from 0. */
export interface ReplayError extends IllegalAction {
  readonly step: number;
}

/**
 * The state that these actions lead to; or the first one that is refused.
 * @throws RangeError, one sentence, if this is no ruleset, or these are no players or no list of actions.
 */
export function replay<Row extends string>(
  ruleset: Ruleset<Choices, Row>,
  players: readonly string[],
  actions: readonly Action[],
): GameState<Row> | ReplayError {
  if (!Array.isArray(players)) deny('players', players, 'a list of names');
  if (!Array.isArray(actions)) deny('actions', actions, 'a list of actions');
  let state = newGame(ruleset, { players });
  for (const [step, action] of actions.entries()) {
    const next = reduce(state, action);
    if (!next.ok) return { ...next, step };
    state = next;
  }
  return state;
}

/** The state before the last thing that a player decided; undefined if nobody has decided anything yet. */
export function undo<Row extends string>(state: GameState<Row>): GameState<Row> | undefined {
  const actions = actionsOf(state);
  const last = actions.findLastIndex((action) => action.type !== 'dice');
  if (last < 0) return undefined;
  const before = replay(state.rules.ruleset, state.players, actions.slice(0, last));
  return before.ok ? before : undefined;
}
