/**
 * The panels over the card: rules and keys. The feature `setup` has that for a new game. Loaded with the first panel.
 */
import type { LitElement, TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import type { Panel } from '../../game/board-state.js';
import { rules } from '../../locales/en/more.js';
import { miniDiceStyles } from '../../parts/dice/mini-dice.js';
import { buttonStyles } from '../../parts/styles/button-styles.js';
import type { Words } from '../../words/messages.js';
import { playerColours } from '../players/colours.js';
import { helpStyles } from './help-styles.js';
import { HelpPanel } from './help.js';
import { keysView } from './keys-view.js';
import { keysPanel } from './keys.js';
import { panelFocusOf } from './panel-focus.js';
import { panelStyles } from './styles.js';

export const words: Words = { more: rules };

export function createFeature(board: Board): Feature {
  const hosts = new WeakMap<LitElement, PanelHost>();
  return {
    styles: { scorecard: [playerColours, buttonStyles, panelStyles, miniDiceStyles, helpStyles] },
    slots: {
      panel(panel, part) {
        const host = hosts.get(part) ?? new PanelHost(part);
        hosts.set(part, host);
        return host.render(panel, board);
      },
    },
    drawn: (part) => hosts.get(part)?.drawn(board.view?.panel),
  };
}

/** The panels of one part. */
class PanelHost {
  readonly #help = new HelpPanel();
  readonly #part: LitElement;

  constructor(part: LitElement) {
    this.#part = part;
  }

  /** The open panel; undefined if it has no content. */
  render(panel: Panel, board: Board): TemplateResult | undefined {
    panelFocusOf(this.#part).note();
    if (panel === 'help') return this.#help.draw(board);
    const { snapshot } = board;
    return panel === 'keys' && snapshot
      ? keysPanel(keysView(snapshot, isApple() ? 'command' : 'ctrl'), board)
      : undefined;
  }

  /** Moves focus to the panel that is shown. */
  drawn(panel: Panel): void {
    panelFocusOf(this.#part).move(panel);
  }
}

const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);
