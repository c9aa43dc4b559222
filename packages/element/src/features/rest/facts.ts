/** The facts of the feature `rest` about a game: a joker, and what was undone. */
import type { Snapshot } from '../../game/board-state.js';
import type { Facts } from '../feature.js';
import { jokerFacts } from './joker.js';
import { undoneSentence } from './undone.js';

export const restFacts = (snapshot: Snapshot): Partial<Facts> => ({
  ...jokerFacts(snapshot),
  wrote: undoneSentence(snapshot) || snapshot.wrote,
});
