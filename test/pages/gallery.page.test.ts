// The gallery looks like the approved pictures, pixel by pixel: every preset, light and dark, in English and in
// Persian. `node scripts/approve.mjs gallery` makes the current look the approved one.

import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { differenceAtLast, obstacleToPictures, withPinnedPage } from '../harness/boards/pinned.js';
import { someOf } from '../harness/extent.js';
import { boardsDrawn } from './harness/site.js';

const APPROVED = new URL('../fixtures/gallery/', import.meta.url);
/** Four boards side by side, at half their size, so that the pictures stay small. */
const WIDTH = 880;
const FONT = ":root { font: 8px 'DejaVu Sans' }";

/** Opens the gallery, and waits until all dice are at rest and all words are loaded. */
async function openGallery(page: Page, url: string): Promise<void> {
  await page.setViewport({ width: WIDTH, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${url}examples/gallery/`);
  await page.addStyleTag({ content: FONT });
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll('yahtzee-game')];
    return boards.length > 0 && boards.every(({ state }) => state?.turn.roll === 2);
  });
  await boardsDrawn(page);
}

test('the gallery looks as approved', { skip: obstacleToPictures() ?? false }, async () => {
  const { url, close } = await serve({ port: 0 });
  try {
    await withPinnedPage(async (page) => {
      await openGallery(page, url);
      const sections = await page.$$('section');
      ok(sections.length > 0);
      const wrong: string[] = [];
      for (const section of someOf(sections, 8)) {
        const name = await section.evaluate(({ id }) => id);
        const differs = await differenceAtLast(page, `#${name} .boards`, new URL(`${name}.png`, APPROVED));
        if (differs) wrong.push(`${name}: ${differs}`);
      }
      deepEqual(wrong, []);
    });
  } finally {
    await close();
  }
});
