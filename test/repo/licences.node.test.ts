// Files that pages load hold code of others: each says whose, and their licences lie beside it.

import { match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CDN = fileURLToPath(new URL('../../packages/element/dist/cdn', import.meta.url));
const read = (name: string): string => readFileSync(path.join(CDN, name), 'utf8');
const files = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

/** What only code of these packages says. */
const SIGNS = {
  'lit-html': /litHtmlVersions/,
  '@lit/reactive-element': /reactiveElementVersions/,
  '@lit/context': /context-request/,
};

/** The notice at the start of a file; a hint for compilers may stand before it. */
const noticeOf = (name: string): string => /^(?:\/\/#.*\n)?\/\*! (.*) \*\/\n/.exec(read(name))?.[1] ?? '';

for (const [name, sign] of Object.entries(SIGNS)) {
  test(`what holds ${name} says so, with its version and licence`, () => {
    const holders = files.filter((file) => sign.test(read(file)));
    ok(holders.includes('yahtzee-game.js'));
    for (const file of holders)
      match(noticeOf(file), new RegExp(`${name} \\d+\\.\\d+\\.\\d+ BSD-3-Clause`), file);
  });
}

test('a notice names our own version and where the licences are', () => {
  match(noticeOf('yahtzee-game.js'), /^@yahtzee-game\/element \d+\.\d+\.\d+ MIT; .*: licences\.txt$/);
});

test('every package that a notice names has its licence there', () => {
  const listing = read('licences.txt');
  for (const file of files)
    for (const [title] of noticeOf(file).matchAll(/@?[\w/-]+ \d[\d.]* [A-Z][\w.-]*(?=, |: )/g))
      ok(listing.includes(`${title}\n\n`), `${title} of ${file}`);
  match(listing, /Copyright \(c\) 2017 Google LLC/);
});

test('the source map of a file with a notice leads to the right source', () => {
  const lines = read('yahtzee-game.js').split('\n');
  const word = 'yahtzee-before-score';
  const line = lines.findIndex((text) => text.includes(word));
  const map = new SourceMap(JSON.parse(read('yahtzee-game.js.map')) as SourceMapPayload);
  const entry = map.findEntry(line, lines[line]?.indexOf(word) ?? -1);
  match('originalSource' in entry ? entry.originalSource : '', /game\/board\.(js|ts)$/);
});
