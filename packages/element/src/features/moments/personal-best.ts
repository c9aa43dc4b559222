/** The best remembered total of the only person at this board. */
import type { Board } from '../../board/board.js';
import { gameTotalsOf } from '../../game/game-totals.js';
import { bestOf, ownGames } from '../end/own-games.js';

export class PersonalBest {
  readonly #board: Board;
  /** The identity of the game for which the results have been requested. */
  #game: string | undefined;
  #total: number | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /**
   * Undefined without remembered games, with several persons, and once an advisor has helped, which rules out a record.
   */
  get total(): number | undefined {
    return this.#board.helped ? undefined : this.#total;
  }

  /** Whether the total of the present game is higher already. */
  get isPassed(): boolean {
    const { total, seat } = this;
    const { state } = this.#board;
    if (total === undefined || seat === undefined || !state) return false;
    return (gameTotalsOf(state)[seat] ?? 0) > total;
  }

  /** The seat of the only person at this board. */
  get seat(): number | undefined {
    const { state, levels } = this.#board;
    const [seat, ...others] = [...(state?.players.keys() ?? [])].filter((one) => !levels[one]);
    return others.length || this.#board.table ? undefined : seat;
  }

  /** Requests the remembered games, once for each game. */
  update(): void {
    const { records, state, game } = this.#board;
    const { seat } = this;
    const asked = records && seat !== undefined ? game : undefined;
    if (asked === this.#game) return;
    this.#game = asked;
    this.#total = undefined;
    if (!records || !state || seat === undefined) return;
    void records.results(state.rules.ruleset).then((results) => {
      if (this.#game !== game) return;
      this.#total = bestOf(ownGames(results, state.players[seat] ?? '', game).fair);
      this.#board.refresh();
    });
  }
}
