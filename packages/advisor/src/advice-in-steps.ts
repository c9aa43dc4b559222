/** Advice on the main thread, without a step that takes long. */
import type { Advice } from './advice.js';
import type { Position } from './position.js';
import type { Solution } from './solution.js';

/**
 * Works out advice. Each `yield` is a good moment for a pause. An exact solution keeps the tables of a turn, and those of
 * one roll are made of those of the next, so it is asked about the last roll first. Between turns it knows its values.
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
