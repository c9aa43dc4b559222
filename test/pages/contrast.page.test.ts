// The colours of a live board, in every preset, light and dark: texts and visible parts stand out from their
// background.

import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { READ, SEEN } from '../../examples/themes/tokens.js';
import { THEMES } from '../../scripts/build/themes.mjs';
import { GamePage } from './harness/game-page.js';
import { drawnOn, tokensOf, weak, type Pair, type TokenPair } from './harness/seen-colours.js';
import { bringToRest, DIST, pageWith, withMadeUp } from './harness/site.js';

/** Tokens that must stand out from their background, also in states that the boards below do not reach. */
const TOKENS: readonly TokenPair[] = [
  ...READ.map(([token, ground]): TokenPair => [token, ground, 4.5]),
  ...SEEN.map(([token, ground]): TokenPair => [token, ground, 3]),
];

/** Games in which dice are held and the others are about to be thrown again. */
const GAMES: readonly (readonly [saved: string, values: readonly number[]])[] = [
  ['1 yahtzee Ada 11234 :ones 62645 h5 =2', [1, 4, 5]],
  ['1 kismet Ada 11234 :ones 12345 h7 =2', [4, 5]],
];

/** Continues a saved game with these dice, and returns the colours of the board once nothing moves. */
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
  await bringToRest(page);
  return [...(await page.evaluate(tokensOf, TOKENS)), ...(await page.evaluate(drawnOn))];
}

const page = (theme: string): string =>
  pageWith({
    head: `<style>:root { color-scheme: light dark }</style><link rel="stylesheet" href="${DIST}/themes/${theme}.css" />`,
    body: `<yahtzee-game theme="${theme}"></yahtzee-game>`,
  });

test('there are presets', () => ok(THEMES.includes('felt')));

for (const theme of THEMES) {
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
