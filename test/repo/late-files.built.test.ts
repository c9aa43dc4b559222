// What the one-file build loads late uses the lit of the main file: a second one would be loaded for nothing.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CDN = fileURLToPath(new URL('../../packages/element/dist/cdn', import.meta.url));
/** These are loaded first, so they are whole. */
const ENTRIES = [
  'yahtzee-game.js',
  'picker.js',
  'puzzle.js',
  'review.js',
  'advised.js',
  'hydrate.js',
  'worker.js',
  'rules.js',
];
const LIT = /lit-html|lit\$|litHtmlVersions|litElementVersions|reactiveElementVersions/;
const REGISTRY = /Symbol\.for\("(yahtzee-game:[^"]+)"\)/g;
const FILLED = /Symbol\.for\("(yahtzee-game:[^"]+)"\)\]\s*\?\?=/;

const read = (name: string): string => readFileSync(path.join(CDN, name), 'utf8');
const late = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.js') && !ENTRIES.includes(name),
);

describe('late files of the one-file build', () => {
  test('hold no lit', () => {
    ok(LIT.test(read('yahtzee-game.js')), 'the main file is not recognised as one with lit');
    deepEqual(
      late.filter((name) => LIT.test(read(name))),
      [],
    );
  });

  test('read registries that the main file fills, or the file that opens games', () => {
    const filled = ['yahtzee-game.js', 'game/open-game.js'].map(
      (name) => FILLED.exec(read(name))?.[1] ?? `none of ${name}`,
    );
    const found = late.flatMap((name) => [...read(name).matchAll(REGISTRY)].map(([, key = '']) => key));
    deepEqual([...new Set(found)].toSorted(), filled.toSorted());
  });

  test('rulesets of boards hold no engine', () => {
    for (const name of late.filter((one) => one.startsWith('game/rulesets/')))
      ok(!read(name).includes('bought-roll'), name);
  });

  test('work without the main file where the picker loads them', () => {
    const ofPicker = late.filter((name) => /^(words|locales|rulesets)\//.test(name));
    ok(ofPicker.length > 0);
    deepEqual(
      ofPicker.filter((name) => read(name).match(REGISTRY)),
      [],
    );
  });
});
