import { loadRuleset, newGame, parseGame } from '@yahtzee-game/rules';
import { build } from 'esbuild';
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { translator } from '../element/inside.js';
import { LOWER, UPPER } from '../harness/games/play.js';
import { shipped } from '../harness/games/shipped.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Documents for users that contain code. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/element/llms.txt',
  ...readdirSync(`${root}packages`).map((name) => `packages/${name}/README.md`),
  ...['docs', 'site/pages/start'].flatMap(markdownIn),
];

interface Snippet {
  readonly document: string;
  /** Line in its document, from 1. */
  readonly line: number;
  readonly extension: string;
  readonly code: string;
}

/** For each language of code blocks, the extension of files with such code. */
const EXTENSIONS: Readonly<Record<string, string>> = { js: 'mjs', ts: 'mts', tsx: 'tsx' };

/**
 * The code of a document: its code blocks, the inline module scripts of its pages, and the head of an Astro component.
 */
function snippetsOf(document: string): readonly Snippet[] {
  const text = readFileSync(`${root}${document}`, 'utf8');
  const found = (pattern: RegExp, extensionOf: (language: string) => string): Snippet[] =>
    [...text.matchAll(pattern)].map(({ index, groups: { language = '', before = '', code = '' } = {} }) => ({
      document,
      line: text.slice(0, index + before.length).split('\n').length,
      extension: extensionOf(language),
      code,
    }));
  return [
    ...found(/(?<before>```(?<language>js|ts|tsx)\n)(?<code>[^]*?)```/g, (name) => EXTENSIONS[name] ?? name),
    ...found(/(?<before><script type="module">)(?<code>[^]*?)<\/script>/g, () => 'mjs'),
    ...found(/(?<before>```astro\n---\n)(?<code>[^]*?)---/g, () => 'mts'),
  ];
}

/** The folder in which snippets are compiled: inside the repository, so that its packages are found. */
const SNIPPETS = `${root}node_modules/.cache/snippets/`;

const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  module: 'nodenext',
  moduleDetection: 'force',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
};
const PROJECTS: Readonly<Record<string, object>> = {
  plain: { ...OPTIONS, exactOptionalPropertyTypes: true },
  jsx: { ...OPTIONS, jsx: 'preserve' },
};
const projectOf = ({ extension }: Snippet): string => (extension === 'tsx' ? 'jsx' : 'plain');

/** The file of a snippet. */
const fileOf = (snippet: Snippet): string =>
  path.join(
    SNIPPETS,
    projectOf(snippet),
    `${snippet.document.replaceAll('/', '-')}.${snippet.line}.${snippet.extension}`,
  );

/** Writes a file for each snippet, with the same line numbers as in the document. */
function writeSnippets(snippets: readonly Snippet[]): void {
  rmSync(SNIPPETS, { recursive: true, force: true });
  for (const [name, compilerOptions] of Object.entries(PROJECTS)) {
    mkdirSync(path.join(SNIPPETS, name), { recursive: true });
    writeFileSync(path.join(SNIPPETS, name, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    // A page that loads the element with a script tag also has the element's types.
    const page = "import '@yahtzee-game/element';\nimport '@yahtzee-game/element/picker';\n";
    writeFileSync(path.join(SNIPPETS, name, 'page.mts'), page);
  }
  for (const snippet of snippets) {
    const { line, code } = snippet;
    const text = code.replaceAll("'./cdn/rules.js'", "'@yahtzee-game/rules/define'");
    writeFileSync(fileOf(snippet), '\n'.repeat(line - 1) + text);
  }
}

const snippets = DOCUMENTS.flatMap(snippetsOf);
writeSnippets(snippets);

test('every snippet of the documents compiles in strict mode', () => {
  for (const extension of ['mjs', 'mts', 'tsx'])
    assert.ok(snippets.some((one) => one.extension === extension));
  const projects = Object.keys(PROJECTS).map((name) => path.join(SNIPPETS, name));
  const tsc = [`${root}node_modules/typescript/bin/tsc`, '-b', ...projects, '--pretty', 'false'];
  const { stdout, stderr } = spawnSync(process.execPath, tsc, { cwd: SNIPPETS, encoding: 'utf8' });
  assert.equal(stdout + stderr, '');
});

const runs = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });

/** Whether a snippet needs neither a page nor a server: it only imports the rules, the advisor or modules of Node. */
function runsAlone({ code }: Snippet): boolean {
  const imported = [...code.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name);
  const isAlone = imported.every((name) => /^(@yahtzee-game\/(rules|advisor)(\/|$)|node:)/.test(name));
  return imported.length > 0 && isAlone && !/\b(document|window|board|page)\b/.test(code);
}

const alone = snippets.filter(runsAlone);

test('most snippets of rules and advisor need no page', () => assert.ok(alone.length >= 12));

/** The snippets as JavaScript, which run on the built packages. */
const COMPILED = `${SNIPPETS}compiled/`;
await build({
  entryPoints: alone.map(fileOf),
  outbase: SNIPPETS,
  outdir: COMPILED,
  outExtension: { '.js': '.mjs' },
});

for (const snippet of alone) {
  test(`the example in line ${snippet.line} of ${snippet.document} runs`, async () => {
    const file = path.relative(SNIPPETS, fileOf(snippet)).replace(/\.\w+$/, '.mjs');
    await run(process.execPath, [COMPILED + file], { cwd: root });
  });
}

test('every game that stands in a document can be read', async () => {
  const rulesets = await Promise.all(['yahtzee', 'yatzy'].map((id) => loadRuleset(id)));
  const games = DOCUMENTS.flatMap((document) => [
    ...readFileSync(`${root}${document}`, 'utf8').matchAll(/\b1 [a-z]+ [^\s…]+ [^…`'"\n]*=[\d,]+/g),
  ]).map(([text]) => text);
  assert.ok(games.length > 5);
  for (const text of games) {
    const game = parseGame(text, rulesets);
    assert.ok(game.ok, `${text}: ${game.ok || game.message}`);
  }
});

test('docs/saved-games.md names the boxes of its games', async () => {
  const text = await readFile(`${root}docs/saved-games.md`, 'utf8');
  for (const id of ['yahtzee', 'kniffel', 'yatzy']) {
    const [row = ''] =
      new RegExp(`^\\|.*\`${id}\`.*\\|$`, 'm').exec(text.split('## The names of boxes')[1] ?? '') ?? [];
    const cells = newGame(await loadRuleset(id)).rules.cells.map(({ id: cell }) => cell);
    const named = [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, cell]) => cell);
    assert.deepEqual(new Set(named), new Set(cells));
  }
});

