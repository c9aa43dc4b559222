// A board as a guest on somebody's page moves nothing. What it needs leave for: policy.page.test.ts.

import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GamePage } from './game-page.js';
import { painted, pageWith, withMadeUp } from './site.js';

/** The board that the documentation gives, and its style while the script has not come yet. */
function documented(): { board: string; style: string } {
  const text = readFileSync(new URL('../../packages/element/README.md', import.meta.url), 'utf8');
  const found = /## Without layout shift[^]*?```html\n([^]*?)```[^]*?```css\n([^]*?)```/.exec(text) ?? [];
  const [, board = '', style = ''] = found;
  return { board, style };
}

async function shiftOf(board: string, style: string, width: number): Promise<number> {
  const html = pageWith({
    head: `<style>${style}</style>`,
    body: `<h1>A page</h1>${board}<p>What follows the board.</p>`,
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

for (const width of [300, 350, 520, 590, 640, 980, 1100]) {
  test(`with the documented style nothing moves on a page of ${width} px when the script comes late`, async () => {
    const { board, style } = documented();
    ok(board.includes('<yahtzee-game>') && style.includes('yahtzee-game'));
    const shift = await shiftOf(board, style, width);
    ok(shift <= 0.001, `the page moved by ${shift}`);
  });
}

test('without it the page would move', async () => {
  ok((await shiftOf(documented().board, '', 640)) > 0.001);
});
