// The packages as hosts use them: packed, installed, bundled by common tools, and type-checked in the templates of
// common frameworks.

import { equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { elementsOf, MANIFEST, type Manifest } from '../harness/boards/manifest.js';
import { GamePage } from '../pages/harness/game-page.js';
import { withSite, type Site } from '../pages/harness/site.js';
import { figure } from './figures.js';
import { Host, PACKAGES } from './host.js';
import { playOn } from './play-on.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ATTW = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
/** Entries for pages and style sheets, which are not imported in TypeScript. */
const WITHOUT_TYPES = ['./cdn/*', './css/*', './themes/*'];
const BUNDLERS = ['vite', 'webpack', 'rollup', 'esbuild'];
/** For each page, the bundlers that build it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  plain: BUNDLERS,
  react: ['vite', 'esbuild'],
  'react-18': ['vite'],
  vue: ['vite'],
  svelte: ['esbuild'],
  angular: ['esbuild'],
};
const host = new Host();
before(() => host.install());
after(() => host.remove());

for (const name of PACKAGES) {
  test(`every entry of ${name} has types for bundlers and for Node`, () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        ATTW,
        path.join(host.folder, host.archiveOf(name)),
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--exclude-entrypoints',
        ...WITHOUT_TYPES,
      ],
      { encoding: 'utf8' },
    );
    equal(status, 0, stdout);
  });
}
for (const [page, bundlers] of Object.entries(PAGES)) {
  for (const bundler of bundlers) {
    const name = `${page}-${bundler}`;
    test(`a board is played on a page: ${page}, built with ${bundler}`, async () => {
      host.bundle(bundler, `pages/${page}/index.html`, name);
      await play(name);
    });
  }
}

async function play(name: string): Promise<void> {
  const use = async ({ page, errors }: Site): Promise<void> => {
    await page.waitForSelector('yahtzee-game');
    await playOn(page, name);
    equal(errors.join('\n'), '');
  };
  await withSite('chromium', `examples/${name}/`, use, host.folder);
}

/** The largest board that Vite may build: files, and bytes as a server sends them. */
const MOST = { files: 6, bytes: 60_000 };

test('a board that Vite has built comes in few files and few bytes, until all is loaded', async () => {
  const folder = host.bundle('vite', 'pages/plain/index.html', 'few-files');
  const use = async ({ page }: Site): Promise<void> => {
    await new GamePage(page).begin();
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
    );
    const bytes = names.map((name) => {
      const { pathname } = new URL(name);
      return gzipSync(readFileSync(path.join(folder, pathname.replace('/examples/few-files/', '')))).length;
    });
    const sum = bytes.reduce((all, one) => all + one, 0);
    figure(`a board built with Vite: ${names.length} files, ${sum} B in gzip`);
    ok(names.length > 0 && names.length <= MOST.files, names.join('\n'));
    ok(sum <= MOST.bytes, String(sum));
  };
  await withSite('chromium', 'examples/few-files/', use, host.folder);
});

test('React takes over what a server has written, and the board keeps its place', async () => {
  const folder = host.bundle('vite', 'pages/react-server/index.html', 'react-server');
  host.run(
    'npx',
    'esbuild',
    'pages/react-server/server.jsx',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--jsx=automatic',
    '--packages=external',
    '--outfile=server.mjs',
  );
  const written = host.run('node', '--no-warnings', 'server.mjs');
  match(written, /<yahtzee-game ruleset="yahtzee" lang="en"/);
  const page = path.join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--app-->', written));
  await play('react-server');
});

describe('with every bundler', () => {
  for (const bundler of BUNDLERS) {
    test(`${bundler} keeps what registers the elements`, () => {
      const folder = host.bundle(bundler, 'shake/keeps.js', `keeps-${bundler}`);
      const code = readFileSync(path.join(folder, 'main.js'), 'utf8');
      match(code, /define\(["'`]yahtzee-game["'`]/);
    });

    test(`${bundler} drops a class that nobody uses`, () => {
      const folder = host.bundle(bundler, 'shake/drops.js', `drops-${bundler}`);
      const code = readFileSync(path.join(folder, 'main.js'), 'utf8');
      equal(code.replaceAll(/\/\/.*|\s/g, ''), '');
    });
  }
});

test('a script in CommonJS scores a roll', () => {
  const script = `
    const { scoreRoll } = require('@yahtzee-game/rules');
    const { ruleset } = require('@yahtzee-game/rules/rulesets/yahtzee');
    console.log(scoreRoll(ruleset, 'fullHouse', [2, 2, 5, 5, 5]));`;
  equal(host.run('node', '--no-warnings', '--input-type=commonjs', '--eval', script), '25\n');
});

test('a server without a DOM imports every element and writes the HTML of a board', () => {
  const script = `
    for (const entry of ['', '/picker', '/puzzle', '/review', '/advised']) await import('@yahtzee-game/element' + entry);
    const { renderGame } = await import('@yahtzee-game/element/ssr');
    console.log(await renderGame({ ruleset: 'yatzy' }));`;
  match(host.run('node', '--input-type=module', '--eval', script), /<template shadowroot/);
});

/** The messages of the compiler. */
const faults = (): string =>
  spawnSync('npx', ['tsc', '-p', 'types', '--pretty', 'false'], { cwd: host.folder, encoding: 'utf8' })
    .stdout;

describe('types', () => {
  test('take what is right, and refuse what is wrong', () => equal(faults(), ''));

  test('have every attribute', () => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, MANIFEST), 'utf8')) as Manifest;
    const lines = elementsOf(manifest).flatMap(({ tagName, attributes }) =>
      attributes.map(({ name }) => `('${name}') satisfies keyof SvelteHTMLElements['${tagName}'];`),
    );
    const head = `import type {} from '@yahtzee-game/element/svelte';\nimport type { SvelteHTMLElements } from 'svelte/elements';`;
    writeFileSync(path.join(host.folder, 'types/attributes.ts'), [head, ...lines].join('\n'));
    equal(faults(), '');
  });
});
