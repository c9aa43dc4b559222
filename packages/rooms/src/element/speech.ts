/** The words of a room, and the sentences that are announced to screen readers. */
import { Announcer, type Translate } from '@yahtzee-game/element/kit';
import { room as words } from './locales/en.js';
import type { RoomElement } from './room-element.js';
import { Words } from './words.js';

export class Speech {
  readonly #element: RoomElement;
  readonly #words: Words;
  readonly #announcer = new Announcer();

  constructor(element: RoomElement) {
    this.#element = element;
    this.#words = new Words(element, words);
  }

  /** The current translator, with the messages of the element, or of its board if it has none. */
  get t(): Translate {
    const { messages } = this.#element;
    return this.#words.translator(messages ?? this.#element.querySelector('yahtzee-game')?.messages ?? {});
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.spoken;
  }

  say(sentence: string): void {
    this.#announcer.say(sentence);
    this.#element.requestUpdate();
  }
}
