import type { GameState } from '@yahtzee-game/rules';
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { onKeys } from '../../basics/keys.js';
import type { Translate } from '../../words/messages.js';
import { handOver } from './hand-over.js';

/** The requests of the button to the board, or the puzzle, that it belongs to. */
export interface Sharing {
  words(): Translate;
  game(): GameState | undefined;
  say(words: () => string): void;
  refresh(): void;
}

/** The Share button and, if the browser can neither share nor copy, a field to copy from. */
export class ShareButton {
  readonly #board: Sharing;
  #isBusy = false;
  /** The game whose text was copied last. */
  #copied: GameState | undefined;
  /** The game whose text is in the field, with that text. */
  #shown: { readonly state: GameState | undefined; readonly text: string } | undefined;
  #selects = false;

  constructor(board: Sharing) {
    this.#board = board;
  }

  /** Whether the text of this game has just been copied. */
  hasCopied(state: GameState): boolean {
    return state === this.#copied;
  }

  draw(text: () => string): TemplateResult {
    const t = this.#board.words();
    const shown = this.#shown?.state === this.#board.game() ? this.#shown?.text : undefined;
    return html`<button class="button first" type="button" @click=${() => void this.#share(text())}>
        ${t('share')}
      </button>
      ${
        shown === undefined
          ? nothing
          : html`<textarea
              class="share-text"
              readonly
              rows="5"
              dir="auto"
              aria-label=${t('share.text')}
              .value=${shown}
              @keydown=${this.#key}
            ></textarea>`
      }`;
  }

  /** Selects the text once it is in its field. */
  drawn({ renderRoot }: LitElement): void {
    const field = this.#selects && renderRoot.querySelector<HTMLTextAreaElement>('.share-text');
    if (!field) return;
    this.#selects = false;
    field.focus();
    field.select();
    field.scrollTop = 0;
  }

  async #share(text: string): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const state = this.#board.game();
    const done = await handOver(text);
    this.#isBusy = false;
    if (state !== this.#board.game()) return;
    this.#copied = done === 'copied' ? state : undefined;
    this.#shown = done === 'shown' ? { state, text } : undefined;
    this.#selects = done === 'shown';
    if (done === 'copied') this.#board.say(() => this.#board.words()('share.copied'));
    else this.#board.refresh();
  }

  /** Escape closes the field. */
  readonly #key = onKeys(({ key, currentTarget }) => {
    if (key !== 'Escape' || !(currentTarget instanceof HTMLElement)) return false;
    this.#shown = undefined;
    const button = currentTarget.previousElementSibling;
    this.#board.refresh();
    if (button instanceof HTMLElement) button.focus();
    return true;
  });
}
