/** The options of a game and their values. */
import { choicesOf, type OptionValue, type Ruleset } from '@yahtzee-game/rules';
import { rowName } from '../../../view/names.js';
import type { Translate } from '../../../words/messages.js';
import { orderWords } from './notes.js';
import type { HelpNote } from './view.js';
import { wordOr } from './words.js';

export function optionsNote(t: Translate, ruleset: Ruleset): HelpNote | undefined {
  const facts = Object.entries(choicesOf(ruleset)).map(([key, choice]) => {
    const value = ruleset.options[key] ?? ('from' in choice ? choice.default : choice[0]) ?? '';
    return [optionName(t, ruleset, key), optionWords(t, key, value)] as const;
  });
  return facts.length ? { id: 'options', title: t('help.options'), lines: [], facts } : undefined;
}

/** Returns the name of an option. */
export const optionName = (t: Translate, ruleset: Ruleset, key: string): string =>
  wordOr(t, `option.${key}`, key, { five: rowName(t, ruleset, 'yahtzee') });

/** A value of an option in words. */
export function optionWords(t: Translate, key: string, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (key === 'order') return orderWords(t, String(value));
  return wordOr(
    t,
    `option.${key}.${value}`,
    /^[\d/]+$/.test(`${value}`) ? figuresOf(t, `${value}`) : `${value}`,
  );
}

/** Formats the figures in a text such as "15/20". */
const figuresOf = (t: Translate, text: string): string =>
  text.replace(/\d+/g, (figure) => t.number(Number(figure)));
