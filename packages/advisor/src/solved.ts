import type { Ruleset } from '@yahtzee-game/rules';
import { solve } from './solve.js';
import type { Solution } from './solution.js';

const solutions = new WeakMap<Ruleset, Promise<Solution>>();

/** The solution of a ruleset, solved when it is first asked for. */
export function solutionOf(ruleset: Ruleset): Promise<Solution> {
  let solution = solutions.get(ruleset);
  if (!solution) {
    solutions.set(ruleset, (solution = solve(ruleset)));
    solution.catch(() => solutions.delete(ruleset));
  }
  return solution;
}
