/** The review of one game after another: reads the game, asks the advisor, and keeps the answer. */
import type { GameRecord, GameState, Ruleset } from '@yahtzee-game/rules';
import type { LitElement, ReactiveController } from 'lit';
import { notAllowed } from '../basics/checks.js';
import { sentenceIn, tryOrWarn, warnOnce } from '../basics/warnings.js';
import type { Advisor, GameReview } from '../game/advisor.js';
import type { Messages, Translate } from '../words/messages.js';
import { isJSON } from './is-json.js';
import type { MomentBoard } from './moment-board.js';
import { reviewView, type DecisionView, type ReviewView } from './review-view.js';

const TAG = 'yahtzee-review';

const records = () => import('./record.js');

/** The members of the element that a session needs. */
export interface SessionHost extends LitElement {
  readonly game: string | GameRecord | null | undefined;
  readonly ruleset: Ruleset | null | undefined;
  readonly advisor: Advisor | null | undefined;
  readonly messages: Messages | null | undefined;
}

/** Reads one game at a time; answers about an earlier game are dropped. */
export class ReviewSession implements ReactiveController {
  readonly #host: SessionHost;
  /** Aborts the reading of the game and the request to the advisor. */
  #request = new AbortController();
  /** The game as text, also if it cannot be read. */
  #text = '';
  #final: GameState | undefined;
  #answer: GameReview | undefined;
  #problem = '';
  #seat = 0;
  /** The number of the decision on the board; undefined while it shows the end of the game. */
  #shown: number | undefined;
  #view: { readonly of: readonly unknown[]; readonly view: ReviewView } | undefined;

  constructor(host: SessionHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The key of the message shown if there is no review; empty otherwise. */
  get problem(): string {
    return this.#problem;
  }

  /** The player whose decisions are shown. */
  get seat(): number {
    return this.#seat;
  }

  /** The game as text; empty while none is read. */
  get text(): string {
    return this.#final ? this.#text : '';
  }

  hostConnected(): void {
    // A reading that was aborted by the removal from the page is repeated, like after a change of the advisor.
    const isAborted = this.#request.signal.aborted && !this.#answer && !this.#problem;
    if (isAborted) this.#host.requestUpdate('advisor', []);
  }

  hostDisconnected(): void {
    this.#request.abort();
  }

  /** Drops the game and its review, and stops waiting for those that are still to come. */
  forget(): void {
    this.#request.abort();
    this.#final = this.#answer = this.#shown = undefined;
    this.#problem = '';
    this.#seat = 0;
  }

  /** Reads the game and asks for its review. */
  async read(board: MomentBoard): Promise<void> {
    const { signal } = (this.#request = new AbortController());
    const { game } = this.#host;
    if (!game) return;
    const text = await this.#textOf(game);
    const final = text === undefined ? undefined : await board.open(text);
    if (signal.aborted) return;
    this.#text = text ?? '';
    this.#final = final;
    this.#problem = final ? '' : 'review.unread';
    this.#host.requestUpdate();
    const answer = final && (await this.#ask(board, final, signal));
    if (signal.aborted || !final) return;
    this.#answer = answer;
    this.#problem = answer ? '' : 'review.none';
    this.#host.requestUpdate();
  }

  /** Shows a decision on the board; without one, the end of the game. */
  show(board: MomentBoard, decision: DecisionView | undefined): void {
    if (!this.#final || decision?.number === this.#shown) return;
    this.#shown = decision?.number;
    void board.show(decision?.state ?? this.#final, decision?.held);
  }

  /** Shows the decisions of the player in this seat. */
  choosePlayer(seat: number): void {
    this.#seat = seat;
    this.#host.requestUpdate();
  }

  /** Chooses the player of a decision, counted from 1; warns if the game that was reviewed does not have it. */
  lookAt(number: number | null | undefined): void {
    const { decisions } = this.#answer ?? {};
    if (!number || !decisions?.length) return;
    this.#seat = decisions[number - 1]?.seat ?? this.#seat;
    if (number > decisions.length)
      warnOnce(notAllowed('at', number, `1 to ${decisions.length} in this game`), TAG);
  }

  /** Returns the view; the same object until its input changes, since a game is replayed for it. */
  viewIn(t: Translate): ReviewView | undefined {
    const [final, answer, seat] = [this.#final, this.#answer, this.#seat];
    if (!final || !answer) return undefined;
    const of = [t.lang, t('review'), this.#host.messages, final, answer, seat];
    if (!this.#view || of.some((one, i) => one !== this.#view?.of[i]))
      this.#view = { of, view: reviewView(t, final, answer, seat) };
    return this.#view.view;
  }

  /** Resolves to the game as JSON; empty while none is read. */
  async json(): Promise<string> {
    return this.#final ? (await records()).recordJSON(this.#final, this.#text) : '';
  }

  /** Resolves to a game as text, from text, JSON or a record; undefined, after a warning, if it is not a game. */
  readRecord(game: string | GameRecord): Promise<string | undefined> {
    return tryOrWarn('record', async () => (await records()).readRecord(game, [this.#host.ruleset]), TAG);
  }

  /** Resolves to the game as text. Only JSON and records are converted; the board reads text itself. */
  async #textOf(game: string | GameRecord): Promise<string | undefined> {
    return typeof game === 'string' && !isJSON(game) ? game : this.readRecord(game);
  }

  async #ask(board: MomentBoard, final: GameState, signal: AbortSignal): Promise<GameReview | undefined> {
    try {
      const advisor = this.#host.advisor ?? (await board.findAdvisor());
      return await advisor?.review?.(final, signal);
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${sentenceIn(error)}`, TAG);
      return undefined;
    }
  }
}
