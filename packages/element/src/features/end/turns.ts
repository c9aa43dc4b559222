/** The turns of a game, from its log. */
import type { GameState, Side } from '@yahtzee-game/rules';
import { totalOf } from '../../game/answers.js';
import { stepsOf } from '../../game/history.js';

/** A turn that ended in an entry. */
export interface PlayedTurn {
  readonly seat: number;
  /** The number of the turn of this player, from 1. */
  readonly turn: number;
  /** Id of the cell. */
  readonly cell: string;
  /** The sides of the dice that were entered. */
  readonly dice: readonly Side[];
  /** How much the total of the player grew, bonuses included. */
  readonly points: number;
  /** The state in which the turn began. */
  readonly before: GameState;
  readonly after: GameState;
}

/** Returns the turns of all players, in order of play. */
export function turnsOf(final: GameState): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let began: GameState | undefined;
  for (const { action, before, after } of stepsOf(final)) {
    began ??= before;
    if (action.type !== 'score') continue;
    turns.push(turnFrom(began, before, after, action.cell));
    began = after;
  }
  return turns;
}

function turnFrom(before: GameState, state: GameState, after: GameState, cell: string): PlayedTurn {
  const { seat, rules, turn } = state;
  const total = (at: GameState): number => totalOf(at, seat);
  return {
    seat,
    turn: (before.cards[seat]?.turns ?? 0) + 1,
    cell,
    dice: turn.dice.flatMap((die) => rules.sides[die - 1] ?? []),
    points: total(after) - total(state),
    before,
    after,
  };
}

/**
 * Returns the state before the first round and the one after each; the last round may be incomplete. A play-off is left
 * out: the state after the last round is the first state of the play-off.
 */
export function roundsOf(turns: readonly PlayedTurn[]): readonly GameState[] {
  const game = turns.filter(({ before }) => !before.playoff);
  const [first] = game;
  if (!first) return [];
  const { length: players } = first.before.players;
  const ends = game.filter((_, i) => (i + 1) % players === 0 || i === game.length - 1);
  return [first.before, ...ends.map(({ after }) => after)];
}
