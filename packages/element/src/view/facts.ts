/** The facts of any game beyond its view: a joker, and what was undone. */
import type { Snapshot, Facts } from '../game/board-state.js';
import { jokerFacts } from './joker.js';
import { undoneSentence } from './undone.js';

export const gameFacts = (snapshot: Snapshot): Partial<Facts> => ({
  ...jokerFacts(snapshot),
  wrote: undoneSentence(snapshot) || snapshot.wrote,
});
