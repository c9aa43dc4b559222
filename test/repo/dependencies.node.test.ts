// The dependencies of each package that documents name are those in its manifest.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

interface Manifest {
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
  readonly peerDependencies?: object;
}

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const manifestOf = (name: string): Manifest => JSON.parse(read(`packages/${name}/package.json`)) as Manifest;

/** Documents that install packages as archives. */
const WITH_ARCHIVES: readonly string[] = [
  'README.md',
  'packages/rooms/README.md',
  'site/pages/start/code.md',
];
/** Documents that list the required and the optional dependencies of every package. */
const LISTS: Readonly<Record<string, (name: string) => readonly string[]>> = {
  'README.md': inTable,
  'docs/security.md': inList,
};

for (const name of readdirSync(new URL('packages/', ROOT)))
  for (const [document, partsOf] of Object.entries(LISTS))
    describe(`${document} says what ${name}`, () => {
      const { dependencies, optionalDependencies, peerDependencies } = manifestOf(name);
      const [needed = '', optional = ''] = partsOf(name);
      test('depends on', () => deepEqual(namesIn(needed), namesOf(dependencies)));
      test('can do without', () =>
        deepEqual(namesIn(optional), namesOf({ ...optionalDependencies, ...peerDependencies })));
    });

for (const document of WITH_ARCHIVES)
  test(`the archives that ${document} installs together need no other`, () => {
    const [line = ''] = /^.*npm install \.\/.*$/m.exec(read(document)) ?? [];
    const installed = [...line.matchAll(/\.\/(\w+)\.tgz/g)].map(([, name = '']) => name);
    ok(installed.length);
    for (const name of installed)
      for (const needed of Object.keys(manifestOf(name).dependencies ?? {}))
        ok(!isOurs(needed) || installed.includes(short(needed)), `${name} needs ${needed}`);
  });

test('docs/prerendering.md installs what prerendering needs besides our packages', () => {
  const [, line = ''] = /^npm install (.+)$/m.exec(read('docs/prerendering.md')) ?? [];
  const wanted = Object.keys(manifestOf('element').peerDependencies ?? {}).filter((name) => !isOurs(name));
  deepEqual(line.split(' ').toSorted(), wanted.toSorted());
});

test('the README of rooms names what stores, logs and figures need', () => {
  const { optionalDependencies, peerDependencies } = manifestOf('rooms');
  const text = read('packages/rooms/README.md');
  for (const name of namesOf({ ...optionalDependencies, ...peerDependencies }))
    ok(text.includes(`\`${name}\``), name);
});

/** Two cells of a row. */
function inTable(name: string): readonly string[] {
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| [\`@yahtzee-game/${name}\`]`));
  return row?.split('|').slice(3, 5) ?? [];
}

/** A list item: the required packages, a semicolon, the optional packages. */
function inList(name: string): readonly string[] {
  const [, item = ''] =
    new RegExp(`^- \`${name}\` needs (.*(?:\\n {2}.*)*)`, 'm').exec(read('docs/security.md')) ?? [];
  return item.split(';');
}

/** The words in backquotes, sorted. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).toSorted();
}

/** The names of packages, sorted; those of this project without their scope. */
function namesOf(versions: object = {}): readonly string[] {
  return Object.keys(versions).map(short).toSorted();
}

function isOurs(name: string): boolean {
  return name.startsWith('@yahtzee-game/');
}

function short(name: string): string {
  return name.replace('@yahtzee-game/', '');
}
