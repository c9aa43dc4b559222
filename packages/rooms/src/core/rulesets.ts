import { loadRuleset, withOptions, type Ruleset } from '@yahtzee-game/rules';
import type { Terms } from './entry.js';

/**
 * Resolves to the ruleset of a room with its options: one of `own`, or one of the catalogue.
 * Rejects with a RangeError, one sentence, if there is no such game or option.
 */
export async function rulesetFor(
  { ruleset: id, options }: Pick<Terms, 'ruleset' | 'options'>,
  own: readonly Ruleset[] = [],
): Promise<Ruleset> {
  return withOptions(own.find((one) => one.id === id) ?? (await loadRuleset(id)), options);
}
