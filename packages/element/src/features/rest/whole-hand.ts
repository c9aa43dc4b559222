/** After the last roll all dice count together, so that all are said, those as well that were said before. */
import { mayRoll } from '../../view/dice.js';
import { spokenRoll, type Voice } from '../../view/speech.js';

export const withWholeHand = (voice: Voice): Voice => ({
  ...voice,
  rolled: (snapshot) => (mayRoll(snapshot.state) ? voice.rolled(snapshot) : spokenRoll(snapshot)),
});
