/** A running game as a browser keeps it, and as it is opened again. */
import type { Snapshot } from './board-state.js';
import type { Dealer } from './dealer.js';
import type { Levels, SeatedGame } from './seats.js';
import type { OptionValues, Settings } from './settings.js';
import type { TakenBack } from './taken-back.js';

/** What the attributes of a board ask for, apart from the ruleset. */
export interface Asked {
  /** By seat, as the attribute `players` writes it. */
  readonly players: readonly string[];
  readonly options: OptionValues;
  readonly seed: string;
}

export interface KeptGame {
  /** The game and its identity, as `save()` returns them. */
  readonly text: string;
  /** The text does not say which players are computers. */
  readonly levels: Levels;
  /** What the attributes asked for when the game was played. */
  readonly asked: Asked;
  /** Whether an advisor has answered during this game. */
  readonly helped: boolean;
  /** What a player has chosen to throw with; undefined if that is left to the page. */
  readonly dice: Settings['dice'] | undefined;
  /** The seed from which its dice go on; empty if they cannot be reproduced. */
  readonly from: string;
  /** Throws that were taken back, which come again. */
  readonly takenBack: TakenBack;
  /** When it was played last, in milliseconds since 1970. */
  readonly at: number;
}

/** A kept game with its dice: part of an `Opening`. */
export interface Reopened extends SeatedGame {
  readonly takenBack: TakenBack;
  readonly game: string | undefined;
  readonly deal: Dealer;
  readonly lastCells: Snapshot['lastCells'];
  readonly helped: boolean;
}
