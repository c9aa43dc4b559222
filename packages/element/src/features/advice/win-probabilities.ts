/** Each player's probability of winning, recomputed after every turn. */
import type { GameState } from '@yahtzee-game/rules';
import type { Advisor } from '../../game/advisor.js';
import type { Board } from '../../game/board.js';
import { warnOnce } from '../../game/settings.js';

/** Milliseconds to wait after an entry before computing. */
const PAUSE = 300;

export class WinProbabilities {
  readonly #board: Board;
  #cards: GameState['cards'] | undefined;
  #advisor: Advisor | undefined;
  #request = new AbortController();
  #present: readonly number[] | undefined;

  constructor(board: Board) {
    this.#board = board;
    board.subscribe(() => this.#onBoardChange());
    this.#onBoardChange();
  }

  /** By seat; the previous values while new ones are computed. */
  get present(): readonly number[] | undefined {
    return this.#present;
  }

  #onBoardChange(): void {
    const { state, advisor } = this.#board;
    if (state?.cards === this.#cards && advisor === this.#advisor) return;
    [this.#cards, this.#advisor] = [state?.cards, advisor];
    this.#request.abort();
    if (!state || !advisor?.winProbabilities || !isOpen(state)) {
      this.#present = undefined;
      return;
    }
    if (!state.log || this.#present?.length !== state.players.length) this.#present = undefined;
    const { signal } = (this.#request = new AbortController());
    setTimeout(() => void this.#ask(state, advisor, signal), PAUSE);
  }

  async #ask(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    try {
      const chances = signal.aborted ? undefined : await advisor.winProbabilities?.(state, signal);
      if (signal.aborted) return;
      this.#present = isValid(chances, state) ? [...chances] : undefined;
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`advisor: ${String(error)}`);
      this.#present = undefined;
    }
    this.#board.refresh();
  }
}

const isOpen = ({ players, turn }: GameState): boolean => players.length > 1 && turn.phase !== 'over';

const isValid = (
  chances: readonly number[] | undefined,
  { players }: GameState,
): chances is readonly number[] =>
  chances?.length === players.length && chances.every((chance) => chance >= 0 && chance <= 1);
