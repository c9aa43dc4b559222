/**
 * The rest of the board: all code that is not needed for the first rendering and the first clicks. Every board loads it
 * once it is drawn; keys wait for it. If it cannot be loaded, the board works by pointer, Tab, Enter and Space.
 */
import { FORCED_COLOURS, SHORT_SCREEN } from '../../basics/media.js';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import { moveFocus } from '../../keyboard/arrows.js';
import { handleKey } from '../../keyboard/hotkeys.js';
import { updateTabStop } from '../../keyboard/tab-stops.js';
import { listenForUndo } from '../../keyboard/undo-key.js';
import { rest } from '../../locales/en/board.js';
import { NarrowPlace } from '../../parts/narrow-place.js';
import type { BoardPart } from '../../parts/part.js';
import { TallBoard } from '../../parts/tall-board.js';
import { ThemeCheck } from '../../parts/theme-check.js';
import { readOut } from '../../speech/read-out.js';
import { withWholeHand } from '../../speech/whole-hand.js';
import { withBonusAfter } from '../../view/bonus-after.js';
import { gameFacts } from '../../view/facts.js';
import { withPace } from '../../view/pace.js';
import { throwsFrom } from '../../view/throws.js';
import { updateBoards } from '../../words/added-languages.js';
import type { Words } from '../../words/messages.js';
import { followLanguage } from './language.js';
import { laterStyles } from './styles.js';

// The orientation of the screen and forced colours may change at any time.
for (const query of [SHORT_SCREEN, FORCED_COLOURS])
  globalThis.matchMedia?.(query).addEventListener('change', updateBoards);

export const words: Words = { board: rest };

export function createFeature(board: Board, host: BoardElement): Feature {
  followLanguage(board, host);
  listenForUndo(board, host);
  host.addController(new NarrowPlace(host));
  host.addController(new ThemeCheck(host));
  // The keys for the faces of real dice take too much room to stay in view.
  const tall = new TallBoard(host, () => board.settings.dice === 'board');
  host.addController(tall);
  const withThrows = throwsFrom(board.state);
  return {
    get styles() {
      return { ...laterStyles, game: [...laterStyles.game, ...tall.styles] };
    },
    facts: gameFacts,
    view: (view, snapshot) => withPace(withBonusAfter(withThrows(view, snapshot), snapshot), snapshot),
    voice: (voice) => (board.settings.speech === 'normal' ? withWholeHand(voice) : voice),
    // All parts of a board extend `BoardPart`.
    drawn: (part) => updateTabStop(part as BoardPart),
    press: (key) => moveFocus(key, board) || handleKey(key, board),
    readOut: (event) => readOut(event, board),
  };
}
