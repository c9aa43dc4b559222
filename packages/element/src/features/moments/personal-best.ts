/** The best total of the person who plays here alone, as far as this browser remembers. */
import { gameTotalsOf } from '../../game/game-totals.js';
import type { Board } from '../../game/board.js';
import { bestOf, ownGames } from '../end/own-games.js';

export class PersonalBest {
  readonly #board: Board;
  /** The game for which it has been asked. */
  #game: string | undefined;
  #total: number | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Undefined without remembered games, with several persons, and once an advisor has helped: that sets no record. */
  get total(): number | undefined {
    return this.#board.helped ? undefined : this.#total;
  }

  /** Whether the person has more points already. */
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

  /** Asks for the remembered games, once for each game. */
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