test('the house rules of docs/games.md are rules', async () => {
  const text = await readFile(`${root}docs/games.md`, 'utf8');
  const [, code = ''] = /<script type="module">\n(  import [\s\S]*?)<\/script>/.exec(text) ?? [];
  assert.match(code, /defineRuleset/);
  const page = 'globalThis.document = { querySelectorAll: () => [{}] };\n';
  await runs(page + code.replace('./cdn/rules.js', '@yahtzee-game/rules/define'));
});

test('docs/games.md lists every game as its rules are', async () => {
  const text = await readFile(`${root}docs/games.md`, 'utf8');
  const listed = text
    .split('\n')
    .filter((line) => /^\|.*\| `[\w-]+` /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
  const t = translator();
  assert.deepEqual(
    listed,
    shipped.map((ruleset) => {
      const { id, spec } = ruleset;
      const { source: from, status = 'documented', dice, players = [1] } = spec;
      const boxes = newGame(ruleset, { players: players[0] }).rules.slots;
      return [t(`game.${id}`), `\`${id}\``, String(dice.count), String(boxes), from, status];
    }),
  );
});

/** The output of the terminal example for these answers. */
function inTerminal(game: string, answers: readonly string[]): string {
  const args = ['examples/terminal/play.mjs', game, 'tuesday'];
  return spawnSync(process.execPath, args, { cwd: root, input: answers.join('\n'), encoding: 'utf8' }).stdout;
}

test('the terminal example plays a whole game', () => {
  const said = inTerminal('yahtzee', ['56', '0', ...UPPER, ...LOWER]);
  assert.match(said, /The game is over: \d+ points\.\n$/);
});

test('the terminal example announces boxes, and plays games for two', () => {
  const announced = inTerminal('yatzy-declared', ['!ones', 'ones']);
  assert.match(announced, /!ones, !twos/);
  assert.match(announced, /\nones \d+\n[^]*total: \d+\n!twos, /);
  assert.match(inTerminal('poker-dice', ['round1']), /player 1[^]*player 2/);
});
