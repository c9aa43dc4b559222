/** A game that begins on a board, or goes on there. */
import type { GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import type { Dealer, Dealt } from '../game/dealer.js';
import type { Levels } from '../game/seats.js';
import type { Table } from '../game/table.js';
import type { TakenBack } from '../game/taken-back.js';

/** A game to start or restore, with its dice and table. */
export interface Opening {
  readonly state: GameState;
  /** Deals the board's own dice; defaults to the dealer of the board. */
  readonly deal?: Dealer | undefined;
  /** Identity of the game; generated if absent. */
  readonly game?: string | undefined;
  /** Defaults to the current table. */
  readonly table?: Table | undefined;
  /** Which seats computers play; by default none. */
  readonly levels?: Levels;
  /** By seat, the cell filled last; by default none. */
  readonly lastCells?: Snapshot['lastCells'];
  /** Whether an advisor has answered during this game. */
  readonly helped?: boolean;
  /** The dice with which a game goes on; by default dealt anew. */
  readonly dealt?: Dealt;
  /** Throws that were taken back by undo and will be dealt again; by default none. */
  readonly takenBack?: TakenBack;
  /** The unfinished game that this one replaces: undo restores it until the first move. */
  readonly replaces?: Opening | undefined;
}
