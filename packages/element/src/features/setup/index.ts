/** The panel for a new game, and for the sound and look of the board. Loaded when it is opened. */
import type { LitElement } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import { isSetup } from '../../game/board-state.js';
import { opponents } from '../../locales/en/board.js';
import { games } from '../../locales/en/games.js';
import { picker, series, setup } from '../../locales/en/more.js';
import { pipTokens } from '../../parts/dice/coloured-dice-styles.js';
import { gameListStyles } from '../../picker/game-list-styles.js';
import { motifStyles } from '../../picker/motif-styles.js';
import type { Words } from '../../words/messages.js';
import { SetupPanel } from './setup-panel.js';
import { schemeStyles, setupStyles } from './styles.js';
import { themeStyles } from './themes.js';

export const words: Words = {
  board: { ...opponents, ...games },
  more: { ...picker, ...series, ...setup },
};

export function createFeature(board: Board, host: BoardElement): Feature {
  const panels = new WeakMap<LitElement, SetupPanel>();
  return {
    styles: {
      game: [schemeStyles],
      scorecard: [pipTokens, motifStyles, setupStyles, themeStyles, gameListStyles],
    },
    slots: {
      panel(name, part) {
        // The feature `panels` has the words of options and the styles of all panels.
        if (!isSetup(name) || !board.features.get('panels')) return undefined;
        const panel = panels.get(part) ?? new SetupPanel(board, host, part);
        panels.set(part, panel);
        return panel.draw(name === 'games');
      },
    },
    drawn: (part) => panels.get(part)?.drawn(isSetup(board.view?.panel)),
  };
}
