// Files that pages load contain code of others: each file names the owners, and their licences are in the same folder.

import { match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const cdnOf = (name: string): string => path.join(ROOT, `packages/${name}/dist/cdn`);
const CDN = cdnOf('element');
const read = (name: string, folder = CDN): string => readFileSync(path.join(folder, name), 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
const files = filesIn(CDN);

/** Text that only the code of these packages contains. */
const SIGNS = {
  'lit-html': /litHtmlVersions/,
  '@lit/reactive-element': /reactiveElementVersions/,
  '@lit/context': /context-request/,
};

/** The notice at the start of a file; a hint for compilers may stand before it. */
const noticeOf = (name: string, folder = CDN): string =>
  /^(?:\/\/#.*\n)?\/\*! (.*) \*\/\n/.exec(read(name, folder))?.[1] ?? '';

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

test('what connects to a room says whose code does it', () => {
  const notice = noticeOf('rooms.js', cdnOf('rooms'));
  match(notice, /^@yahtzee-game\/rooms \d+\.\d+\.\d+ MIT; /);
  for (const name of ['socket.io-client', 'engine.io-client', '@noble/hashes'])
    match(notice, new RegExp(`${name} \\d+\\.\\d+\\.\\d+ MIT`));
});

for (const folder of ['element', 'rooms'].map(cdnOf)) {
  test(`every package that a notice in ${path.relative(ROOT, folder)} names has its licence there`, () => {
    const listing = read('licences.txt', folder);
    for (const file of filesIn(folder))
      for (const [title] of noticeOf(file, folder).matchAll(/@?[\w./-]+ \d[\d.]* [A-Z][\w.-]*(?=, |: )/g))
        ok(listing.includes(`${title}\n\n`), `${title} of ${file}`);
  });
}

test('the licence of lit is there as Google wrote it', () => {
  match(read('licences.txt'), /Copyright \(c\) 2017 Google LLC/);
});

test('the source map of a file with a notice leads to the right source', () => {
  const lines = read('yahtzee-game.js').split('\n');
  const word = 'yahtzee-before-score';
  const line = lines.findIndex((text) => text.includes(word));
  const map = new SourceMap(JSON.parse(read('yahtzee-game.js.map')) as SourceMapPayload);
  const entry = map.findEntry(line, lines[line]?.indexOf(word) ?? -1);
  match('originalSource' in entry ? entry.originalSource : '', /board\/game-flow\.(js|ts)$/);
});

test('the licences of what the pages of the site load are beside their scripts', () => {
  const listing = read('licences.txt', path.join(ROOT, 'site/dist/assets'));
  for (const name of ['@codemirror/view', '@lezer/common', 'minisearch'])
    ok(listing.includes(`${name} `), name);
});
