/** The language of an element: that of its place in the page, if there are messages for it. */
import type { LitElement } from 'lit';
import { added } from './added-languages.js';
import {
  translator,
  useLanguage,
  type Formats,
  type Language,
  type Messages,
  type Translate,
} from './messages.js';
import { isBuiltIn, languageAt } from './place.js';
import { primary } from './same-languages.js';
import { Speaker } from './speaker.js';
import { tryOrWarn } from '../game/settings.js';

/** A language that is not inside a board: its words, if it is shipped, and its numbers. */
interface Spoken {
  /** Marks the script that its words are written in. */
  readonly tag: string;
  readonly language: Language | undefined;
  readonly formatsOf: (tag: string) => Formats;
}

export class PageLanguage {
  readonly #host: LitElement;
  readonly #use: typeof useLanguage;
  #tag = 'en';
  #spoken: Spoken | undefined;
  /** Settles when the messages are loaded, or cannot be loaded. */
  loading: Promise<void> | undefined;

  /** @param use loads the messages of a language wherever the host has its own */
  constructor(host: LitElement, use: typeof useLanguage) {
    this.#host = host;
    this.#use = use;
  }

  /** Determines the language at the element's current place, and loads its messages. */
  update(): void {
    const tag = languageAt(this.#host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.loading = this.#fetch(tag).then((spoken) => {
      if (this.#tag !== tag) return;
      this.#spoken = spoken;
      this.loading = undefined;
      this.#host.requestUpdate('lang');
    });
  }

  /** Its words, after those of the page; names that the page gives are in no language. */
  translator(messages: Messages = {}, names: Messages = {}): Translate {
    const own = added.get(this.#tag) ?? added.get(primary(this.#tag));
    const { language, formatsOf } = this.#spoken ?? {};
    const tag = own ? this.#tag : (this.#spoken?.tag ?? this.#tag);
    const known = own ?? language ?? Object.keys(messages)[0];
    const all = { ...own, ...names, ...messages };
    return known ? translator(all, tag, language?.words, formatsOf?.(tag)) : translator(all);
  }

  async #fetch(tag: string): Promise<Spoken | undefined> {
    if (isBuiltIn(tag)) return undefined;
    return tryOrWarn(`lang="${tag}"`, async () => {
      const { formatsOf, languageOf, writtenTag } = await import('./languages.js');
      const language = languageOf(tag);
      if (language) await this.#use(language);
      return { tag: writtenTag(tag), language, formatsOf };
    });
  }
}

/** The same for an element that does not look itself whether its language has changed. */
export class ObservedLanguage extends PageLanguage {
  constructor(host: LitElement) {
    super(host, useLanguage);
    host.addController(new Speaker(host));
  }
}
