/** The decision of the day as one file. It fetches the advisor when it is needed, for answers not rated beforehand. */
import { YahtzeePuzzle } from './puzzle.js';

export * from './puzzle.js';

YahtzeePuzzle.fetchAdvisor ??= async () => {
  await import('../advised.js');
  // `advised.ts` sets the advisor of all puzzles once this promise resolves, before the code after it runs.
  await customElements.whenDefined('yahtzee-puzzle');
};
