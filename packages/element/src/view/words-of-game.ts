/** The words that a game brings along: names and explanations of house rules, in some languages. */
import type { Ruleset } from '@yahtzee-game/rules';
import type { Messages } from '../words/messages.js';

/** Returns them as messages, in this language, else in English, else in the first one that there is. */
export function wordsOfGame({ id, spec }: Ruleset, language: string): Messages {
  const { words = {} } = spec;
  const tags = Object.keys(words);
  const wanted = [language, language.replace(/-.*/, ''), 'en'];
  const [tag = tags[0] ?? ''] = wanted.flatMap(
    (one) => tags.find((other) => other.toLowerCase() === one) ?? [],
  );
  const own = words[tag];
  if (!own) return {};
  const { name, rows = {}, help, columns, sections } = own;
  return {
    ...(name !== undefined && { [`game.${id}`]: name }),
    ...keyed(`row.${id}`, rows),
    ...keyed(`bonus.${id}`, rows),
    ...keyed(`help.${id}`, help),
    ...keyed(`section.${id}`, sections),
    ...keyed('column', columns),
  };
}

const keyed = (kind: string, texts: Readonly<Record<string, string>> = {}): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${kind}.${id}`, text]));
