/** Moves focus into a panel and back. */
import type { LitElement } from 'lit';
import type { Panel } from '../../game/board-state.js';
import { focusedIn } from '../../platform.js';
import { focusRoll } from '../focus-roll.js';

const known = new WeakMap<LitElement, PanelFocus>();

/** Returns the one of a part, which all features with panels share. */
export function panelFocusOf(part: LitElement): PanelFocus {
  const focus = known.get(part) ?? new PanelFocus(part);
  known.set(part, focus);
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
    if (panel && !this.#found('.panel')) return;
    if (panel === this.#panel) return this.#keepInside();
    this.#panel = panel;
    if (panel && panel !== 'result') this.#enter();
    else if (panel && this.#was) this.#found('.panel [tabindex]')?.focus();
    else if (this.#was?.closest('.panel')) this.#giveBack();
    if (!panel || panel === 'result') this.#opener = undefined;
  }

  /** What had focus in a panel that stays may be gone: then the panel has it. */
  #keepInside(): void {
    if (this.#panel && this.#was && !this.#was.isConnected) this.#found('.panel [tabindex]')?.focus();
  }

  /** If what opened the panel is gone, the Roll button gets it: an open box would be filled by the next Enter. */
  #giveBack(): void {
    if (this.#opener?.isConnected) this.#opener.focus();
    else if (!focusRoll(this.#host)) this.#found('[tabindex="0"]')?.focus();
  }

  /** The tool is in another part of the board. */
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
