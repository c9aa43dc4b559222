/** What advice depends on: one player's sheet, and the dice as they lie. */
import type { Card, Dice, GameState, Held } from '@yahtzee-game/rules';
import { rollsLeft } from '@yahtzee-game/rules';

export interface Position {
  readonly card: Card;
  /** Sides by position; empty before the first roll of a turn. */
  readonly dice: Dice;
  /** Rolls made in this turn. */
  readonly roll: number;
  /** Positions that are held while other dice are awaited, one bit each; undefined while a decision is. */
  readonly held: Held | undefined;
  readonly rollsLeft: number;
  /** All dice fell in the last throw. */
  readonly served: boolean;
  /** Id of the cell that is announced. */
  readonly announced: string | undefined;
  readonly tokens: number;
}

/**
 * The position of a player: of the one on turn with the dice as they lie, of another one before his next turn.
 * @throws one sentence if there is no such seat.
 */
export function positionOf(state: GameState, seat = state.seat): Position {
  const { turn, rules } = state;
  const card = state.cards[seat];
  if (!card) throw new RangeError(`seat: ${seat}; allowed: 0 to ${state.cards.length - 1}`);
  const begun = seat === state.seat && turn.phase !== 'over' && turn.roll > 0;
  return {
    card,
    dice: begun ? turn.dice : [],
    roll: begun ? turn.roll : 0,
    held: begun && turn.phase === 'rolling' ? turn.held : undefined,
    rollsLeft: begun ? rollsLeft(state) : rules.spec.rolls + card.tokens,
    served: !turn.held,
    announced: begun ? rules.cells[turn.announced]?.id : undefined,
    tokens: card.tokens,
  };
}
