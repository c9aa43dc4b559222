// The packages as hosts get them: packed, installed, bundled by everybody's tools, typed by everybody's templates.

import { equal, match, notEqual, ok } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { elementsOf, MANIFEST, type Manifest } from '../harness/manifest.js';
import { GamePage } from '../pages/game-page.js';
import { withSite, type Site } from '../pages/site.js';
import { figure } from './figures.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = fileURLToPath(new URL('frameworks', import.meta.url));
const PACKAGES = ['rules', 'advisor', 'element'];
const ATTW = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
/** Scripts for pages and style sheets, which nobody imports in TypeScript. */
const WITHOUT_TYPES = ['./cdn/*', './css/*', './themes/*'];
const BUNDLERS = ['vite', 'webpack', 'rollup', 'esbuild'];
/** By page, what it is built with. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  plain: BUNDLERS,
  react: ['vite', 'esbuild'],
  'react-18': ['vite'],
  vue: ['vite'],
  svelte: ['esbuild'],
  angular: ['esbuild'],
};
/** Pages with packages of their own. */
const APART = ['react-18'];

/** Far from the repository, so that nothing is found in its node_modules. */
const host = mkdtempSync(path.join(os.tmpdir(), 'host-'));
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: host, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

before(() => {
  cpSync(FIXTURE, host, { recursive: true });
  run('npm', 'ci');
  for (const page of APART) run('npm', 'ci', '--prefix', `pages/${page}`);
  execFileSync(process.execPath, ['scripts/release.mjs', '--dry-run'], {
    cwd: ROOT,
    env: { ...process.env, RELEASE_FOLDER: path.join(host, 'release') },
  });
  run('npm', 'install', '--no-save', '--no-package-lock', ...PACKAGES.map(archiveOf));
});

function archiveOf(name: string): string {
  const form = new RegExp(`^yahtzee-game-${name}-[\\d.]+\\.tgz$`);
  return `./release/${readdirSync(path.join(host, 'release')).find((file) => form.test(file))}`;
}

for (const name of PACKAGES) {
  test(`every entry of ${name} has types for bundlers and for Node`, () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        ATTW,
        path.join(host, archiveOf(name)),
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
after(() => rmSync(host, { recursive: true }));

/** Bundles an entry; returns the folder, which the server of the tests serves. */
function bundle(bundler: string, entry: string, name: string): string {
  run('node', 'bundle.mjs', bundler, entry, `examples/${name}`);
  return path.join(host, 'examples', name);
}

for (const [page, bundlers] of Object.entries(PAGES)) {
  for (const bundler of bundlers) {
    const name = `${page}-${bundler}`;
    test(`a board is played on a page: ${page}, built with ${bundler}`, async () => {
      bundle(bundler, `pages/${page}/index.html`, name);
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
  await withSite('chromium', `examples/${name}/`, use, host);
}

async function playOn(page: Page, name: string): Promise<void> {
  const game = new GamePage(page);
  await game.begin();
  const atOnce = await scriptsOf(page);
  const bytes = atOnce.reduce((sum, size) => sum + size, 0);
  figure(`${name}: ${(bytes / 1024).toFixed(0)} kB of script at once, in files: ${atOnce.length}`);
  await game.click('controls', '.roll');
  const rolled = await game.look();
  ok(
    rolled.faces.every((face) => face > 0),
    'dice have fallen',
  );
  equal(
    await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard'))),
    `[[${rolled.faces.join()}]]`,
  );
  match(await labelOf(page, '[data-cell=chance]'), /^Lucky dip/);
  await game.click('scorecard', '[data-cell=chance]');
  equal((await game.look()).boxes.filter(({ filled }) => filled).length, 1);

  const english = await labelOf(page, '[part~=help]');
  await page.click('button');
  // Frameworks write to the page when they see fit.
  await page.waitForFunction(() => document.querySelector('yahtzee-game')?.ruleset === 'yatzy');
  await game.begin();
  const yatzy = await game.look();
  ok(
    yatzy.boxes.some(({ row }) => row === 'onePair'),
    'Yatzy is played',
  );
  await page.waitForSelector('yahtzee-game >>> [part=board][lang=de]', { visible: true });
  notEqual(await labelOf(page, '[part~=help]'), english);
  ok((await scriptsOf(page)).length > atOnce.length, 'the game and the words came when they were asked for');
}

/** How large the scripts are that the page has loaded so far. */
const scriptsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && one.name.endsWith('.js'))
      .map((one) => (one as PerformanceResourceTiming).decodedBodySize),
  );

const labelOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(`yahtzee-game >>> ${selector}`, (found) => found.ariaLabel ?? '');

describe('with every bundler', () => {
  for (const bundler of BUNDLERS) {
    test(`${bundler} keeps what registers the elements`, () => {
      const folder = bundle(bundler, 'shake/keeps.js', `keeps-${bundler}`);
      const code = readFileSync(path.join(folder, 'main.js'), 'utf8');
      match(code, /define\(["'`]yahtzee-game["'`]/);
    });

    test(`${bundler} drops a class that nobody uses`, () => {
      const folder = bundle(bundler, 'shake/drops.js', `drops-${bundler}`);
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
  equal(run('node', '--no-warnings', '--input-type=commonjs', '--eval', script), '25\n');
});

test('a server without a DOM imports every element and writes the HTML of a board', () => {
  const script = `
    for (const entry of ['', '/picker', '/puzzle', '/review', '/advised']) await import('@yahtzee-game/element' + entry);
    const { renderGame } = await import('@yahtzee-game/element/ssr');
    console.log(await renderGame({ ruleset: 'yatzy' }));`;
  match(run('node', '--input-type=module', '--eval', script), /<template shadowroot/);
});

/** What the compiler has to say. */
const faults = (): string =>
  spawnSync('npx', ['tsc', '-p', 'types', '--pretty', 'false'], { cwd: host, encoding: 'utf8' }).stdout;

describe('types', () => {
  test('take what is right, and refuse what is wrong', () => equal(faults(), ''));

  test('have every attribute', () => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, MANIFEST), 'utf8')) as Manifest;
    const lines = elementsOf(manifest).flatMap(({ tagName, attributes }) =>
      attributes.map(({ name }) => `('${name}') satisfies keyof SvelteHTMLElements['${tagName}'];`),
    );
    const head = `import type {} from '@yahtzee-game/element/svelte';\nimport type { SvelteHTMLElements } from 'svelte/elements';`;
    writeFileSync(path.join(host, 'types/attributes.ts'), [head, ...lines].join('\n'));
    equal(faults(), '');
  });
});
