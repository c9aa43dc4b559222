/** Queues keys pressed on a board until the feature that handles them is loaded. */
import { isChord, type Done } from '../basics/keys.js';
import type { Board } from '../board/board.js';
import type { Feature, KeyPress } from '../board/feature.js';

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

  /** Handles a key, now or once the feature is loaded; returns whether it is known to do something. */
  press(event: KeyboardEvent): Done {
    const [target] = event.composedPath();
    const board = event.currentTarget as Element;
    if (isChord(event) || !(target instanceof HTMLElement)) return false;
    const key = { event, target };
    if (this.#features.length) return this.#handle(key);
    const clicks = /^(Enter| )$/.test(event.key) && target.tagName === 'BUTTON';
    this.#done = this.#done
      .then(this.#load)
      .catch(() => undefined)
      .then(() => {
        // An earlier key may have moved focus. If focus has left the board, the key keeps its original target.
        if (board.matches(':focus-within'))
          key.target = (focusIn(board.getRootNode() as Document) as HTMLElement | null) ?? target;
        if (!this.#handle(key) && clicks) key.target.click();
      });
    return clicks;
  }

  #handle(key: KeyPress): boolean {
    return this.#features.some((feature) => feature.press?.(key));
  }

  get #features(): readonly Feature[] {
    return this.#board.features.all.filter((feature) => 'press' in feature);
  }
}

/** Returns the focused element, also inside shadow trees. */
function focusIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? (focusIn(activeElement.shadowRoot) ?? activeElement) : activeElement;
}
