// How the modules of the packages depend on each other, including through types and late imports, which the linter does
// not follow. The allowed packages are in .oxlintrc.json.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = path.join(ROOT, 'packages');
/** Folders of data, and of the late files: these are doors, like the files beside the folders. */
const UNORDERED = ['generated', 'loading', 'locales', 'themes'];

/** Source texts by path. */
type Sources = ReadonlyMap<string, string>;

const sources: Sources = new Map(
  readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+.src.*\.ts$/.test(file))
    .map((file) => [file, readFileSync(path.join(PACKAGES, file), 'utf8')]),
);

/** Returns the modules of the same package that a module imports. */
const importsOf = (module: string, texts: Sources): readonly string[] =>
  ts
    .preProcessFile(texts.get(module) ?? '')
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.join(path.dirname(module), name).replace(/\.js$/, '.ts'));

/** Returns the first circle through each module that is not part of an earlier one. */
function circles(texts: Sources): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (module: string, way: readonly string[]): void => {
    const start = way.indexOf(module);
    if (start >= 0) found.push([...way.slice(start), module].join(' → '));
    if (start >= 0 || done.has(module)) return;
    for (const other of importsOf(module, texts)) visit(other, [...way, module]);
    done.add(module);
  };
  for (const module of texts.keys()) visit(module, []);
  return found;
}

/** Returns the folder of a module in its package; undefined for doors and data. */
function folderOf(module: string): { name: string; folder: string } | undefined {
  const [name = '', , folder = '', file] = module.split(path.sep);
  return file === undefined || UNORDERED.includes(folder) ? undefined : { name, folder };
}

/** Returns the imports that lead to a folder on the left of their own. */
function backward(texts: Sources, order: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  for (const module of texts.keys())
    for (const other of importsOf(module, texts)) {
      const [from, to] = [folderOf(module), folderOf(other)];
      const folders = order.get(from?.name ?? '') ?? [];
      if (from && to && folders.indexOf(to.folder) < folders.indexOf(from.folder))
        found.push(`${module} → ${other}`);
    }
  return found;
}

/** Returns the folders of each package, from left to right, as docs/architecture.md draws them. */
function drawnOrder(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, picture = ''] = /## The folders[^`]*```\n([^`]*)```/.exec(text) ?? [];
  return new Map(
    picture
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...folders] = line.split(/\s+/);
        return [name, folders];
      }),
  );
}

test('no module of the packages needs itself', () => {
  deepEqual(circles(sources), []);
});

test('a circle is found, and named', () => {
  const texts = new Map([
    ['a.ts', `import { b } from './b.js';`],
    ['b.ts', `export * from './deep/c.js';`],
    ['deep/c.ts', `const a = () => import('../a.js');`],
    ['d.ts', `import type { A } from './e.js';`],
    ['e.ts', `export type { A } from './d.js';\n// import './f.js'`],
    ['f.ts', `import './e.js';`],
  ]);
  deepEqual(circles(texts), ['a.ts → b.ts → deep/c.ts → a.ts', 'd.ts → e.ts → d.ts']);
});

test('the architecture page draws all folders', () => {
  const folders = new Map<string, Set<string>>();
  for (const module of sources.keys()) {
    const { name, folder } = folderOf(module) ?? {};
    if (name && folder) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  const sorted = (all: Iterable<readonly [string, Iterable<string>]>) =>
    new Map([...all].map(([name, of]) => [name, [...of].toSorted()]));
  deepEqual(sorted(drawnOrder()), sorted(folders));
});

test('folders import as the architecture page draws them', () => {
  deepEqual(backward(sources, drawnOrder()), []);
});

test('an import from the right to the left is found', () => {
  const texts = new Map([
    ['rules/src/index.ts', `export * from './play/game.js';`],
    ['rules/src/play/game.ts', `import '../model/types.js';\nimport '../index.js';`],
    ['rules/src/model/types.ts', `import type { Game } from '../play/game.js';`],
  ]);
  deepEqual(backward(texts, new Map([['rules', ['play', 'model']]])), [
    'rules/src/model/types.ts → rules/src/play/game.ts',
  ]);
});
