// The arrows between packages and modules: who may import whom, and that no module needs itself.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone when the program runs: `import type` and `export type`. */
  readonly typeOnly: boolean;
}

/** Source texts by path from the root, such as `packages/rules/src/index.ts`. */
type Sources = ReadonlyMap<string, string>;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages whose modules form no circle even when `import type` counts, so that each can be read before its importers. */
const WITHOUT_TYPE_CIRCLES: readonly string[] = ['rules', 'advisor', 'element', 'rooms'];

/** What each package, or a folder of one, may import besides its own files. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  rules: /^pure-rand(\/|$)/,
  advisor: /^@yahtzee-game\/rules(\/engine)?$/,
  element: /^(@yahtzee-game\/rules(\/rulesets\/[\w-]+)?|lit(\/.+)?|@lit\/context)$/,
  rooms: /^@yahtzee-game\/rules(\/engine)?$/,
  'rooms/src/core': /^(@yahtzee-game\/rules(\/engine)?|@noble\/hashes\/\w+)$/,
  'rooms/src/client': /^(@yahtzee-game\/rules|socket\.io-client)$/,
  'rooms/src/server':
    /^(@yahtzee-game\/(rules|advisor)|socket\.io|@socket\.io\/redis-adapter|ioredis|libsql|node:\w+(\/\w+)?)$/,
  'rooms/src/element': /^(@yahtzee-game\/(rules|element(\/kit)?)|lit(\/.+)?|lean-qr(\/nano)?)$/,
};

/** What single modules may import besides: storage, and entries that bring a board together with a solver or a server. */
const ALLOWED_IN: Readonly<Record<string, RegExp>> = {
  'packages/element/src/features/keep/stored-records.ts': /^idb-keyval$/,
  'packages/element/src/advised.ts': /^@yahtzee-game\/advisor$/,
  'packages/element/src/ssr.ts': /^@lit-labs\/ssr(\/.+)?$/,
  'packages/element/src/hydrate.ts': /^@lit-labs\/ssr-client$/,
  // Types alone: what a board wants of a table.
  'packages/rooms/src/client/table.ts': /^@yahtzee-game\/element$/,
};

test('imports of the packages point the right way', () => {
  deepEqual(wrongArrows(readSources()), []);
});

test('no module of the packages needs itself', () => {
  deepEqual(circles(importsAtRunTime(readSources())), []);
});

for (const name of WITHOUT_TYPE_CIRCLES) {
  test(`no module of ${name} needs itself, types included`, () => {
    const own = importsOf(readSources()).filter(({ from }) => from.startsWith(`packages/${name}/src/`));
    deepEqual(circles(own), []);
  });
}

test('a wrong arrow is found, and named', () => {
  const sources = new Map([
    ['packages/rules/src/a.ts', `import { html } from 'lit';\nimport { x } from '../../element/src/x.js';`],
    ['packages/rules/src/b.ts', `// import 'lit'\nimport { mersenne } from 'pure-rand/generator/mersenne';`],
    ['packages/element/src/c.ts', `export type { Reader } from 'node:fs';\nimport '@yahtzee-game/advisor';`],
    [
      'packages/element/src/d.ts',
      `import { html } from 'lit/html.js';\nconst x = import('@yahtzee-game/rules/src/a.js');`,
    ],
  ]);
  deepEqual(wrongArrows(sources), [
    'packages/rules/src/a.ts → lit',
    'packages/rules/src/a.ts → packages/element/src/x.ts',
    'packages/element/src/c.ts → node:fs',
    'packages/element/src/c.ts → @yahtzee-game/advisor',
    'packages/element/src/d.ts → @yahtzee-game/rules/src/a.js',
  ]);
});

const CIRCLES: Sources = new Map([
  ['packages/rules/src/a.ts', `import { b } from './b.js';`],
  ['packages/rules/src/b.ts', `export * from './deep/c.js';`],
  ['packages/rules/src/deep/c.ts', `import {\n  type A,\n} from '../a.js';`],
  ['packages/rules/src/d.ts', `import type { A } from './e.js';`],
  ['packages/rules/src/e.ts', `export type { A } from './f.js';`],
  ['packages/rules/src/f.ts', `import { d } from './d.js';`],
]);
const AT_RUN_TIME =
  'packages/rules/src/a.ts → packages/rules/src/b.ts → packages/rules/src/deep/c.ts → packages/rules/src/a.ts';
