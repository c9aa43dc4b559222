/** Each player's probability of winning, recomputed after each throw and at the end of each turn. */
import type { GameState } from '@yahtzee-game/rules';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import { watch } from '../../board/watch.js';
import type { Advisor } from '../../game/advisor.js';
import { askedAdvisor } from './asked-advisor.js';

/** Milliseconds to wait before computing, since the next change often follows at once. */
const PAUSE = 300;

/** The game that is played, and the advisor that knows the probabilities. */
type Followed = readonly [state: GameState | undefined, advisor: Advisor | undefined];

export class WinProbabilities {
  readonly #board: Board;
  #request = new AbortController();
  #present: readonly number[] | undefined;
  #isStale = false;
  /** The state of the game that the last answer is about. */
  #answered: GameState | undefined;
  #before: readonly number[] | undefined;

  constructor(board: Board) {
    this.#board = board;
    const followed = (): Followed => [board.state, askedAdvisor(board)];
    watch(board, followed, (now, before) => this.#update(now, before));
  }

  /** By seat; the previous values while new ones are computed. */
  get present(): readonly number[] | undefined {
    return this.#present;
  }

  /** Whether `present` has the previous values. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** By seat, the values before the last throw; undefined if they were not known. */
  get before(): readonly number[] | undefined {
    return this.#before;
  }

  #update([state, advisor]: Followed, before: Followed = [undefined, undefined]): void {
    const known = before[1] === advisor && before[0]?.players.length === state?.players.length;
    this.#request.abort();
    this.#isStale = true;
    this.#before = undefined;
    if (!state || !advisor?.winProbabilities || !isOpen(state)) {
      this.#present = undefined;
      return;
    }
    if (!state.log || !known) this.#present = undefined;
    // The player has just chosen which dice to keep and roll; the throw will change the state at once.
    if (state.turn.phase === 'rolling' && state.turn.roll > 0) return;
    const { signal } = (this.#request = new AbortController());
    setTimeout(() => void this.#ask(state, advisor, signal), PAUSE);
  }

  async #ask(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    try {
      const chances = signal.aborted ? undefined : await advisor.winProbabilities?.(state, signal);
      if (signal.aborted) return;
      this.#before = this.#answered && isRollAfter(this.#answered, state) ? this.#present : undefined;
      this.#present = isValid(chances, state) ? [...chances] : undefined;
      this.#answered = state;
      this.#isStale = false;
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`advisor: ${sentenceIn(error)}`);
      this.#present = undefined;
    }
    this.#board.refresh();
  }
}

/** Whether the state after the first one differs from it by a single throw. */
const isRollAfter = (before: GameState, { cards, turn }: GameState): boolean =>
  before.cards === cards && before.turn.roll === turn.roll - 1;

const isOpen = ({ players, turn }: GameState): boolean => players.length > 1 && turn.phase !== 'over';

const isValid = (
  chances: readonly number[] | undefined,
  { players }: GameState,
): chances is readonly number[] =>
  chances?.length === players.length && chances.every((chance) => chance >= 0 && chance <= 1);
