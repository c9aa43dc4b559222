/** Advice on the main thread, in short steps. */
import type { Advice } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';

/**
 * Computes advice. Each `yield` is a good moment for a pause. An exact solution keeps the tables of a turn, and
 * computes those of a roll from those of the next roll, so it is asked about the last roll first. Values between turns
 * are stored, so they need no steps.
 */
export function* adviceInSteps(solution: Solution, position: Position): Generator<void, Advice> {
  const { roll, rollsLeft } = position;
  if (solution.exact && roll > 0)
    for (let later = roll + rollsLeft; later >= roll; later--) {
      solution.valueOf({ ...position, roll: later, held: undefined });
      yield;
    }
  return solution.advise(position);
}
