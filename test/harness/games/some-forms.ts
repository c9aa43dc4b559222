/** A selection of forms of rulesets in which every choice occurs in some game. */

import type { Ruleset } from '@yahtzee-game/rules';
import { partOf } from '../extent.js';
import { houses } from './house.js';
import { formsOf, shipped, titleOf, type Form } from './shipped.js';

/** By choice, the forms of all games in which only that choice is changed. */
const sameChoice = new Map<string, readonly Form[]>();
for (const form of [...shipped, ...houses].flatMap((ruleset) => formsOf(ruleset).slice(1))) {
  const choice = titleOf(form.options);
  sameChoice.set(choice, [...(sameChoice.get(choice) ?? []), form]);
}
/** Each choice once, but not always in the first game that has it. */
const chosen = new Set([...sameChoice.values()].map((forms, i) => forms[i % forms.length]?.name));

/** A ruleset as it is, and the forms of it that are in the selection; in `npm run verify` all forms. */
export function someFormsOf(ruleset: Ruleset): readonly Form[] {
  const forms = formsOf(ruleset);
  return partOf(
    forms,
    forms.filter(({ name }, i) => i === 0 || chosen.has(name)),
  );
}
