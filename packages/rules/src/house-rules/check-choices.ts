/** Checks the options that house rules declare. */
import { MAX_NAME } from '../model/players.js';
import type { Choice, Choices, Options, OptionValue } from '../model/rules.js';
import { defaultOf } from '../model/ruleset.js';
import { checkCount, checkFunction, checkId, checkList, checkObject, fail } from './checks.js';

const MAX_OPTIONS = 20;
const MAX_VALUES = 50;
const TEXT = /^[\p{L}\p{N}]\P{C}*$/u;
/** Every scorecard game has these. */
const COMMON = ['order', 'rolls', 'tieBreak'];

/** @throws RangeError with one sentence that names the field, its value and what is allowed. */
export function checkChoices(source: { readonly choices: Choices; readonly make: unknown }): void {
  checkObject('spec', source, ['choices', 'make']);
  const { choices, make } = source;
  checkFunction('make', make);
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices))
    fail('choices', choices, 'an object of options');
  const keys = Object.keys(choices);
  checkCount('choices.length', keys.length, 0, MAX_OPTIONS);
  for (const key of keys) checkChoice(key, choices[key]);
}

function checkChoice(key: string, choice: unknown): void {
  const field = `choices.${key}`;
  checkId('choices', key);
  if (COMMON.includes(key)) fail('choices', key, 'another name; every scorecard game has this option');
  if (Array.isArray(choice)) return checkValues(field, choice);
  checkObject(field, choice, ['default', 'from', 'to']);
  const { default: first, from, to } = choice as Readonly<Record<string, unknown>>;
  checkCount(`${field}.from`, from, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  checkCount(`${field}.to`, to, Number(from), Number.MAX_SAFE_INTEGER);
  checkCount(`${field}.default`, first, Number(from), Number(to));
}

function checkValues(field: string, values: readonly unknown[]): void {
  checkList(field, values, 1, MAX_VALUES);
  values.forEach((value, i) => {
    if (!isPlain(value))
      fail(
        `${field}[${i}]`,
        value,
        'a number, true, false, or a text that begins with a letter or digit and is none of these',
      );
    if (values.indexOf(value) < i) fail(`${field}[${i}]`, value, 'each value once');
  });
}

/** Whether a value is itself again when it has been a text, as in a record of a game. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'string' || value.length > MAX_NAME) return false;
  return TEXT.test(value) && !['true', 'false', String(Number(value))].includes(value);
}

/** Options that differ from the defaults in one value; of a span of numbers its ends. */
export const formsOf = (choices: Choices): readonly Options[] =>
  Object.entries(choices).flatMap(([key, choice]) =>
    valuesOf(choice)
      .filter((value) => value !== defaultOf(choice))
      .map((value): Options => ({ [key]: value })),
  );

const valuesOf = (choice: Choice): readonly OptionValue[] =>
  'from' in choice ? [choice.from, choice.to] : choice;
