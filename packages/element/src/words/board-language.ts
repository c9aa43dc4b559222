/** The language of a board: that of the page around it, which is fetched unless it is built in. */
import type { LitElement } from 'lit';
import { fetchOrWarn } from '../basics/warnings.js';
import { added } from './added-languages.js';
import { translator, useLanguage, type Messages, type Translate } from './messages.js';
import type * as pageLanguage from './page-language.js';
import { isBuiltIn, languageAt } from './place.js';

export class BoardLanguage {
  readonly #host: LitElement;
  readonly #load: () => Promise<typeof pageLanguage>;
  /** Undefined while the board is in English. */
  #language: pageLanguage.PageLanguage | undefined;
  /** The tag of the language that is shown or loading. */
  #tag = 'en';
  /** The number of languages the page had added when `#tag` was set. */
  #added = 0;
  /** Settles when another language is loaded, or cannot be; undefined while none is loading. */
  loading: Promise<void> | undefined;

  /** @param load fetches the code for languages other than English */
  constructor(host: LitElement, load: () => Promise<typeof pageLanguage>) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads the language of the page if it has changed; returns true if it is another built-in kind of English. */
  update(): boolean {
    const tag = languageAt(this.#host);
    if (tag === this.#tag && added.size === this.#added) return false;
    this.#tag = tag;
    this.#added = added.size;
    if (!this.#language && isBuiltIn(tag) && !added.size) return true;
    const loading = this.#learn().then(() => {
      if (loading !== this.loading) return;
      this.loading = undefined;
      this.#host.requestUpdate('lang');
    });
    this.loading = loading;
    return false;
  }

  async #learn(): Promise<void> {
    const module = await fetchOrWarn(this.#load);
    if (module) this.#language ??= new module.PageLanguage(this.#host, useLanguage);
    this.#language?.update();
    await this.#language?.loading;
  }

  /**
   * Returns a translator; messages of the page come first. Unlike these, `names` do not count as words of its language.
   */
  translator(messages: Messages, names: Messages): Translate {
    return this.#language?.translator(messages, names) ?? translator({ ...names, ...messages });
  }
}
