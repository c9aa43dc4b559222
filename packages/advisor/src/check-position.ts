/** Whether a question is about the game that was solved. */
import type { Rules, Ruleset } from '@yahtzee-game/rules';
import type { Position } from './position.js';

/** @throws RangeError, one sentence, if a position is none of a game by these rules */
export function checkPosition(rules: Rules, { ruleset, card, dice, roll }: Position): void {
  const { sides, slots, spec } = rules;
  const count = roll && spec.dice.count;
  if (ruleset) checkRuleset(rules.ruleset, ruleset);
  // Callers without types may pass anything, such as a state.
  if ((card as Position['card'] | undefined)?.slots.length !== slots)
    throw new RangeError(`card: ${card?.slots.length} entries; allowed: ${slots}`);
  if (dice.length !== count || !dice.every((die) => sides[die - 1]))
    throw new RangeError(`dice: ${dice.join(' ')}; allowed: ${count} from 1 to ${sides.length}`);
}

/** @throws RangeError, one sentence, if these are not the same ruleset with the same options */
export function checkRuleset(solved: Ruleset, played: Ruleset): void {
  const [own, other] = [nameOf(solved), nameOf(played)];
  if (own !== other) throw new RangeError(`ruleset: ${other}; allowed: ${own}, which was solved`);
}

const nameOf = ({ id, revision, options }: Ruleset): string =>
  [id, `edition ${revision}`, ...Object.entries(options).map(String).toSorted()].join(' ');
