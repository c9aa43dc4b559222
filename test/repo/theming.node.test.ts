// The names in docs/theming.md all exist.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { THEMES } from '../../scripts/build/themes.mjs';
import { withTokens } from '../../scripts/theming.mjs';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const document = read('docs/theming.md');

/** The words in backquotes in one chapter. */
const namesIn = (chapter: string): readonly string[] => {
  const [, text = ''] = new RegExp(`## ${chapter}\n([^]*?)(\n## |$)`).exec(document) ?? [];
  return [...text.matchAll(/^\| .*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
};

test('the tokens are as in the styles; else run scripts/theming.mjs', async () => {
  ok(document.includes('`--yahtzee-surface`'));
  equal(await withTokens(document), document);
});

test('all presets are listed', () => deepEqual(namesIn('A preset').toSorted(), THEMES.toSorted()));

test('all parts that reach through the board are listed', () => {
  const [, list = ''] = /const EXPORTED =([^;]*);/.exec(read('packages/element/src/element.ts')) ?? [];
  const parts = [...list.matchAll(/[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !/^die-[2-7]$/.test(name));
  const own = ['board', 'bar', 'name', 'turn', 'choices', 'last-turns'];
  deepEqual(new Set(namesIn('Parts')), new Set([...own, ...parts]));
});
