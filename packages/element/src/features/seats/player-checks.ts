/**
 * Checks of players of tables and advisors, which are code of the page and may be untyped. Each throws one sentence.
 */
import { reduce, type GameState } from '@yahtzee-game/rules';
import { aFunction, check, objectWith, type Check } from '../../basics/checks.js';

export const playerCheck: Check = objectWith({ choose: aFunction, begin: aFunction }, 'choose');

/** @throws RangeError if the rules do not allow this action. */
export function demandLegal(state: GameState, action: unknown): void {
  // `reduce` checks any value.
  const next = reduce(state, action as Parameters<typeof reduce>[1]);
  if (!next.ok) throw new RangeError(`choose: ${next.message}`);
}

/** Returns a check of the bits of marked dice in a state. */
export function heldCheck({ turn }: GameState): Check {
  const all = 2 ** turn.dice.length - 1;
  return check(
    (held) => Number.isInteger(held) && Number(held) >= 0 && Number(held) <= all,
    `a number from 0 to ${all}, with a bit for each die`,
  );
}
