/**
 * What covers the card; loaded when it is first opened. It is handed the lit that the board has, so that a page without
 * a bundler does not load a second one.
 */
import type { CSSResult, LitElement, TemplateResult } from 'lit';
import type { Panel } from '../../snapshot.js';
import type { GameStore } from '../../store.js';
import { keysView } from '../../view/keys-view.js';
import { resultView } from '../../view/result-view.js';
import type { Kit } from '../kit.js';
import { PanelFocus } from './focus.js';
import { helpStyles } from './help-styles.js';
import { keysPanel } from './keys.js';
import { HelpPanel } from './help.js';
import { resultPanel } from './result.js';
import { SetupPanel } from './setup.js';
import { panelStyles } from './styles.js';

export { help as words } from '../../locales/en/help.js';

export interface Panels {
  readonly styles: readonly CSSResult[];
  /** The open panel; undefined if there is nothing to show in it. */
  draw(panel: Panel, store: GameStore): TemplateResult | undefined;
  /** It is to be seen: focus follows, and what was typed into another one is forgotten. */
  drawn(panel: Panel): void;
}

export function panelsWith(own: Kit, host: LitElement): Panels {
  const setup = new SetupPanel(own, host);
  const help = new HelpPanel(own);
  const focus = new PanelFocus(host);
  return {
    styles: [panelStyles(own), helpStyles(own)],
    draw(panel, store) {
      focus.note();
      if (panel === 'setup') return setup.draw(store);
      if (panel === 'help') return help.draw(store);
      const { snapshot } = store;
      if (!panel || !snapshot) return undefined;
      if (panel === 'keys') return keysPanel(own, keysView(snapshot), store);
      const result = resultView(snapshot);
      return result && resultPanel(own, result, store);
    },
    drawn(panel) {
      if (panel !== 'setup') setup.forget();
      focus.move(panel);
    },
  };
}
