// Writes what the advisor contains as text, if it has changed: its kernels, compiled from packages/advisor/assembly, and
// the programs of its workers, bundled from packages/advisor/src; the ids and facts of the games in the catalogue, with the
// table of docs/games.md; and the list of the element's languages, from the folders in packages/element/src/locales.
//
//   node scripts/generate.mjs [--check]      --check: writes nothing, and fails if anything has changed

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryStream, main as compile } from 'assemblyscript/asc';
import { build } from 'esbuild';

const ADVISOR = fileURLToPath(new URL('../packages/advisor', import.meta.url));
const RULES = fileURLToPath(new URL('../packages/rules', import.meta.url));
const ELEMENT = fileURLToPath(new URL('../packages/element', import.meta.url));
const LOCALES = path.join(ELEMENT, 'src/locales');
/** English is inside the board. */
const ENGLISH = 'en';
const ASC = [
  '--enable',
  'simd',
  '--enable',
  'bulk-memory',
  '-O3',
  '--shrinkLevel',
  '1',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--initialMemory',
  '1',
  '--importMemory',
];
const HEADER = '// Made by scripts/generate.mjs; `npm run build` brings it up to date.\n';

/** The kernels. Those of the backward induction have one operation, for numbers of 4 and of 8 bytes. */
const KERNELS = {
  fast: solveWith('f32'),
  double: solveWith('f64'),
  distributions: `export * from './distributions';`,
};

for (const [name, code] of Object.entries(KERNELS)) {
  const text = JSON.stringify(await kernel(name, code));
  const doc = '/** A compiled kernel in hexadecimal digits, which compress better than base64. */';
  write(ADVISOR, `${name}.ts`, `${doc}\nexport const kernel: string =\n  ${text};\n`);
}
for (const name of ['solve-program', 'reference-program', 'distribution-program']) {
  const doc = `/** ${name}.ts in one function that needs nothing from outside, so that its text makes a worker. */`;
  const code = await program(name);
  write(
    ADVISOR,
    `${name}.ts`,
    `// @ts-nocheck -- minified\n${doc}\nexport function program() {\n${code}\n}\n`,
  );
}

const catalogue = readCatalogue();
write(RULES, 'shipped-ids.ts', shippedIds());
const facts = await factsOfGames();
write(ELEMENT, 'games.ts', gameFacts());
writeTable();
const tags = tagsOfLanguages();
const sets = setsOfWords();
write(ELEMENT, 'word-sets.ts', wordSets());
write(ELEMENT, 'locales.ts', locales());

/** @param {string} type */
function solveWith(type) {
  return `import * as tiles from './tiles';
    export function solve(first: i32, end: i32): void {
      tiles.solve<${type}>(first, end);
    }`;
}

/**
 * @param {string} name
 * @param {string} code of the entry
 * @returns {Promise<string>} hexadecimal digits
 */
async function kernel(name, code) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const stderr = createMemoryStream();
  const entry = `assembly/${name}-entry.ts`;
  const { error } = await compile([entry, '--outFile', 'kernel.wasm', ...ASC], {
    readFile: (file) => (file === entry ? code : decorated(read(path.join(ADVISOR, file)))),
    writeFile: (_file, contents) => {
      if (contents instanceof Uint8Array) binary = contents;
    },
    listFiles: () => [],
    stderr,
  });
  if (error || !binary) throw new Error(`${name}: ${error?.message ?? ''}\n${stderr.toString()}`);
  return Buffer.from(binary).toString('hex');
}

/**
 * Decorators of functions stand in comments, since Prettier reads no others than those of classes.
 * @param {string | null} code
 */
function decorated(code) {
  return code?.replace(/^\/\/ (@inline)$/gm, '$1') ?? null;
}

/**
 * The program of a module: its exports are what a function returns.
 * @param {string} name
 */
async function program(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ADVISOR, `src/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    conditions: ['@yahtzee-game/source'],
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  return text.replace(/export\{([\w$]+) as work\};$/, 'return { work: $1 };');
}

/** All but English. */
function tagsOfLanguages() {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
    .map(({ name }) => name)
    .toSorted();
}

/** Every language has the same files: one for each set of words, and one that says which there are. */
function setsOfWords() {
  return readdirSync(path.join(LOCALES, tags[0] ?? ENGLISH))
    .map((file) => path.parse(file).name)
    .filter((name) => name !== 'index')
    .toSorted();
}

function wordSets() {
  return `/** The files of a language: a board loads those that it needs. */
export const WORD_SETS = [
${sets.map((set) => `  '${set}',\n`).join('')}] as const;

export type WordSet = (typeof WORD_SETS)[number];
`;
}

/** Each import is written out, because bundlers follow only what they can read. */
function locales() {
  return `import type { WordSet } from './word-sets.js';

export type Files = Readonly<Partial<Record<WordSet, () => Promise<object>>>>;

/** By tag, the files of every shipped language but English; a regional one has those of what it says otherwise. */
export const FILES: Readonly<Record<string, Files>> = {
${tags.map(filesOf).join('')}};
`;
}

/** @param {string} tag */
function filesOf(tag) {
  const own = sets.filter((set) => existsSync(path.join(LOCALES, tag, `${set}.ts`)));
  const imports = own.map((set) => `    ${set}: () => import('../locales/${tag}/${set}.js'),\n`);
  return `  ${tag.includes('-') ? `'${tag}'` : tag}: {\n${imports.join('')}  },\n`;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * @param {string} folder of the package
 * @param {string} file
 * @param {string} text
 */
function write(folder, file, text) {
  const generated = path.join(folder, 'src/generated');
  const target = path.join(generated, file);
  if (read(target) === HEADER + text) return;
  if (process.argv.includes('--check')) throw new Error(`${target} is out of date: run \`npm run build\``);
  mkdirSync(generated, { recursive: true });
  writeFileSync(target, HEADER + text);
}

