/** The language of an element: that of the page around it, if there are messages for it. */
import type { LitElement } from 'lit';
import { tryOrWarn } from '../basics/warnings.js';
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

/** A language that is not built into boards: its messages, if it is shipped, and its formats. */
interface Spoken {
  /** The tag, with the script of its messages. */
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

  /**
   * @param use `useLanguage` of the copy of `messages.ts` that the host uses; loads the messages of a language into it
   */
  constructor(host: LitElement, use: typeof useLanguage) {
    this.#host = host;
    this.#use = use;
  }

  /** Determines the present language of the page around the element, and loads its messages. */
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

  /**
   * Returns a translator; messages of the page come first. Unlike these, `names` do not count as words of its language.
   */
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

/** The same for an element that does not check by itself whether its language has changed. */
export class ObservedLanguage extends PageLanguage {
  constructor(host: LitElement) {
    super(host, useLanguage);
    host.addController(new Speaker(host));
  }
}
