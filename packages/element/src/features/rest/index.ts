/**
 * The rest of the board: all code that is not needed for the first rendering and the first clicks. Every board loads it
 * once it is drawn; keys wait for it. If it cannot be loaded, the board works by pointer, Tab, Enter and Space.
 */
import type { Board } from '../../game/board.js';
import { NarrowPlace } from '../../parts/narrow-place.js';
import type { BoardPart } from '../../parts/part.js';
import { ThemeCheck } from '../../parts/theme-check.js';
import { updateBoards } from '../../words/added-languages.js';
import type { BoardElement, Feature } from '../feature.js';
import { FORCED_COLOURS, SHORT_SCREEN } from '../media.js';
import { moveFocus } from './arrows.js';
import { withBonusAfter } from './bonus-after.js';
import { restFacts } from './facts.js';
import { handleKey } from './hotkeys.js';
import { followLanguage } from './language.js';
import { withPace } from './pace.js';
import { readOut } from './read-out.js';
import { restStyles } from './styles.js';
import { updateTabStop } from './tab-stops.js';
import { throwsFrom } from './throws.js';
import { listenForUndo } from './undo-key.js';
import { withWholeHand } from './whole-hand.js';

// The orientation of the screen and forced colours may change at any time.
for (const query of [SHORT_SCREEN, FORCED_COLOURS])
  globalThis.matchMedia?.(query).addEventListener('change', updateBoards);

export const wordSet = 'core';
export { rest as words } from '../../locales/en/rest.js';

export function createFeature(board: Board, host: BoardElement): Feature {
  followLanguage(board, host);
  listenForUndo(board, host);
  host.addController(new NarrowPlace(host));
  host.addController(new ThemeCheck(host));
  const withThrows = throwsFrom(board.state);
  return {
    styles: restStyles,
    facts: restFacts,
    view: (view, snapshot) => withPace(withBonusAfter(withThrows(view, snapshot), snapshot), snapshot),
    voice: (voice) => (board.settings.speech === 'normal' ? withWholeHand(voice) : voice),
    // All parts of a board extend `BoardPart`.
    drawn: (part) => updateTabStop(part as BoardPart),
    press: (key) => moveFocus(key, board) || handleKey(key, board),
    readOut: (event) => readOut(event, board),
  };
}
