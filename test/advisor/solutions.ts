/** Solutions that tests share: each game is solved once in a process. */
import { solve, type Solution } from '@yahtzee-game/advisor';
import type { Ruleset } from '@yahtzee-game/rules';

const solutions = new Map<string, Promise<Solution>>();

/** Resolves to the solution of a ruleset in double precision. Rulesets are equal if their ids and options are. */
export function solvedInDouble(ruleset: Ruleset): Promise<Solution> {
  const key = `${ruleset.id} ${JSON.stringify(ruleset.options)}`;
  let solution = solutions.get(key);
  if (!solution) solutions.set(key, (solution = solve(ruleset, { precision: 'double' })));
  return solution;
}
