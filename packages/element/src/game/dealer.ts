/** The source of a board's own dice. */
import { cryptoDice, type DiceSource } from '@yahtzee-game/rules';

export interface Dealt {
  readonly dice: DiceSource;
  /** The seed that reproduces these dice; undefined if there is none. */
  readonly seed?: string | number | undefined;
  /** The seed from which duplicate dice are dealt; `seed` is undefined then. */
  readonly from?: string | number | undefined;
  /** Whether all players may know these dice beforehand; then a running game reveals its seed. */
  readonly isPublic?: boolean;
}
/** Deals the dice of one game. */
export type Dealer = () => Dealt;

/** Random dice that cannot be reproduced. */
export const realDice: Dealer = () => ({ dice: cryptoDice() });
