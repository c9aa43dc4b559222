import { outcome, type GameState } from '@yahtzee-game/rules';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { gameTotalsOf } from '../../game/game-totals.js';
import type { Result, Rival } from '../../game/records.js';
import type { StoredRecords } from './stored-records.js';

/** Adds the results of each game that ends on a board. */
export class ResultKeeper {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #records: StoredRecords;
  /** The identity of the game in progress, so that a game that is loaded when it is already over does not count. */
  #running = '';

  constructor(board: Board, host: BoardElement, records: StoredRecords) {
    this.#board = board;
    this.#host = host;
    this.#records = records;
  }

  /** Called after every change of the board. */
  update(isWanted: boolean): void {
    const { state, game, readOnly } = this.#board;
    if (!state) return;
    if (state.turn.phase !== 'over') {
      this.#running = game;
      return;
    }
    if (game !== this.#running) return;
    this.#running = '';
    if (!isWanted || readOnly) return;
    this.#records.add(state.rules.ruleset, resultsOf(this.#board, state), this.#host.save());
  }
}

/** Returns a result for each person at this board. */
function resultsOf(board: Board, state: GameState): readonly Result[] {
  const { game, helped } = board;
  const at = Date.now();
  return gameTotalsOf(state).flatMap((total, seat) => {
    const name = state.players[seat] ?? '';
    return board.isElsewhere(seat)
      ? []
      : [{ at, name, total, game, helped, rivals: rivalsOf(board, state, seat) }];
  });
}

/** Returns the computers of a game as a player has met them. */
function rivalsOf({ levels }: Board, state: GameState, seat: number): readonly Rival[] {
  const { places = [] } = outcome(state) ?? {};
  const own = places[seat] ?? 0;
  return levels.flatMap((level, other) =>
    level ? [{ level, ahead: Math.sign((places[other] ?? 0) - own) }] : [],
  );
}
