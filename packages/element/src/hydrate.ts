/**
 * Lets a prerendered board keep its nodes. Import it before the element: Lit's base class looks for it once, when it is
 * created. Without it, or if the prerendered board differs from the one to show, the element replaces the board in one
 * step.
 */
import { hydrate } from '@lit-labs/ssr-client';
import type { LitElement, PropertyValues } from 'lit';
import { nothing } from 'lit/html.js';
import { digestOf } from './server/digest.js';

/** The members of Lit's class that are patched, with their types. */
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

/** The style sheet of a prerendered tree; its `data-drawing` is the digest of the template result of the tree. */
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
      // The game is still loading; until then the prerendered tree stays.
      if (drawing === nothing) return updateOnly.call(this, changed);
      waiting.delete(this);
      take(this, drawing);
    }
    // Also needed after hydration: Lit would look for a text node where the text was empty.
    update.call(this, changed);
  };
}

/** Hydrates the prerendered tree if it shows this template result; otherwise empties it. */
function take({ renderRoot, renderOptions }: Drawn, drawing: unknown): void {
  const mark = markIn(renderRoot);
  try {
    if (mark?.dataset['drawing'] === digestOf(drawing)) {
      hydrate(drawing, renderRoot, renderOptions);
      mark.remove();
      return;
    }
  } catch {
    // Rendered by another version of the element.
  }
  renderRoot.replaceChildren();
}
