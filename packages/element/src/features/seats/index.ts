/** Plays the remote seats of a table and requests its dice. Loaded when a board gets a table. */
import type { GameState } from '@yahtzee-game/rules';
import type { Board } from '../../game/board.js';
import { warnOnce, type Settings } from '../../game/settings.js';
import type { Table, TablePlayer } from '../../game/table.js';
import type { Feature } from '../feature.js';

export function createFeature(board: Board): Feature {
  const seats = new Seats(board);
  return {
    decides: (seat, state) => seats.playerOf(seat, state) !== undefined,
    throwDice: (owed, state, signal) => board.table?.throwDice?.(owed, state, signal),
  };
}

/** Milliseconds before each step of a remote player, by the motion setting. */
const PAUSES: Readonly<Record<Settings['motion'], number>> = { none: 0, fast: 250, normal: 600, '3d': 900 };

/** Requests the decision of a remote player on turn, once for each state. Drops an answer if the game has changed. */
class Seats {
  readonly #board: Board;
  #state: GameState | undefined;
  #table: Table | undefined;
  #game = '';
  #question = new AbortController();
  /** By seat, for this game and this table. */
  #players = new Map<number, TablePlayer | undefined>();

  constructor(board: Board) {
    this.#board = board;
    board.subscribe(() => this.#update());
    this.#update();
  }

  playerOf(seat: number, state: GameState): TablePlayer | undefined {
    const { table, game } = this.#board;
    if (table !== this.#table || game !== this.#game) this.#players.clear();
    [this.#table, this.#game] = [table, game];
    if (!this.#players.has(seat)) this.#players.set(seat, this.#ask(seat, state));
    return this.#players.get(seat);
  }

  #ask(seat: number, state: GameState): TablePlayer | undefined {
    try {
      return this.#board.table?.player?.(seat, state);
    } catch (error) {
      warnOnce(`table: ${String(error)}`);
      return undefined;
    }
  }

  #update(): void {
    const { table, connected } = this.#board;
    const state = connected ? this.#board.state : undefined;
    if (state === this.#state && table === this.#table) return;
    this.#question.abort();
    this.#question = new AbortController();
    const player = state && state.turn.phase !== 'over' ? this.playerOf(state.seat, state) : undefined;
    [this.#state, this.#table] = [state, table];
    // After all listeners have received this state, since one of them may change it.
    if (state && player) queueMicrotask(() => void this.#play(player, state, this.#question.signal));
  }

  async #play(player: TablePlayer, state: GameState, signal: AbortSignal): Promise<void> {
    try {
      await this.#pause(signal);
      if (signal.aborted) return;
      if (state.turn.phase === 'rolling') {
        await this.#board.throwDice();
        return;
      }
      const mark = (held: number): void => {
        if (!signal.aborted) this.#board.preview(held);
      };
      const action = await player.choose(state, signal, mark);
      if (signal.aborted) return;
      if (action.type === 'roll') this.#board.preview(action.held);
      await this.#pause(signal);
      if (signal.aborted) return;
      const done = this.#board.dispatch(action);
      if (!done.ok) throw new RangeError(done.message);
    } catch (error) {
      if (!signal.aborted) warnOnce(`table: seat ${state.seat}: ${String(error)}`);
    }
  }

  /** Waits so that the players at the board can follow. A table that provides the dice sets the pace itself. */
  async #pause(signal: AbortSignal): Promise<void> {
    const { table, settings } = this.#board;
    const pause = table?.throwDice ? 0 : PAUSES[settings.motion];
    if (!pause || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
