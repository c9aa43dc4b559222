/** The board as one file. It fetches the advisor when it is needed, for instance to play against computers. */
// Importing the style sheets first puts them next to each other in the file, which then compresses better.
import './parts/styles/tokens.js';
import './parts/styles/game-styles.js';
import './parts/dice/dice-styles.js';
import './parts/controls/controls-styles.js';
import './parts/styles/tile-styles.js';
import './parts/scorecard/scorecard-styles.js';
import { YahtzeeGame } from './index.js';

export * from './index.js';

YahtzeeGame.fetchAdvisor ??= async () => {
  await import('./advised.js');
  // `advised.ts` sets the advisor of all boards once this promise resolves, before the code after it runs.
  await customElements.whenDefined('yahtzee-game');
};
