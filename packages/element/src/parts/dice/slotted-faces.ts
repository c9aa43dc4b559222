/** Faces slotted as `<img slot="face-6">`: every die shows a copy. */
import type { OwnFace } from '../../board/feature.js';
import type { LostPictures } from './lost-pictures.js';

export class SlottedFaces {
  readonly #host: Element;
  readonly #lost: LostPictures;
  readonly #copies = new Map<string, Node>();

  /** `changed` is called when faces are added or removed. */
  constructor(host: Element, lost: LostPictures, changed: () => void) {
    this.#host = host;
    this.#lost = lost;
    const observer = new MutationObserver((records) => {
      this.#copies.clear();
      for (const own of host.querySelectorAll(':scope > [slot^="face-"]'))
        if (records.some(({ target }) => own.contains(target))) lost.delete(own);
      changed();
    });
    observer.observe(host, { childList: true, subtree: true, attributes: true, characterData: true });
  }

  /** Returns the face of a value for the die at a position or for one of its sides, if the page has one. */
  faceOf(value: number, place: number | string): OwnFace | undefined {
    const own = this.#host.querySelector(`:scope > [slot="face-${value}"]`);
    if (!own || this.#lost.has(own)) return undefined;
    return { content: this.#copyOf(own, `${value} ${place}`), label: labelOf(own) };
  }

  #copyOf(own: Element, key: string): Node {
    const known = this.#copies.get(key);
    if (known) return known;
    const copy = cloned(own);
    // The picture may be a descendant, and its `error` event does not bubble: hence the capture.
    copy.addEventListener('error', () => this.#lost.add(own), true);
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
