/** The source of a board's own dice. */
import { cryptoDice, type DiceSource } from '@yahtzee-game/rules';

export interface Dealt {
  readonly dice: DiceSource;
  /** The seed that reproduces these dice; undefined if there is none. */
  readonly seed?: string | number | undefined;
  /** The seed of dice that are dealt from one in another way. */
  readonly from?: string | number | undefined;
  /** Everybody may know these dice beforehand, so that a running game names its seed too. */
  readonly isPublic?: boolean;
}
/** Deals the dice of one game. */
export type Dealer = () => Dealt;

/** Random dice that cannot be reproduced. */
export const realDice: Dealer = () => ({ dice: cryptoDice() });
