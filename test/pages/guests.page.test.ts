// A board as a guest on somebody's page moves nothing. What it needs leave for: policy.page.test.ts.

import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GamePage } from './game-page.js';
import { painted, withMadeUp } from './site.js';

const SCRIPT = '<script type="module" src="../packages/element/dist/cdn/yahtzee-game.js"></script>';

/** The style that the documentation gives for a board whose script has not come yet. */
function documentedStyle(): string {
  const text = readFileSync(new URL('../../packages/element/README.md', import.meta.url), 'utf8');
  const [, style = ''] = /## Without layout shift[^]*?```css\n([^]*?)```/.exec(text) ?? [];
  return style;
}

const page = (head: string, board: string): string => `<!doctype html>
  <html lang="en">
    <head><meta charset="utf-8" /><title>A page</title><link rel="icon" href="data:," />${head}</head>
    <body><h1>A page</h1>${board}<p>What follows the board.</p></body>
  </html>`;

async function shiftOf(style: string, width: number): Promise<number> {
  const html = page(`<style>body { margin: 0 }${style}</style>${SCRIPT}`, '<yahtzee-game></yahtzee-game>');
  return withMadeUp(
    { html, width },
    async ({ page: open }) => {
      await new GamePage(open).begin();
      await painted(open);
      return open.evaluate(() => notes.shift);
    },
    ({ page: open }) => painted(open),
  );
}

for (const width of [360, 640]) {
  test(`with the documented style nothing moves on a page of ${width} px when the script comes late`, async () => {
    ok(documentedStyle().includes('yahtzee-game'));
    const shift = await shiftOf(documentedStyle(), width);
    ok(shift <= 0.001, `the page moved by ${shift}`);
  });
}

test('without it the page would move', async () => {
  ok((await shiftOf('', 640)) > 0.001);
});
