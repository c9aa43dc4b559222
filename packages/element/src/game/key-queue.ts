/** Queues keys pressed on a board until the feature that handles them is loaded. */
import type { Feature, KeyPress } from '../features/feature.js';
import type { Board } from './board.js';

export class KeyQueue {
  readonly #board: Board;
  readonly #load: () => Promise<void>;
  #done: Promise<void> = Promise.resolve();

  /** @param load fetches the feature; rejects if it cannot be fetched */
  constructor(board: Board, load: () => Promise<void>) {
    this.#board = board;
    this.#load = load;
  }

  /** Settles when every key has been handled. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Handles a key, now or later. */
  press(event: KeyboardEvent): false | void {
    const [target] = event.composedPath();
    const board = event.currentTarget as Element;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    // A synthetic event may have no key.
    if (!event.key || event.defaultPrevented || isChord || !(target instanceof HTMLElement)) return;
    const key = { event, target };
    if (this.#features.length) return this.#handle(key) && event.preventDefault();
    const clicks = /^(Enter| )$/.test(event.key) && target.tagName === 'BUTTON';
    if (clicks) event.preventDefault();
    this.#done = this.#done
      .then(this.#load)
      .catch(() => undefined)
      .then(() => {
        // An earlier key may have moved focus; where it has left the board, the key stays with what it was pressed on.
        if (board.matches(':focus-within'))
          key.target = (focusIn(board.getRootNode() as Document) as HTMLElement | null) ?? target;
        if (!this.#handle(key) && clicks) key.target.click();
      });
  }

  #handle(key: KeyPress): boolean {
    return this.#features.some((feature) => feature.press?.(key));
  }

  get #features(): readonly Feature[] {
    return this.#board.features.all.filter((feature) => 'press' in feature);
  }
}

/** Returns the focused element, inside shadow trees too. */
function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? (focusIn(activeElement.shadowRoot) ?? activeElement) : activeElement;
}
