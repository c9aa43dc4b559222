/** The words of an element of this package, in the language of the part of the page that it is in. */
import {
  added,
  formatsOf,
  languageAt,
  primary,
  shippedId,
  Speaker,
  translator,
  writtenTag,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import type { LitElement, ReactiveController } from 'lit';
import { FILES } from './locales/index.js';

export class Words implements ReactiveController {
  readonly #host: LitElement;
  readonly #english: Messages;
  #tag = 'en';
  /** Undefined for English, and until another language is loaded. */
  #words: Messages | undefined;

  /** @param english the messages of the element */
  constructor(host: LitElement, english: Messages) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
    host.addController(new Speaker(host));
  }

  hostUpdate(): void {
    const tag = languageAt(this.#host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    void this.#learn(tag);
  }

  /** Returns a translator with the words of the element; messages of the page replace them. */
  translator(messages: Messages = {}): Translate {
    const ofPage = added.get(this.#tag) ?? added.get(primary(this.#tag));
    const isKnown = ofPage ?? this.#words ?? primary(this.#tag) === 'en';
    const tag = !isKnown ? 'en' : ofPage ? this.#tag : writtenTag(this.#tag);
    const words = { ...this.#english, ...this.#words };
    return translator({ ...ofPage, ...messages }, tag, words, formatsOf(tag));
  }

  async #learn(tag: string): Promise<void> {
    const words = await this.#wordsIn(tag).catch(() => undefined);
    if (tag !== this.#tag) return;
    this.#words = words;
    this.#host.requestUpdate();
  }

  async #wordsIn(tag: string): Promise<Messages | undefined> {
    const id = shippedId(tag);
    const load = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
    const module = await load?.();
    return module && Object.assign({}, ...Object.values(module));
  }
}
