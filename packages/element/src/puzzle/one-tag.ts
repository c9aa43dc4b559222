/** The decision of the day as one file: it knows where the advisor is, for answers that are not rated beforehand. */
import { YahtzeePuzzle } from './puzzle.js';

export * from './puzzle.js';

YahtzeePuzzle.fetchAdvisor ??= async () => {
  await import('../advised.js');
  // By then the advisor has been given to all puzzles.
  await customElements.whenDefined('yahtzee-puzzle');
};
