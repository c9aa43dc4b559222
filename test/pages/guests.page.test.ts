// A board as a guest on somebody's page moves nothing. What it needs leave for: policy.page.test.ts.

import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GamePage } from './game-page.js';
import { painted, pageWith, withMadeUp } from './site.js';

/** The style that the documentation gives for a board whose script has not come yet. */
function documentedStyle(): string {
  const text = readFileSync(new URL('../../packages/element/README.md', import.meta.url), 'utf8');
  const [, style = ''] = /## Without layout shift[^]*?```css\n([^]*?)```/.exec(text) ?? [];
  return style;
}

async function shiftOf(style: string, width: number): Promise<number> {
  const html = pageWith({
    head: `<style>body { margin: 0 }${style}</style>`,
    body: '<h1>A page</h1><yahtzee-game></yahtzee-game><p>What follows the board.</p>',
  });
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

for (const width of [300, 360, 640, 1100]) {
  test(`with the documented style nothing moves on a page of ${width} px when the script comes late`, async () => {
    ok(documentedStyle().includes('yahtzee-game'));
    const shift = await shiftOf(documentedStyle(), width);
    ok(shift <= 0.001, `the page moved by ${shift}`);
  });
}

test('without it the page would move', async () => {
  ok((await shiftOf('', 640)) > 0.001);
});
