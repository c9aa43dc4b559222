/** Every shipped ruleset, and every form of one: as it is, and with each documented option changed alone. */

import {
  choicesOf,
  loadRuleset,
  rulesetIds,
  withOptions,
  type Choice,
  type Options,
  type OptionValue,
  type Ruleset,
} from '@yahtzee-game/rules';

export const shipped: readonly Ruleset[] = await Promise.all(rulesetIds.map(loadRuleset));

export interface Form {
  /** `yahtzee`, or `yahtzee[joker=free]`. */
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly options: Options;
}

export function formsOf(ruleset: Ruleset): readonly Form[] {
  const changes = Object.entries(choicesOf(ruleset)).flatMap(([key, choice]) =>
    othersOf(choice).map((value): Options => ({ [key]: value })),
  );
  return [
    { name: ruleset.id, ruleset, options: {} },
    ...changes.map((options) => ({
      name: `${ruleset.id}${titleOf(options)}`,
      ruleset: withOptions(ruleset, options),
      options,
    })),
  ];
}

/** Options as in the heading of a part of a fixture: `[joker=free]`. */
export function titleOf(options: Options): string {
  return `[${Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ')}]`;
}

/** The values of an option other than its default; of a range, its ends. */
export function othersOf(choice: Choice): readonly OptionValue[] {
  if (!('from' in choice)) return choice.slice(1);
  return [choice.from, choice.to].filter((value) => value !== choice.default);
}
