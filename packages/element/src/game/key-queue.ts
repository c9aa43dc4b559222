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

  press(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    // A synthetic event may have no key.
    if (!event.key || event.defaultPrevented || isChord || !(target instanceof HTMLElement)) return;
    const key = { event, target };
    if (this.#features.length) {
      if (this.#handle(key)) event.preventDefault();
      return;
    }
    const clicks = /^(Enter| )$/.test(event.key) && target.tagName === 'BUTTON';
    if (clicks) event.preventDefault();
    this.#done = this.#done
      .then(this.#load)
      .catch(() => undefined)
      .then(() => {
        // An earlier key may have moved focus; what is clicked is what the key was pressed on.
        const focused = focusIn(target.ownerDocument) ?? target;
        if (!this.#handle({ target: focused, event }) && clicks) target.click();
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
function focusIn({ activeElement }: DocumentOrShadowRoot): HTMLElement | undefined {
  const inside = activeElement?.shadowRoot && focusIn(activeElement.shadowRoot);
  return inside ?? (activeElement instanceof HTMLElement ? activeElement : undefined);
}
