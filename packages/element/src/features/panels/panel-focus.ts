/** Moves focus into a panel and back. */
import type { LitElement } from 'lit';
import type { Panel } from '../../game/board-state.js';

const made = new WeakMap<LitElement, PanelFocus>();

/** Returns the one of a part, which all features with panels share. */
export function panelFocusOf(part: LitElement): PanelFocus {
  const focus = made.get(part) ?? new PanelFocus(part);
  made.set(part, focus);
  return focus;
}

class PanelFocus {
  readonly #host: LitElement;
  #panel: Panel;
  /** The focused element before the panel opened: hidden elements lose focus, in some browsers at once. */
  #was: Element | null | undefined;
  /** The element that opened the panel; it gets focus again when that is closed. */
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
    // A panel may still be fetched.
    if (panel === this.#panel || (panel && !this.#found('.panel'))) return;
    this.#panel = panel;
    if (panel && panel !== 'result') this.#enter();
    else if (panel && this.#was) this.#found('.panel [tabindex]')?.focus();
    else if (this.#was?.closest('.panel')) (this.#opener ?? this.#found('[tabindex="0"]'))?.focus();
    if (!panel || panel === 'result') this.#opener = undefined;
  }

  /** The tool is in another part of the board. */
  #enter(): void {
    const { activeElement } = this.#host.getRootNode() as Document | ShadowRoot;
    const opener = activeElement?.shadowRoot?.activeElement;
    if (opener instanceof HTMLElement && !opener.closest('.panel')) this.#opener = opener;
    this.#found('.panel [tabindex]')?.focus();
  }

  get #focused(): Element | null | undefined {
    return this.#host.shadowRoot?.activeElement;
  }

  #found(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }
}
