/** The board as one file: it knows where the advisor is, for those who play against computers. */
import { YahtzeeGame } from './index.js';

export * from './index.js';

YahtzeeGame.fetchAdvisor ??= async () => {
  await import('./advised.js');
  // By then the advisor has been given to all boards.
  await customElements.whenDefined('yahtzee-game');
};
