/** Leads focus into a panel and out of it. */
import type { LitElement } from 'lit';
import type { Panel } from '../../snapshot.js';

export class PanelFocus {
  readonly #host: LitElement;
  #panel: Panel;
  /** Where focus was before the panel covered it: what is hidden loses it, in some browsers at once. */
  #was: Element | null | undefined;
  /** What opened the rules, and has focus again when they are closed. */
  #opener: HTMLElement | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Before the panel is drawn, or gone. */
  note(): void {
    this.#was = this.#focused;
  }

  /** When a panel covers the box in focus, focus goes on into the panel; when it closes, back to where it came from. */
  move(panel: Panel): void {
    if (panel === this.#panel) return;
    this.#panel = panel;
    if (panel === 'setup') this.#found('.panel input')?.focus();
    else if (panel === 'help' || panel === 'keys') this.#enterHelp();
    else if (panel && this.#was) this.#found('.panel button')?.focus();
    else if (this.#was?.closest('.panel')) (this.#opener ?? this.#found('[tabindex="0"]'))?.focus();
    if (panel !== 'help' && panel !== 'keys') this.#opener = undefined;
  }

  /** The tool stands in another part of the board. */
  #enterHelp(): void {
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
