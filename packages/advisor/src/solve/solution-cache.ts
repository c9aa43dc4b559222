import type { Ruleset } from '@yahtzee-game/rules';
import type { Solution } from '../questions/solution.js';
import { solve } from './solve.js';

const solutions = new WeakMap<Ruleset, Promise<Solution>>();

/** Resolves to the solution of a ruleset, which is solved once. A failed solve is not cached. */
export function solutionOf(ruleset: Ruleset): Promise<Solution> {
  let solution = solutions.get(ruleset);
  if (!solution) {
    solutions.set(ruleset, (solution = solve(ruleset)));
    solution.catch(() => solutions.delete(ruleset));
  }
  return solution;
}
