/** The edition of a sheet: a number from its rules, so that two sheets of one id are told apart. */
import { hash } from '../dice/source.js';
import type { RuleSheet } from './sheet.js';

/** Editions are 2 and more: 1 is that of rules which name none. */
const FIRST = 2;
const EDITIONS = 999_999;

/** Names, sources and explanations may be mended without another edition. */
const NO_RULES: readonly string[] = ['$schema', 'source', 'status', 'words'];

export function editionOf(sheet: RuleSheet): number {
  const rules = Object.entries(sheet).filter(([field]) => !NO_RULES.includes(field));
  return FIRST + ((hash(inOrder(Object.fromEntries(rules)), 0) >>> 0) % EDITIONS);
}

/** The JSON of a value, with the fields of each object in alphabetical order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
