/** The finished games that a browser remembers, as the end of a game and the setup see them. */
import type { Ruleset } from '@yahtzee-game/rules';
import type { Level } from './seats.js';

/** The result of one person in one game at this board. */
export interface Result {
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number;
  /** The player's name; empty if there is none. */
  readonly name: string;
  readonly total: number;
  /** Identity of the game, see `MoveDetail`. */
  readonly game: string;
  /** Whether an advisor has answered during this game. */
  readonly helped: boolean;
  /** The computers in this game. */
  readonly rivals: readonly Rival[];
}
/** A computer in a finished game. */
export interface Rival {
  readonly level: Level;
  /** Whether the person was ahead of it: 1, or -1 if it was ahead, or 0. */
  readonly ahead: number;
}

/** Finished games that this browser remembers. */
export interface Records {
  /**
   * Resolves to the results of this ruleset with these options, oldest first, including those of a game that has just
   * ended; empty if there are none or storage refuses.
   */
  results(ruleset: Ruleset): Promise<readonly Result[]>;
  /**
   * Deletes all results of this device; resolves to a function that restores them. If storage refuses, rejects and
   * deletes nothing. The function rejects if storage refuses, and may be called again.
   */
  clear(): Promise<() => Promise<void>>;
}
