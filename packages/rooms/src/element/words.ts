/** The words of an element of this package, in the language of its place in the page. */
import {
  added,
  english,
  formatsOf,
  languageAt,
  primary,
  shippedId,
  Speaker,
  translator,
  writtenTag,
  type Formats,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import type { LitElement, ReactiveController } from 'lit';

/** By tag, what loads the words of a language other than English. */
export type WordFiles = Readonly<Record<string, () => Promise<{ readonly words: Messages }>>>;

interface Spoken {
  readonly words: Messages;
  readonly formats: Formats;
}

export class Words implements ReactiveController {
  readonly #host: LitElement;
  readonly #english: Messages;
  readonly #files: WordFiles;
  #tag = 'en';
  /** Undefined for English, and until another language is loaded. */
  #spoken: Spoken | undefined;

  constructor(host: LitElement, own: Messages, files: WordFiles) {
    this.#host = host;
    this.#english = own;
    this.#files = files;
    host.addController(this);
    host.addController(new Speaker(host));
  }

  hostUpdate(): void {
    const tag = languageAt(this.#host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    void this.#learn(tag);
  }

  /** Its words, after those of the page. */
  translator(messages: Messages = {}): Translate {
    const ofPage = added.get(this.#tag) ?? added.get(primary(this.#tag));
    const { words, formats = english } = this.#spoken ?? {};
    const isKnown = ofPage ?? words ?? primary(this.#tag) === 'en';
    return translator(
      { ...ofPage, ...messages },
      !isKnown ? 'en' : ofPage ? this.#tag : writtenTag(this.#tag),
      { ...this.#english, ...words },
      formats,
    );
  }

  async #learn(tag: string): Promise<void> {
    const spoken = await this.#spokenIn(tag).catch(() => undefined);
    if (tag !== this.#tag) return;
    this.#spoken = spoken;
    this.#host.requestUpdate();
  }

  async #spokenIn(tag: string): Promise<Spoken | undefined> {
    const id = shippedId(tag);
    const load = Object.hasOwn(this.#files, id) ? this.#files[id] : undefined;
    return load && { words: (await load()).words, formats: formatsOf(tag) };
  }
}