const OF_TYPES =
  'packages/rules/src/d.ts → packages/rules/src/e.ts → packages/rules/src/f.ts → packages/rules/src/d.ts';

test('a circle at run time is found, and named', () => {
  deepEqual(circles(importsAtRunTime(CIRCLES)), [AT_RUN_TIME]);
});

test('a circle of types is found, and named, where types count', () => {
  deepEqual(circles(importsOf(CIRCLES)), [AT_RUN_TIME, OF_TYPES]);
});

function readSources(): Sources {
  const names = Object.keys(ALLOWED).filter((name) => !name.includes('/'));
  const folders = names.map((name) => `packages/${name}/src`);
  const files = folders.flatMap((folder) => tsFiles(folder));
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

function tsFiles(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.posix.join(folder, name));
}

function wrongArrows(sources: Sources): string[] {
  return importsOf(sources)
    .filter(isWrong)
    .map(({ from, to }) => `${from} → ${to}`);
}

function isWrong({ from, to }: Import): boolean {
  const [, name = '', src = '', folder = ''] = from.split('/');
  const allowed = ALLOWED[`${name}/${src}/${folder}`] ?? ALLOWED[name];
  return !to.startsWith(`packages/${name}/src/`) && !allowed?.test(to) && !ALLOWED_IN[from]?.test(to);
}

/** Returns the first circle through each module that is not part of an earlier one. */
function circles(arrows: readonly Import[]): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (module: string, way: readonly string[]): void => {
    const start = way.indexOf(module);
    if (start >= 0) found.push([...way.slice(start), module].join(' → '));
    if (start >= 0 || done.has(module)) return;
    for (const { to } of arrows.filter(({ from }) => from === module)) visit(to, [...way, module]);
    done.add(module);
  };
  for (const { from } of arrows) visit(from, []);
  return found;
}

const importsAtRunTime = (sources: Sources): Import[] =>
  importsOf(sources).filter(({ typeOnly }) => !typeOnly);

function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) => importsIn(from, text));
}

/** `import { type A } from` is no type-only import: what remains of it, `import {} from`, still runs the module. */
function importsIn(from: string, text: string): Import[] {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(
    /^\s*(?:import|export)\s(?<type>type\s)?(?:[^'";=]*?\sfrom\s)?\s*['"](?<to>[^'"]+)['"]/gm,
  );
  const dynamic = code.matchAll(/\bimport\(\s*['"](?<to>[^'"]+)['"]/g);
  return [...statements, ...dynamic].map(({ groups }) => ({
    from,
    to: resolve(from, groups?.['to'] ?? ''),
    typeOnly: Boolean(groups?.['type']),
  }));
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '.ts');
}

/** What a board is made of without its features; these may know the interface of features, and nothing else of them. */
const CORE = /^packages\/element\/src\/(?:game|parts|view|words)\//;
const FEATURES = /^packages\/element\/src\/features\/(?!feature\.ts$)/;

test('the core of the board imports no feature, not even its types', () => {
  const wrong = importsOf(readSources()).filter(({ from, to }) => CORE.test(from) && FEATURES.test(to));
  deepEqual(
    wrong.map(({ from, to }) => `${from} → ${to}`),
    [],
  );
});

/** Which folders of rooms the others may import: what is pure knows of nobody, and no page has a server in it. */
const FOLDERS_OF_ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  client: ['core'],
  server: ['core'],
  element: ['core', 'client'],
};

test('the folders of rooms import each other one way', () => {
  const folderOf = (file: string) => /^packages\/rooms\/src\/(\w+)\//.exec(file)?.[1];
  const wrong = importsOf(readSources()).filter(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    return own && other && own !== other && !FOLDERS_OF_ROOMS[own]?.includes(other);
  });
  deepEqual(
    wrong.map(({ from, to }) => `${from} → ${to}`),
    [],
  );
});
