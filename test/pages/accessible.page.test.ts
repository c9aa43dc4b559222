// What axe finds on a board, at every moment, in every scheme, from left to right and from right to left: nothing.

import type { AxeResults } from 'axe-core';
import { deepEqual, equal } from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { drawn, MOMENTS, putBoard, reach } from './moments.js';
import { pageWith, withMadeUp } from './site.js';
import { SCHEMES, Visitor } from './visitor.js';

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const html = pageWith({
  head: '<style>:root { color-scheme: light dark }</style>',
  body: '<main><h1>A page</h1><yahtzee-game></yahtzee-game></main>',
});
/** A language of each direction. */
const LANGUAGES: readonly (readonly [lang: string, dir: string])[] = [
  ['en', 'ltr'],
  ['fa', 'rtl'],
];

/** What axe finds on the board, as sentences. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: string, how: object): Promise<AxeResults> } };
    const { violations } = await axe.run('yahtzee-game', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, any }) => `${target.flat().at(-1)} ${any[0]?.message ?? ''}`),
    }));
  });
  return found.map(({ id, where }) => `${id}: ${where.slice(0, 3).join(' | ')}`);
}

/** The page speaks this language. */
async function speak(page: Page, lang: string, dir: string): Promise<void> {
  await page.evaluate(
    (tongue, direction) => {
      document.documentElement.lang = tongue;
      document.documentElement.dir = direction;
    },
    lang,
    dir,
  );
  await drawn(page);
}

test('axe finds nothing at any moment, in any scheme, in either direction', () =>
  withMadeUp({ html, width: 1040 }, async ({ page, errors }) => {
    const visitor = await Visitor.of(page);
    await page.addScriptTag({ path: AXE });
    const faults: string[] = [];
    let looks = 0;
    for (const [name, moment] of Object.entries(MOMENTS)) {
      await putBoard(page, moment.attributes);
      await reach(page, moment);
      for (const [lang, dir] of LANGUAGES) {
        await speak(page, lang, dir);
        for (const scheme of SCHEMES) {
          await visitor.sees(scheme);
          await drawn(page);
          looks++;
          faults.push(...(await faultsOf(page)).map((fault) => `${name}, ${scheme}, ${dir}: ${fault}`));
        }
      }
    }
    deepEqual(faults, []);
    deepEqual(errors, []);
    equal(looks, Object.keys(MOMENTS).length * LANGUAGES.length * SCHEMES.length);
  }));
