/**
 * Lets a board that came with the page keep its nodes. Import it before the element: the class of all Lit elements
 * looks for it once, when it is made. Without it, or where the page holds another board than the one that is to be
 * shown, the element draws its own in the same moment.
 */
import { hydrate } from '@lit-labs/ssr-client';
import type { LitElement, PropertyValues } from 'lit';
import { nothing } from 'lit/html.js';
import { digestOf } from './drawing.js';

/** The parts of Lit's class that are changed, open to us. */
interface Drawn extends Pick<LitElement, 'shadowRoot' | 'renderRoot' | 'renderOptions'> {
  createRenderRoot: (this: Drawn) => HTMLElement | DocumentFragment;
  render: (this: Drawn) => unknown;
  update: (this: Drawn, changed: PropertyValues) => void;
}

interface Lit {
  readonly LitElement: typeof LitElement;
}

declare global {
  var litElementHydrateSupport: ((lit: Lit) => void) | undefined;
}

/** The style sheet of a tree that came with the page; it tells what the tree shows. */
const markIn = (root: ParentNode | null): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('[data-drawing]') ?? undefined;

const { litElementHydrateSupport: before } = globalThis;

globalThis.litElementHydrateSupport = (lit) => {
  before?.(lit);
  keepTrees(lit.LitElement.prototype as unknown as Drawn);
};

function keepTrees(prototype: Drawn): void {
  const { createRenderRoot, update } = prototype;
  const { update: updateOnly } = Object.getPrototypeOf(prototype) as Drawn;
  const waiting = new WeakSet<Drawn>();

  prototype.createRenderRoot = function () {
    const { shadowRoot } = this;
    if (!shadowRoot || !markIn(shadowRoot)) return createRenderRoot.call(this);
    waiting.add(this);
    const { elementStyles } = this.constructor as typeof LitElement;
    shadowRoot.adoptedStyleSheets = elementStyles.flatMap((styles) =>
      'styleSheet' in styles ? (styles.styleSheet ?? []) : styles,
    );
    return shadowRoot;
  };

  prototype.update = function (changed) {
    if (waiting.has(this)) {
      const drawing = this.render();
      // The game is on its way; till then its tree stays as it came.
      if (drawing === nothing) return updateOnly.call(this, changed);
      waiting.delete(this);
      take(this, drawing);
    }
    // After taking over as well: Lit would look for a text node where there was no text.
    update.call(this, changed);
  };
}

/** Makes the tree that came with the page the element's own if it shows this drawing; else empties it. */
function take({ renderRoot, renderOptions }: Drawn, drawing: unknown): void {
  const mark = markIn(renderRoot);
  try {
    if (mark?.dataset['drawing'] === digestOf(drawing)) {
      hydrate(drawing, renderRoot, renderOptions);
      mark.remove();
      return;
    }
  } catch {
    // Drawn by another version of the element.
  }
  renderRoot.replaceChildren();
}
