/** The board as one file: it knows where the advisor is, for those who play against computers. */
// Sheets stand together in the file, which then compresses better.
import './parts/tokens.js';
import './parts/game-styles.js';
import './parts/dice-styles.js';
import './parts/controls-styles.js';
import './parts/tile-styles.js';
import './parts/scorecard-styles.js';
import { YahtzeeGame } from './index.js';

export * from './index.js';

YahtzeeGame.fetchAdvisor ??= async () => {
  await import('./advised.js');
  // By then the advisor has been given to all boards.
  await customElements.whenDefined('yahtzee-game');
};
