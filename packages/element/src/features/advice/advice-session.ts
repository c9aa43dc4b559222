/** Handles a board's requests for advice, from the request to the displayed answer. */
import type { GameState } from '@yahtzee-game/rules';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import { watch } from '../../board/watch.js';
import type { Advisor } from '../../game/advisor.js';
import { spokenAdvice, type AdviceStatus } from './advice-words.js';
import { askedAdvisor } from './asked-advisor.js';
import { validAdvice, validOdds } from './validate-advice.js';

/** Allows one request at a time, only about the current decision. */
export class AdviceSession {
  readonly #board: Board;
  #request = new AbortController();
  #status: AdviceStatus | undefined;

  constructor(board: Board) {
    this.#board = board;
    const decision = () => [board.state, askedAdvisor(board)] as const;
    watch(board, decision, () => this.#forget());
  }

  get status(): AdviceStatus | undefined {
    return this.#status;
  }

  /** Requests advice. A repeated request hides the answer. */
  request(): void {
    const { state, advisor } = this.#board;
    if (!advisor || !state) return;
    const { phase } = state.turn;
    if (phase !== 'deciding') return this.#show({ kind: phase === 'over' ? 'over' : 'early' });
    if (this.#status?.kind === 'thinking') return this.#show(this.#status);
    const isShown = this.#status?.kind === 'advice' || this.#status?.kind === 'odds';
    // A pending question, or a panel over the card, would hide the answer.
    this.#board.cancel();
    if (isShown) this.#hide();
    else void this.#consult(state, advisor);
  }

  hold(held: number): void {
    this.#board.hold(held);
    this.#board.say(this.#board.voice.selection);
  }

  /** Holds the best dice; closes the advice panel so that the dice are visible. */
  follow(held: number): void {
    if (this.#board.view?.panel === 'advice') this.#board.cancel();
    this.hold(held);
  }

  async #consult(state: GameState, advisor: Advisor): Promise<void> {
    const { signal } = (this.#request = new AbortController());
    try {
      if (this.#board.settings.advice === 'odds' && advisor.odds)
        await this.#showOdds(state, advisor, signal);
      else await this.#showAdvice(state, advisor, signal);
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`advisor: ${sentenceIn(error)}`);
      this.#show({ kind: 'none' });
    }
  }

  async #showAdvice(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    const advice = validAdvice(await this.#showWaiting(advisor.advise(state, signal)), state);
    if (signal.aborted) return;
    this.#show({ kind: 'advice', advice });
    const { choices, exact = true } = advice;
    this.#board.emit('yahtzee-advice', state, undefined, { choices, exact });
  }

  async #showOdds(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    const odds = validOdds(await this.#showWaiting(advisor.odds?.(state, signal)));
    if (signal.aborted) return;
    this.#show({ kind: 'odds', odds });
    this.#board.emit('yahtzee-advice', state, undefined, { choices: [], exact: true });
  }

  /** Shows that the answer is pending if it is a promise. */
  #showWaiting<T>(answer: T): T {
    if (typeof answer === 'object' && answer && 'then' in answer) this.#show({ kind: 'thinking' });
    return answer;
  }

  #show(status: AdviceStatus): void {
    this.#status = status;
    this.#board.say((snapshot) => spokenAdvice(snapshot, status));
  }

  #hide(): void {
    this.#status = undefined;
    this.#board.refresh();
    this.#board.say(() => this.#board.view?.message.text ?? '');
  }

  /** Discards the answer when the state or the advisor has changed, and when the board has left the page. */
  /** Drops the answer to the last question, and closes its panel. */
  #forget(): void {
    this.#request.abort();
    this.#status = undefined;
    if (this.#board.view?.panel === 'advice') this.#board.cancel();
  }
}
