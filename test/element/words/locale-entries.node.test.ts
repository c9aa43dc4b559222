// Each language is complete in one import, and is listed where a board looks for it.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
// Node finds the entries by their names in the package; here they are TypeScript.
import 'tsx';
import type { Messages } from '@yahtzee-game/element';
import { languageOf, SETS } from '../inside.js';

const LOCALES = new URL('../../../packages/element/src/locales/', import.meta.url);

const tags = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const tag of tags.filter((name) => name !== 'en')) {
  test(`@yahtzee-game/element/locales/${tag} has what a board says there`, async () => {
    const entry = (await import(`@yahtzee-game/element/locales/${tag}`)) as { readonly messages: Messages };
    const language = languageOf(tag);
    ok(language, 'it is loaded when a page speaks it');
    await Promise.all(SETS.map((set) => language.load(set)));
    deepEqual(entry.messages, language.words);
  });
}
