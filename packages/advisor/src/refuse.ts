/** Refusals of what callers without types may pass, with the sentences of the rules: one each. */
import { deny, isFields } from '@yahtzee-game/rules/engine';
import type { Chosen } from './advice.js';
import type { Signal } from './signal.js';
import type { Solution } from './solution.js';

export { deny as refuse, gameOf, isFields, isWhole, optionsOf, shown } from '@yahtzee-game/rules/engine';

/** @throws RangeError, one sentence, if it is neither absent nor a signal */
export function checkSignal(signal: Signal | undefined): void {
  if (signal !== undefined && typeof (signal as Partial<Signal> | null)?.throwIfAborted !== 'function')
    deny('signal', signal, 'an AbortSignal, such as new AbortController().signal');
}

/** @throws RangeError, one sentence, if it is no solution */
export function checkSolution(solution: Solution): void {
  if (!isFields(solution) || typeof (solution as Partial<Solution>).advise !== 'function')
    deny('solution', solution, 'a solution, such as await solve(ruleset)');
}

/** @throws RangeError, one sentence, if it is neither absent nor a function */
export function checkOptionalFunction(place: string, value: unknown, allowed: string): void {
  if (value !== undefined && typeof value !== 'function') deny(place, value, allowed);
}

const KINDS: readonly Chosen['kind'][] = ['hold', 'announce', 'score'];

/** @throws RangeError, one sentence, if it is no choice; whether it can be chosen is another question */
export function checkChoice(choice: Chosen): void {
  if (!isFields(choice) || !KINDS.includes(choice.kind))
    deny('choice', choice, 'a choice, such as the first of solution.advise(positionOf(state)).choices');
}
