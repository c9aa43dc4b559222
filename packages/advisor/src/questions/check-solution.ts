/** Checks that callers without types have passed a solution, and one of its choices. */
import { isFields, refuse } from '../basics/refuse.js';
import type { Chosen } from './advice.js';
import type { Solution } from './solution.js';

/** @throws RangeError, one sentence, if it is not a solution */
export function checkSolution(solution: Solution): void {
  if (!isFields(solution) || typeof (solution as Partial<Solution>).advise !== 'function')
    refuse('solution', solution, 'a solution, such as await solve(ruleset)');
}

const KINDS: readonly Chosen['kind'][] = ['hold', 'announce', 'score'];

/** @throws RangeError, one sentence, if it is not a choice; whether the rules allow it is not checked */
export function checkChoice(choice: Chosen): void {
  if (!isFields(choice) || !KINDS.includes(choice.kind))
    refuse('choice', choice, 'a choice, such as the first of solution.advise(positionOf(state)).choices');
}
