// Every language says everything that English says, with the same arguments and in all forms that it counts in.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';

type Message = string | Readonly<Record<string, string>>;
type Words = Readonly<Record<string, Message>>;

const FOLDER = new URL('../../packages/element/src/locales/', import.meta.url);
const SETS = ['game', 'more', 'help', 'picker', 'advice', 'voice'];

const languages = readdirSync(FOLDER, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && (!process.env.LOCALE || process.env.LOCALE === entry.name),
);

for (const { name: tag } of languages.filter(({ name }) => name !== 'en')) {
  describe(tag, () => {
    for (const set of SETS) test(set, () => compare(tag, set));
    test('letters of the keys differ', async () => {
      const { game = {} } = await wordsOf(tag, 'game');
      const letters = Object.entries(game).flatMap(([key, said]) => (key.startsWith('key.') ? [said] : []));
      equal(new Set(letters).size, letters.length);
      ok(letters.every((letter) => typeof letter === 'string' && [...letter].length === 1));
    });
  });
}

async function compare(tag: string, set: string): Promise<void> {
  const english = (await wordsOf('en', set))[set] ?? {};
  const words = (await wordsOf(tag, set))[set] ?? {};
  deepEqual(Object.keys(words).toSorted(), Object.keys(english).toSorted(), 'the keys are those of English');
  for (const [key, message] of Object.entries(words)) {
    const expected = argsOf(english[key] ?? '');
    for (const text of formsOf(message)) {
      ok(text.trim(), `${key} says something`);
      equal((text.match(/\*/g) ?? []).length % 2, 0, `${key}: every * has its second`);
    }
    deepEqual(argsOf(message), expected, `${key} has the arguments of English`);
    const counted = typeof english[key] !== 'string';
    if (counted) deepEqual(categoriesOf(message), categoriesIn(tag), `${key} has the forms of the language`);
    else equal(typeof message, 'string', `${key} has one form`);
  }
}

const wordsOf = async (tag: string, set: string): Promise<Record<string, Words>> =>
  (await import(new URL(`${tag}/${set}.ts`, FOLDER).href)) as Record<string, Words>;

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** A form may leave out the number that it stands for: "one point". */
function argsOf(message: Message): readonly string[] {
  const args = formsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, arg = '']) => arg),
  );
  return [...new Set(args)].toSorted();
}

const categoriesOf = (message: Message): readonly string[] => Object.keys(message).toSorted();

/** The forms that whole numbers of a game ask for, and the one for everything else. */
function categoriesIn(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1000 }, (_, n) => rules.select(n));
  return [...new Set([...numbers, 'other'])].toSorted();
}
