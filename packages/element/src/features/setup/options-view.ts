/** The options of a game in words. Pure, and free of the DOM. */
import { choicesOf, type OptionValue, type Ruleset } from '@yahtzee-game/rules';
import type { Translate } from '../../words/messages.js';
import { optionName, optionWords } from '../panels/help/options.js';
import { valueOf } from './draft.js';

export interface OptionView {
  readonly key: string;
  readonly name: string;
  /** The chosen value, in words. */
  readonly chosen: string;
  readonly values: readonly ValueView[];
  /** Whether an option is on that can only be on or off; undefined for other options. */
  readonly on: boolean | undefined;
}
export interface ValueView {
  readonly value: OptionValue;
  readonly words: string;
  readonly chosen: boolean;
}

export const optionsView = (ruleset: Ruleset, t: Translate): readonly OptionView[] =>
  Object.entries(choicesOf(ruleset)).map(([key, choice]) => {
    const now = valueOf(ruleset, key);
    const allowed =
      'from' in choice
        ? Array.from({ length: choice.to - choice.from + 1 }, (_, i) => choice.from + i)
        : choice;
    return {
      key,
      name: optionName(t, ruleset, key),
      chosen: optionWords(t, key, now),
      values: allowed.map((value) => ({ value, words: optionWords(t, key, value), chosen: value === now })),
      on: typeof now === 'boolean' ? now : undefined,
    };
  });
