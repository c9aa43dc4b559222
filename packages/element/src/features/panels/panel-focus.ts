/** Moves focus into a panel and back. */
import type { LitElement } from 'lit';
import { focusedIn } from '../../basics/platform.js';
import type { Panel } from '../../game/board-state.js';
import { focusRoll } from '../../keyboard/focus-roll.js';

const known = new WeakMap<LitElement, PanelFocus>();

/** Returns the `PanelFocus` of a part, shared by all features with panels. */
export function panelFocusOf(part: LitElement): PanelFocus {
  const focus = known.get(part) ?? new PanelFocus(part);
  known.set(part, focus);
  return focus;
}

class PanelFocus {
  readonly #host: LitElement;
  #panel: Panel;
  /** The focused element before the rendering: hidden elements lose focus, in some browsers at once. */
  #was: Element | null | undefined;
  /** The element that opened the panel; it gets focus again when the panel closes. */
  #opener: HTMLElement | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Called before the panel is rendered or removed. */
  note(): void {
    this.#was = this.#focused;
  }

  /** Moves focus into a panel that covers the focused box, and back when the panel closes. */
  move(panel: Panel): void {
    // The code of the panel may still be loading.
    if (panel && !this.#found('.panel')) return;
    if (panel === this.#panel) return this.#keepInside();
    this.#panel = panel;
    if (panel && panel !== 'result') this.#enter();
    else if (panel && this.#was) this.#found('.panel [tabindex]')?.focus();
    else if (this.#was?.closest('.panel')) this.#giveBack();
    if (!panel || panel === 'result') this.#opener = undefined;
  }

  /** Focuses the panel if it stays open but the element that had focus in it is gone. */
  #keepInside(): void {
    if (this.#panel && this.#was && !this.#was.isConnected) this.#found('.panel [tabindex]')?.focus();
  }

  /** Focuses the opener; if it is gone, the Roll button and not an open box, which the next Enter would fill. */
  #giveBack(): void {
    if (this.#opener?.isConnected) this.#opener.focus();
    else if (!focusRoll(this.#host)) this.#found('[tabindex="0"]')?.focus();
  }

  /** Focuses the panel and remembers its opener, which may be a tool in another part of the board. */
  #enter(): void {
    const opener = focusedIn(focusedIn(this.#host.getRootNode() as Document | ShadowRoot)?.shadowRoot);
    if (opener instanceof HTMLElement && !opener.closest('.panel')) this.#opener = opener;
    this.#found('.panel [tabindex]')?.focus();
  }

  get #focused(): Element | null {
    return focusedIn(this.#host.shadowRoot);
  }

  #found(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }
}
