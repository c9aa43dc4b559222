/** A position: all that advice depends on. */
import type { Card, Dice, GameState, Held, Ruleset } from '@yahtzee-game/rules';
import { rollsLeft } from '@yahtzee-game/rules';
import { followed } from '@yahtzee-game/rules/engine';
import { gameOf, isWhole, refuse } from '../basics/refuse.js';

/** One player's card, and the dice of their turn. */
export interface Position {
  /** The ruleset that is played; if given, solutions of other rulesets refuse the position. */
  readonly ruleset?: Ruleset | undefined;
  readonly card: Card;
  /** The side of each die; empty before the first roll of a turn. */
  readonly dice: Dice;
  /** Rolls made in this turn. */
  readonly roll: number;
  /** Held positions, one bit each, while the other dice are awaited; `undefined` while the player decides. */
  readonly held: Held | undefined;
  readonly rollsLeft: number;
  /** Whether all dice were thrown in the last throw. */
  readonly served: boolean;
  /** Id of the announced cell. */
  readonly announced: string | undefined;
  /** Saved rolls. */
  readonly tokens: number;
  /**
   * In a column that repeats announcements of other players, the row that these leave open: its number, from 0; any row
   * if absent or -1, none if less.
   */
  readonly follow?: number | undefined;
}

/**
 * Returns the position of a player. For a player who is not on turn, it is the position before their next turn.
 * @param seat from 0; by default, the player on turn
 * @throws RangeError, one sentence, if this is not a state, or there is no such seat
 */
export function positionOf(state: GameState, seat: number = gameOf(state) && state.seat): Position {
  gameOf(state);
  const { turn, rules } = state;
  const card = isWhole(seat, 0, state.cards.length - 1) ? state.cards[seat] : undefined;
  if (!card) return refuse('seat', seat, `0 to ${state.cards.length - 1}`);
  const isOnTurn = seat === state.seat && turn.phase !== 'over';
  const begun = isOnTurn && turn.roll > 0;
  return {
    ruleset: rules.ruleset,
    card,
    dice: begun ? turn.dice : [],
    roll: begun ? turn.roll : 0,
    held: begun && turn.phase === 'rolling' ? turn.held : undefined,
    rollsLeft: begun ? rollsLeft(state) : rules.spec.rolls + card.tokens,
    served: !turn.held,
    announced: begun ? rules.cells[turn.announced]?.id : undefined,
    tokens: card.tokens,
    // For a player who is not on turn, it is not known yet what others will have announced by then.
    follow: isOnTurn && rules.spec.follow ? followed(state) : undefined,
  };
}
