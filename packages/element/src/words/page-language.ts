/** The language of an element: that of its place in the page, if there are messages for it. */
import { nothing, type LitElement, type ReactiveController } from 'lit';
import {
  translator,
  useLanguage,
  type Formats,
  type Language,
  type Messages,
  type Translate,
} from './messages.js';
import { tryOrWarn } from '../game/settings.js';

const added = new Map<string, Messages>();
const instances = new Set<PageLanguage>();

/** Makes all boards speak a language that is not shipped, or other words of one that is. Keys are those of English. */
export function addLanguage(tag: string, words: Messages): void {
  added.set(tag.toLowerCase(), words);
  updateBoards();
}

/** Notifies all elements that share the languages. */
export function updateBoards(): void {
  for (const instance of instances) instance.refresh();
}

/** Returns an attribute of the nearest ancestor that has it, across shadow roots. */
function nearest(element: Element, attribute: string): string | undefined {
  const found = element.closest(`[${attribute}]`);
  if (found) return found.getAttribute(attribute) ?? undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearest(root.host, attribute) : undefined;
}

const outside = (root: Node): Node | undefined =>
  root instanceof ShadowRoot ? root.host.getRootNode() : undefined;

/** A language other than English: its words, if it is shipped, and its numbers. */
interface Spoken {
  readonly language: Language | undefined;
  readonly formats: Formats;
}

export class PageLanguage implements ReactiveController {
  readonly #host: LitElement;
  #observer: MutationObserver | undefined;
  #tag = 'en';
  #spoken: Spoken | undefined;
  /** Settles when the messages are loaded, or cannot be loaded. */
  loading: Promise<void> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    instances.add(this);
    this.#observer = new MutationObserver(() => this.#host.requestUpdate());
    const what = { attributeFilter: ['lang', 'dir'], subtree: true };
    for (let root: Node | undefined = this.#host.getRootNode(); root; root = outside(root))
      this.#observer.observe(root, what);
    // The element may have been moved.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    instances.delete(this);
    this.#observer?.disconnect();
  }

  /** Determines the language at the element's current place, and loads its messages. */
  update(): void {
    const tag = (nearest(this.#host, 'lang') || 'en').toLowerCase();
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.loading = this.#fetch(tag).then((spoken) => {
      if (this.#tag !== tag) return;
      this.#spoken = spoken;
      this.loading = undefined;
      this.#host.requestUpdate('lang');
    });
  }

  refresh(): void {
    this.#host.requestUpdate('lang');
  }

  /** Its words, after those of the page; names that the page gives are in no language. */
  translator(messages: Messages = {}, names: Messages = {}): Translate {
    const own = added.get(this.#tag) ?? added.get(primary(this.#tag));
    const { language, formats } = this.#spoken ?? {};
    const known = own ?? language ?? Object.keys(messages)[0];
    const all = { ...own, ...names, ...messages };
    return known ? translator(all, this.#tag, language?.words, formats) : translator(all);
  }

  /** The direction of the element: that of its language, unless the page sets one. */
  dir({ rtl }: Translate): 'rtl' | 'ltr' | typeof nothing {
    if (nearest(this.#host, 'dir')) return nothing;
    return rtl ? 'rtl' : 'ltr';
  }

  async #fetch(tag: string): Promise<Spoken | undefined> {
    if (primary(tag) === 'en') return undefined;
    return tryOrWarn(`lang="${tag}"`, async () => {
      const { formatsOf, languageOf } = await import('./languages.js');
      const language = languageOf(tag);
      if (language) await useLanguage(language);
      return { language, formats: formatsOf(tag) };
    });
  }
}

const primary = (tag: string): string => tag.split('-')[0] ?? '';
