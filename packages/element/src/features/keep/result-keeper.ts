import type { GameState } from '@yahtzee-game/rules';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { gameTotalsOf } from '../../game/game-totals.js';
import type { Result } from '../../game/records.js';
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
  const opponents = state.players.length - 1;
  return gameTotalsOf(state).flatMap((total, seat) =>
    board.isElsewhere(seat) ? [] : [{ at, name: state.players[seat] ?? '', total, game, helped, opponents }],
  );
}
