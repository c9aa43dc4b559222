/** The types of a running game that a browser keeps, and of that game when it is opened again. */
import type { Snapshot } from './board-state.js';
import type { Dealer } from './dealer.js';
import type { Levels, SeatedGame } from './seats.js';
import type { OptionValues, Settings } from './settings.js';
import type { TakenBack } from './taken-back.js';

/** The game that the attributes of a board ask for, apart from the ruleset. */
export interface Asked {
  /** By seat, as the attribute `players` writes it. */
  readonly players: readonly string[];
  readonly options: OptionValues;
  readonly seed: string;
}

export interface KeptGame {
  /** The game and its identity, as `save()` returns them. */
  readonly text: string;
  /** By seat, the level of a computer, which `text` does not contain. */
  readonly levels: Levels;
  /** The values of the attributes when the game was played. */
  readonly asked: Asked;
  /** Whether an advisor has answered during this game. */
  readonly helped: boolean;
  /** The setting `dice` if a player has chosen it; undefined if the page decides. */
  readonly dice: Settings['dice'] | undefined;
  /** The seed of its dice; empty if they cannot be reproduced. */
  readonly from: string;
  /** Throws that were taken back by undo and will be dealt again. */
  readonly takenBack: TakenBack;
  /** The time of the last move, in milliseconds since 1970. */
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
