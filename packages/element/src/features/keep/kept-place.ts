import type { KeptGame } from '../../game/kept-game.js';
import type { Slot } from './slot.js';

/** The games of one ruleset in the storage of the browser, as this board has found them. */
export interface KeptPlace {
  readonly slot: Slot;
  /** Kept games that are not on the board, newest first. They stay until the visitor has decided about each of them. */
  others: readonly KeptGame[];
  /** Whether this board must not write here, because another tab uses the place or its text may be readable later. */
  locked: boolean;
}

/** The largest number of such games; the oldest ones are dropped. */
export const MOST_OTHERS = 8;
