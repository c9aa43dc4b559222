/** Players of tables and advisors are a page's own code, which may have no types. Each check throws one sentence. */
import { reduce, type GameState } from '@yahtzee-game/rules';
import { aFunction, check, objectWith, type Check } from '../../game/checks.js';

export const playerCheck: Check = objectWith({ choose: aFunction, begin: aFunction }, 'choose');

/** @throws RangeError if this is no action that may be done. */
export function demandLegal(state: GameState, action: unknown): void {
  // The rules check whatever they are given.
  const next = reduce(state, action as Parameters<typeof reduce>[1]);
  if (!next.ok) throw new RangeError(`choose: ${next.message}`);
}

/** Checks which dice of a state are marked. */
export function heldCheck({ turn }: GameState): Check {
  const all = 2 ** turn.dice.length - 1;
  return check(
    (held) => Number.isInteger(held) && Number(held) >= 0 && Number(held) <= all,
    `a number from 0 to ${all}, with a bit for each die`,
  );
}
