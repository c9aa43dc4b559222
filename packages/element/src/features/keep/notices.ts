import { html, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { focusRoll } from '../../keyboard/focus-roll.js';
import type { MessageArgs } from '../../words/messages.js';

/** A message key with its arguments, and the answers to a question. */
interface Notice {
  readonly key: string;
  readonly args?: (board: Board) => MessageArgs;
  readonly answers?: readonly Answer[];
}
interface Answer {
  readonly key: string;
  readonly choose: () => void;
}

/** Sentences and questions in place of the message, until the game goes on. */
export class Notices {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #told = new Set<string>();
  #notice: Notice | undefined;

  constructor(board: Board, host: BoardElement) {
    this.#board = board;
    this.#host = host;
  }

  /** Shows a notice about an event that no press has caused; only once, since it may occur with every move. */
  tell(key: string): void {
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.reply(key);
  }

  /** Shows the result of a press. */
  reply(key: string): void {
    this.#show({ key });
  }

  ask(key: string, args: (board: Board) => MessageArgs, answers: readonly Answer[]): void {
    this.#show({ key, args, answers });
  }

  dismiss(): void {
    if (!this.#notice) return;
    this.#notice = undefined;
    this.#board.refresh();
  }

  render(): TemplateResult | undefined {
    const { answers } = this.#notice ?? {};
    return (
      this.#notice &&
      html`<div class="notice" part="notice">
        <span class="sentence" dir="auto">${this.#text}</span>
        ${answers && html`<span class="answers">${answers.map((answer, i) => this.#button(answer, i))}</span>`}
      </div>`
    );
  }

  #button({ key, choose }: Answer, i: number): TemplateResult {
    return html`<button
      class="answer ${i ? '' : 'first'}"
      type="button"
      @click=${(press: Event) => this.#answer(press, choose)}
    >
      ${this.#board.t(key)}
    </button>`;
  }

  /** Moves focus to the Roll button if the pressed answer has it, because the answers disappear with the question. */
  #answer({ currentTarget }: Event, choose: () => void): void {
    const button = currentTarget as HTMLElement;
    const { host } = button.getRootNode() as ShadowRoot;
    if (button.matches(':focus')) focusRoll(host);
    choose();
  }

  get #text(): string {
    const { key = '', args } = this.#notice ?? {};
    return this.#board.t(key, args?.(this.#board));
  }

  #show(notice: Notice): void {
    this.#notice = notice;
    this.#board.refresh();
    // Screen readers do not announce text that a live region contains from the start.
    void this.#host.updateComplete.then(() => {
      if (this.#notice === notice) this.#board.say(() => this.#text);
    });
  }
}
