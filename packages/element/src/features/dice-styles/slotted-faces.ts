/** Faces slotted as `<img slot="face-6">`: every die shows a copy. */
import type { OwnFace } from '../../parts/die.js';

export class SlottedFaces {
  readonly #host: Element;
  readonly #copies = new Map<string, Node>();

  /** `changed` is called when faces are added or removed. */
  constructor(host: Element, changed: () => void) {
    this.#host = host;
    const observer = new MutationObserver(() => {
      this.#copies.clear();
      changed();
    });
    observer.observe(host, { childList: true, subtree: true, attributes: true, characterData: true });
  }

  /** Returns the face of a value for the die at a position or for one of its sides, if the page has one. */
  faceOf(value: number, place: number | string): OwnFace | undefined {
    const own = this.#host.querySelector(`:scope > [slot="face-${value}"]`);
    return own ? { content: this.#copyOf(own, `${value} ${place}`), label: labelOf(own) } : undefined;
  }

  #copyOf(own: Element, key: string): Node {
    const copy = this.#copies.get(key) ?? cloned(own);
    this.#copies.set(key, copy);
    return copy;
  }
}

function cloned(own: Element): Node {
  const copy = own.cloneNode(true) as Element;
  for (const attribute of ['slot', 'id']) copy.removeAttribute(attribute);
  return copy;
}

const labelOf = (own: Element): string =>
  (own.getAttribute('aria-label') ?? own.getAttribute('alt') ?? own.textContent ?? '').trim();
