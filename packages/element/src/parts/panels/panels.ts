/**
 * What covers the card; loaded when it is first opened. It is handed the lit that the board has, so that a page without
 * a bundler does not load a second one.
 */
import type * as lit from 'lit';
import type { CSSResult, LitElement, TemplateResult } from 'lit';
import type { Panel } from '../../snapshot.js';
import type { GameStore } from '../../store.js';
import { resultView } from '../../view/result-view.js';
import { resultPanel } from './result.js';
import { SetupPanel } from './setup.js';
import { panelStyles } from './styles.js';

export type Lit = Pick<typeof lit, 'css' | 'html' | 'nothing' | 'svg'>;

export interface Panels {
  readonly styles: CSSResult;
  /** The open panel; undefined if there is nothing to show in it. */
  draw(panel: Panel, store: GameStore): TemplateResult | undefined;
  /** Forgets what was typed and not used. */
  forget(): void;
}

export function panelsWith(own: Lit, host: LitElement): Panels {
  const setup = new SetupPanel(own, host);
  return {
    styles: panelStyles(own),
    draw(panel, store) {
      if (panel === 'setup') return setup.draw(store);
      const result = store.snapshot && resultView(store.snapshot);
      return result && resultPanel(own, result, store);
    },
    forget: () => setup.forget(),
  };
}
