// Presets, and the example of a custom theme, look the same when a bundler has rewritten their style sheets.

import { deepEqual, equal, match, notDeepEqual } from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { THEMES } from '../../scripts/build/themes.mjs';
import { withPage } from '../harness/boards/browser.js';
import { Host } from './host.js';
import { playOn } from './play-on.js';

const ALL = [...THEMES, 'sea'].toSorted();
const SCHEMES = ['light', 'dark'] as const;

/** A page without a bundler: the one-file build, and the original style sheets. */
const plain = (head: string): string => `<!doctype html><html lang="en"><meta charset="utf-8" />
  <link rel="icon" href="data:," />${head}
  ${THEMES.map((name) => `<link rel="stylesheet" href="themes/${name}.css" />`).join('')}
  <link rel="stylesheet" href="sea.css" />
  <script type="module" src="cdn/yahtzee-game.js"></script>
  ${ALL.map((name) => `<yahtzee-game theme="${name}"></yahtzee-game>`).join('')}</html>`;

const host = new Host();
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  host.install();
  const [, sea = ''] = /```css\n(@supports[^]*?)```/.exec(readFileSync('docs/theming.md', 'utf8')) ?? [];
  match(sea, /theme~='sea'/);
  writeFileSync(path.join(host.folder, 'themes/sea.css'), sea);
  host.bundle('vite', 'themes/index.html', 'vite');
  host.bundle('vite', 'themes/schemed.html', 'vite-schemed');
  writePlain(sea);
  site = await serve({ port: 0, root: host.folder });
});
after(async () => {
  await site.close();
  host.remove();
});

/** Writes the pages without a bundler. */
function writePlain(sea: string): void {
  const folder = path.join(host.folder, 'examples/plain');
  const dist = path.join(host.folder, 'node_modules/@yahtzee-game/element/dist');
  for (const name of ['cdn', 'themes'])
    cpSync(path.join(dist, name), path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'sea.css'), sea);
  writeFileSync(path.join(folder, 'index.html'), plain(''));
  writeFileSync(
    path.join(folder, 'schemed.html'),
    plain('<style>:root { color-scheme: light dark; }</style>'),
  );
}

/** The look of boards, by theme, in each scheme that a visitor may prefer. */
async function looksOf(address: string): Promise<Readonly<Record<string, unknown>>> {
  return withPage('chromium', async ({ page, errors }) => {
    const looks: Record<string, unknown> = {};
    await page.setViewport({ width: 900, height: 900 });
    await page.goto(address);
    for (const value of SCHEMES) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      looks[value] = await coloursOf(page);
    }
    equal(errors.join('\n'), '');
    return looks;
  });
}

/** The colours of every element of every board, by theme. */
async function coloursOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('yahtzee-game:defined').length === count,
    {},
    ALL.length,
  );
  return page.evaluate(async () => {
    const boards = [...document.querySelectorAll('yahtzee-game')];
    for (const board of boards) await board.updateComplete;
    const inside = (root: ShadowRoot | null): readonly Element[] =>
      [...(root?.querySelectorAll('*') ?? [])].flatMap((one) => [one, ...inside(one.shadowRoot)]);
    const told = ['color', 'background-color', 'box-shadow', 'border-color', 'fill', 'stroke'];
    const lookOf = (element: Element): string => {
      const style = getComputedStyle(element);
      return `${element.localName} ${told.map((name) => style.getPropertyValue(name)).join(' ')}`;
    };
    return Object.fromEntries(
      boards.map((board) => [board.getAttribute('theme'), inside(board.shadowRoot).map(lookOf)]),
    );
  });
}

/** Compares one theme after the other, so that a failure names the theme. */
function same(found: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>): void {
  for (const scheme of SCHEMES)
    for (const theme of ALL)
      deepEqual(
        (found[scheme] as Readonly<Record<string, unknown>>)[theme],
        (expected[scheme] as Readonly<Record<string, unknown>>)[theme],
        `${theme}, where ${scheme} is preferred`,
      );
}

const expected = (page: string): Promise<Readonly<Record<string, unknown>>> =>
  looksOf(`${site.url}examples/plain/${page}`);

/** For each page, its name in the test. */
const PAGES = [
  ['index.html', 'without a colour scheme'],
  ['schemed.html', 'with a colour scheme'],
] as const;

for (const [page, words] of PAGES)
  test(`themes after a build of Vite, on a page ${words}`, async () => {
    const looks = await expected(page);
    const [first, second] = Object.values(looks['light'] ?? {}) as readonly unknown[];
    notDeepEqual(first, second);
    const folder = page === 'index.html' ? 'vite' : 'vite-schemed';
    same(await looksOf(`${site.url}examples/${folder}/${page}`), looks);
  });

describe('Next', () => {
  let server: ChildProcess;
  let url = '';

  before(async () => {
    host.run('npx', 'next', 'build', 'next');
    server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', 'next', '--port', '0'], {
      cwd: host.folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    url = await addressIn(server);
  });
  after(() => {
    server.kill();
  });

  for (const [page, words] of PAGES)
    test(`themes on a page ${words}`, async () => {
      const route = page === 'index.html' ? 'themes' : 'schemed';
      same(await looksOf(`${url}/${route}`), await expected(page));
    });

  test('a page that is built ahead has its board, and is played', () =>
    withPage('chromium', async ({ page, errors }) => {
      const answer = await fetch(`${url}/`);
      match(await answer.text(), /<yahtzee-game id="ahead"[^]*data-cell="chance"/);
      await page.setViewport({ width: 900, height: 900 });
      await page.goto(`${url}/`);
      await page.waitForSelector('yahtzee-game');
      await playOn(page, 'next');
      equal(errors.join('\n'), '');
    }));
});

/** Resolves to the address that a server prints; rejects with all its output if the server ends before. */
function addressIn(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: Buffer): void => {
      printed += text.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (found && printed.includes('Ready')) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(printed)));
  });
}
