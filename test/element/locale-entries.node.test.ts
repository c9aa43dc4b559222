// Each language is one import away, whole, and is listed where a board looks for it.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Messages } from '@yahtzee-game/element';

const SOURCES = new URL('../../packages/element/src/', import.meta.url);
const LOCALES = new URL('locales/', SOURCES);
const SETS = ['game', 'more', 'help', 'picker', 'advice', 'voice'];

const tags = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const tag of tags) {
  test(`@yahtzee-game/element/locales/${tag} has all messages`, async () => {
    const entry = (await import(`@yahtzee-game/element/locales/${tag}`)) as { readonly messages: Messages };
    const sets: Messages[] = [];
    for (const set of SETS) {
      const module = (await import(new URL(`${tag}/${set}.ts`, LOCALES).href)) as Record<string, Messages>;
      sets.push(module[set] ?? {});
    }
    deepEqual(entry.messages, Object.assign({}, ...sets));
  });
}

test('every language but English is loaded when a page speaks it', () => {
  const listed = readFileSync(new URL('languages.ts', SOURCES), 'utf8').matchAll(
    /import\('\.\/locales\/(\w+)\/game\.js'\)/g,
  );
  deepEqual(
    [...listed].map(([, tag]) => tag),
    tags.filter((tag) => tag !== 'en'),
  );
});
