/** As many forms of rulesets as it takes to have every choice in some game. */

import type { Ruleset } from '@yahtzee-game/rules';
import { partOf } from './extent.js';
import { houses } from './house.js';
import { formsOf, shipped, titleOf, type Form } from './shipped.js';

/** By what is chosen, the forms of all games in which that alone is changed. */
const sameChoice = new Map<string, readonly Form[]>();
for (const form of [...shipped, ...houses].flatMap((ruleset) => formsOf(ruleset).slice(1))) {
  const choice = titleOf(form.options);
  sameChoice.set(choice, [...(sameChoice.get(choice) ?? []), form]);
}
/** Each choice once, and not always in the first game that has it. */
const chosen = new Set([...sameChoice.values()].map((forms, i) => forms[i % forms.length]?.name));

/** A ruleset as it is, and those of its forms that no other game tries; in `npm run verify` all of them. */
export function someFormsOf(ruleset: Ruleset): readonly Form[] {
  const forms = formsOf(ruleset);
  return partOf(
    forms,
    forms.filter(({ name }, i) => i === 0 || chosen.has(name)),
  );
}
