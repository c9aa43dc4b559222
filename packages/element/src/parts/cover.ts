/** Covers the card with a panel: fetches the panels when one is first opened, and leads focus in and out. */
import { css, html, nothing, svg, type LitElement, type TemplateResult } from 'lit';
import { warnOnce } from '../settings.js';
import type { Panel } from '../snapshot.js';
import type { GameStore } from '../store.js';
import type { Panels } from './panels/panels.js';

export class Cover {
  readonly #host: LitElement;
  #panels: Panels | undefined;
  #panel: Panel;
  #wasInside = false;
  /** Settled when the panels are there, or cannot be had. */
  loading: Promise<void> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The panel; nothing while none is open, or while it is on its way and the card is still to be seen. */
  draw(panel: Panel, store: GameStore): TemplateResult | undefined {
    if (panel) this.loading ??= this.#load();
    this.#wasInside = Boolean(this.#focused?.closest('.panel'));
    return panel && this.#panels?.draw(panel, store);
  }

  async #load(): Promise<void> {
    try {
      const { panelsWith } = await import('./panels/panels.js');
      this.#panels = panelsWith({ css, html, nothing, svg }, this.#host);
      const { styleSheet } = this.#panels.styles;
      if (styleSheet) this.#host.shadowRoot?.adoptedStyleSheets.push(styleSheet);
      this.#host.requestUpdate();
    } catch (error) {
      warnOnce(`panel: ${String(error)}`);
    }
  }

  get #focused(): Element | null | undefined {
    return this.#host.shadowRoot?.activeElement;
  }

  /** When a panel covers the box in focus, focus goes on into the panel; when it closes, back to the card. */
  moveFocus(panel: Panel): void {
    if (panel === this.#panel || !this.#panels) return;
    this.#panel = panel;
    if (panel !== 'setup') this.#panels.forget();
    if (panel === 'setup') this.#focus('.panel input');
    else if (panel && this.#focused) this.#focus('.panel button');
    else if (this.#wasInside) this.#focus('[tabindex="0"]');
  }

  #focus(selector: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}
