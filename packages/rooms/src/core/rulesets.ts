import { loadRuleset, withOptions, type Ruleset } from '@yahtzee-game/rules';
import type { Terms } from './terms.js';

/**
 * Resolves to the ruleset of a room with its options: that of its rule sheet, one of `own`, or one of the catalogue.
 * Rejects with a RangeError, one sentence, if there is no such game or option, or the sheet cannot be played.
 */
export async function rulesetFor(
  { ruleset: id, options, sheet }: Pick<Terms, 'ruleset' | 'options' | 'sheet'>,
  own: readonly Ruleset[] = [],
): Promise<Ruleset> {
  if (sheet) return withOptions((await import('./rule-sheet.js')).rulesetOfSheet(id, sheet), options);
  return withOptions(own.find((one) => one.id === id) ?? (await loadRuleset(id)), options);
}
