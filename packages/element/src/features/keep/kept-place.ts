import type { KeptGame } from '../../game/kept-game.js';
import type { Slot } from './slot.js';

/** The games of one ruleset in the storage of the browser, as this board has found them. */
export interface KeptPlace {
  readonly slot: Slot;
  /** Kept games that are not on the board, newest first. They stay until the visitor has decided about each of them. */
  others: readonly KeptGame[];
  /** Whether the place belongs to another tab, or to what this board cannot read. */
  locked: boolean;
}

/** The oldest ones give way to newer ones that nobody has decided about either. */
export const MOST_OTHERS = 8;
