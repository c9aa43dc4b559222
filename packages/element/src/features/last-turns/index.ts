/** Shows the last turns beside the card of a wide board, where there is free space. Loaded after the first entry. */
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import { opponents } from '../../locales/en/board.js';
import { miniDiceStyles } from '../../parts/dice/mini-dice.js';
import type { Words } from '../../words/messages.js';
import { playerColours } from '../players/colours.js';
import { lastTurnStyles } from './styles.js';
import { renderTurns } from './templates.js';
import { turnsView } from './turns-view.js';

export const words: Words = { board: opponents };

export const createFeature = (board: Board): Feature => ({
  styles: { game: [playerColours, miniDiceStyles, lastTurnStyles] },
  slots: { below: () => board.snapshot && renderTurns(turnsView(board.snapshot)) },
});
