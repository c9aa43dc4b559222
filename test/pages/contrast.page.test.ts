// The colours of a live board, in every preset, light and dark: what is read and what is seen stands out from its
// ground.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { GamePage } from './game-page.js';
import { drawnOn, tokensOf, weak, type Pair, type TokenPair } from './seen-colours.js';
import { DIST, pageWith, withMadeUp } from './site.js';

const themes = readdirSync(new URL('../../packages/element/src/themes', import.meta.url)).map((file) =>
  file.replace('.css', ''),
);

/** Text on its ground, 4.5 to 1; what is seen and not read, 3 to 1. Also of states that the boards below are not in. */
const TOKENS: readonly TokenPair[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'surface-2', 4.5],
  ['ink', 'marker', 4.5],
  ['ink', 'pencil-soft', 4.5],
  ['ink-2', 'surface', 4.5],
  ['ink-2', 'surface-2', 4.5],
  ['ink-2', 'pencil-soft', 4.5],
  ['on-tray', 'tray', 4.5],
  ['on-accent', 'accent-fill', 4.5],
  ['pencil', 'surface', 4.5],
  ['pencil', 'pencil-soft', 4.5],
  ['on-pencil', 'pencil-fill', 4.5],
  ['good', 'surface', 4.5],
  ['good', 'good-soft', 4.5],
  ['surface', 'good', 4.5],
  ['pip', 'die', 3],
  ['pip-ace', 'die', 3],
  ['pip-red', 'die', 3],
  ['pip-green', 'die', 3],
  ['pip-blue', 'die', 3],
  ['accent', 'tray', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-2', 3],
  ['focus-tray', 'tray', 3],
  ['line-strong', 'surface', 3],
  ['line-strong', 'surface-2', 3],
  ['player-1', 'surface', 3],
  ['player-2', 'surface', 3],
  ['player-3', 'surface', 3],
  ['player-4', 'surface', 3],
];

/** Each with held dice, and about to throw the rest again. */
const GAMES: readonly (readonly [saved: string, values: readonly number[]])[] = [
  ['1 yahtzee Ada 11234 :ones 62645 h5 =2', [1, 4, 5]],
  ['1 kismet Ada 11234 :ones 12345 h7 =2', [4, 5]],
];

/** Goes on with a saved game by these dice, and answers what it looks like once nothing moves. */
async function look(page: Page, saved: string, values: readonly number[]): Promise<readonly Pair[]> {
  await page.evaluate(
    async (text, dice) => {
      const board = document.querySelector('yahtzee-game');
      await board?.load(text);
      board?.dispatch({ type: 'dice', values: dice });
    },
    saved,
    values,
  );
  await new GamePage(page).look();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return [...(await page.evaluate(tokensOf, TOKENS)), ...(await page.evaluate(drawnOn))];
}

const page = (theme: string): string =>
  pageWith({
    head: `<style>:root { color-scheme: light dark }</style><link rel="stylesheet" href="${DIST}/themes/${theme}.css" />`,
    body: `<yahtzee-game theme="${theme}"></yahtzee-game>`,
  });

test('there are presets', () => ok(themes.includes('felt')));

for (const theme of themes) {
  test(`${theme}: what is read and what is seen stands out, light and dark`, () =>
    withMadeUp({ html: page(theme) }, async ({ page: open, errors }) => {
      await new GamePage(open).begin();
      for (const scheme of ['light', 'dark']) {
        await open.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        for (const [saved, values] of GAMES) {
          const pairs = await look(open, saved, values);
          ok(pairs.some(({ what }) => what.startsWith('ring')));
          deepEqual(weak(pairs), [], `${scheme}, ${saved}`);
        }
      }
      deepEqual(errors, []);
    }));
}
