/** Covers the card with a panel: fetches the panels, and their words, when one is first opened. */
import type { LitElement, TemplateResult } from 'lit';
import { learn } from '../messages.js';
import { orWarn } from '../settings.js';
import type { Panel } from '../snapshot.js';
import type { GameStore } from '../store.js';
import { adopt } from './adopt.js';
import { kit } from './kit.js';
import type { Panels } from './panels/panels.js';

export class Cover {
  readonly #host: LitElement;
  #panels: Panels | undefined;
  /** The panels, on their way. */
  loading: Promise<void> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The panel; nothing while none is open, or while it is on its way and the card is still to be seen. */
  draw(panel: Panel, store: GameStore): TemplateResult | undefined {
    if (panel && !this.#panels)
      this.loading ??= orWarn('panel', this.#load).finally(() => (this.loading = undefined));
    return this.#panels?.draw(panel, store);
  }

  readonly #load = async (): Promise<void> => {
    const { panelsWith, words } = await import('./panels/panels.js');
    await learn('help', words);
    this.#panels = panelsWith(kit, this.#host);
    for (const styles of this.#panels.styles) adopt(this.#host, styles);
    this.#host.requestUpdate();
  };

  /** The panel is drawn, or gone. */
  moveFocus(panel: Panel): void {
    this.#panels?.drawn(panel);
  }
}
