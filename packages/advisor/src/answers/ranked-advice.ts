/** The advice of games that are not scorecard games, from the values of their choices. */
import { ranked, type Advice, type Unranked } from '../questions/advice.js';

/** @param choices at least one; their losses are computed here */
export function rankedAdvice(
  choices: readonly Unranked[],
  kind: Pick<Advice, 'exact'> & Required<Pick<Advice, 'unit'>>,
): Advice {
  const value = Math.max(...choices.map((choice) => choice.value));
  const valued = choices.map((choice) => ({ ...choice, loss: value - choice.value }));
  return { choices: ranked(valued), value, ...kind };
}
