/** After the last roll, all dice are announced, including those announced before, since all of them count now. */
import { mayRoll } from '../game/holding.js';
import { spokenRoll, type Voice } from './spoken.js';

export const withWholeHand = (voice: Voice): Voice => ({
  ...voice,
  rolled: (snapshot) => (mayRoll(snapshot.state) ? voice.rolled(snapshot) : spokenRoll(snapshot)),
});