/**
 * The games of the catalogue in its order, each with the heading that it stands under.
 * @returns {{ id: string, family: string }[]}
 */
function readCatalogue() {
  let family = '';
  return (
    read(path.join(RULES, 'src/catalog.ts'))
      ?.split('\n')
      .flatMap((line) => {
        family = /^ {2}\/\/ (\w+)$/.exec(line)?.[1] ?? family;
        const id = /^ {2}'?([\w-]+)'?: \(\) => import\(/.exec(line)?.[1];
        return id ? [{ id, family }] : [];
      }) ?? []
  );
}

function shippedIds() {
  const ids = catalogue.map(({ id }) => `  '${id}',\n`).join('');
  return `/** The ids of the shipped rulesets, apart from the catalogue, so that a check of them loads no game. */
export const SHIPPED_IDS = [
${ids}] as const;

export type RulesetId = (typeof SHIPPED_IDS)[number];
`;
}

/** What the rulesets say of themselves. */
async function factsOfGames() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { loadRuleset, newGame } from './index.ts';
        import { compile } from '${ADVISOR}/src/compile.ts';
        import { core } from '${ELEMENT}/src/locales/en/core.ts';
        import { games } from '${ELEMENT}/src/locales/en/games.ts';
        const only = (all) => [...new Set(all)].join(' ');
        /** Keys of what else players may call a game by. */
        const wordsOf = ({ spec, sides }) => only([
          ...(spec.repeat && spec.categories.some(({ joker }) => joker) ? ['joker'] : []),
          ...sides.flatMap(({ colour }) => (colour ? ['picker.colours', 'colour.' + colour] : [])),
          ...sides.flatMap(({ symbol }) => (symbol && !Number(symbol) ? ['face.' + symbol] : [])),
          ...(spec.columns ?? []).flatMap(({ order }) => (order.declare ? ['column.announce'] : [])),
        ]);
        /** Whether an advisor solves it as a whole. */
        function isSolved(ruleset) {
          const compiling = compile(ruleset);
          let step = compiling.next();
          while (!step.done) step = compiling.next();
          return step.value.ok || undefined;
        }
        export async function factsOf(id) {
          const ruleset = await loadRuleset(id);
          const { rules } = newGame(ruleset, { players: 2 });
          const { dice, rolls, status, source, categories } = rules.spec;
          const name = { ...core, ...games }['game.' + id] ?? id;
          const named = categories.filter(({ id, face }) => !face && !/^round\\d+$/.test(id));
          const rows = only(named.map(({ id }) => id)) || undefined;
          const words = wordsOf(rules) || undefined;
          const solved = isSolved(ruleset);
          return { id, dice: dice.count, boxes: rules.slots, rolls, status, solved, rows, words, name, source };
        }`,
      resolveDir: path.join(RULES, 'src'),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@yahtzee-game/source'],
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { factsOf } = await import(`data:text/javascript;base64,${code}`);
  return Promise.all(catalogue.map(async ({ id, family }) => ({ family, ...(await factsOf(id)) })));
}

function gameFacts() {
  const lines = facts
    .map(({ name: _name, source: _source, status: _status, ...shown }) => `  ${JSON.stringify(shown)},\n`)
    .join('');
  return `import type { GameFacts } from '../picker/game-facts.js';

/** The shipped games in the order of the catalogue. */
export const games: readonly GameFacts[] = [
${lines}];
`;
}

/** Brings the table of the games up to date, and leaves everything else in that document alone. */
function writeTable() {
  const file = fileURLToPath(new URL('../docs/games.md', import.meta.url));
  const text = read(file) ?? '';
  const table = /^\| name .*\n\| -.*\n(?:\|.*\n)*/m.exec(text)?.[0];
  if (!table) throw new Error('docs/games.md has no table of games');
  const renewed = tableOf([
    ['name', 'id', 'dice', 'boxes', 'source', 'status'],
    ...facts.map(({ name, id, dice, boxes, source, status = 'documented' }) =>
      [name, `\`${id}\``, dice, boxes, source, status].map(String),
    ),
  ]);
  if (renewed === table) return;
  if (process.argv.includes('--check'))
    throw new Error('the games in docs/games.md are out of date: run `npm run build`');
  writeFileSync(
    file,
    text.replace(table, () => renewed),
  );
}

/** @param {string[][]} rows the heads first */
function tableOf(rows) {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  /** @param {string[]} cells @param {string} fill */
  const line = (cells, fill) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0, fill)).join(' | ')} |\n`;
  const [head = '', ...others] = rows.map((row) => line(row, ' '));
  return [
    head,
    line(
      heads.map(() => ''),
      '-',
    ),
    ...others,
  ].join('');
}
