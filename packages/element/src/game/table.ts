/**
 * The interface through which a board gets remote players, computer players and dice. The board itself uses no network.
 */
import type { Chance, Dice, GameState, Held, PlayerAction } from '@yahtzee-game/rules';

export interface Table {
  /** Returns the remote player of this seat; undefined if it is played at this board. Called once per seat and game. */
  player?(seat: number, state: GameState): TablePlayer | undefined;
  /**
   * Returns the awaited dice in order of position, or a promise. If absent, the board rolls its own. The newest action
   * of `state.log` is the roll that requires them, except in the first roll of a turn. The signal aborts when they are
   * no longer needed.
   */
  throwDice?(owed: Chance, state: GameState, signal: AbortSignal): Dice | Promise<Dice>;
  /** Whether decisions may be undone; by default, unless this table rolls the dice. */
  readonly undo?: boolean;
  /** Starts another game if the board must not do so by itself; if absent, the board starts it. */
  again?(): void;
}

/** A seat that is not played at this board: a computer or a remote person. Accepts players of the advisor package. */
export interface TablePlayer {
  /**
   * Resolves when the player begins a turn with its first roll; if absent, at once. The signal aborts as in `choose`.
   */
  begin?(state: GameState, signal: AbortSignal): Promise<void>;
  /**
   * Returns the decision of the player on turn, or a promise. `mark` shows dice as kept before the decision, and names
   * the cell that they are kept for. The signal aborts when the game has changed; a late answer is dropped.
   */
  choose(
    state: GameState,
    signal: AbortSignal,
    mark: (held: Held, cell?: string) => void,
  ): PlayerAction | Promise<PlayerAction>;
}
