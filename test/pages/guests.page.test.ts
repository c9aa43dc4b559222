// A board on another site's page moves nothing there. For the permissions that it needs see policy.page.test.ts.

import { equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { partOf } from '../harness/extent.js';
import { GamePage } from './harness/game-page.js';
import { DIST, painted, pageWith, withMadeUp } from './harness/site.js';

const README = readFileSync(new URL('../../packages/element/README.md', import.meta.url), 'utf8');
/** The line for style sheets in the documentation. */
const [, LINK = ''] = /## Without layout shift[^]*?```html\n(<link .*>)\n/.exec(README) ?? [];
const STYLE = LINK.replace('cdn/', `${DIST}/cdn/`);

interface Seen {
  readonly width: number;
  readonly height?: number;
}

async function shiftOf(board: string, head: string, { width, height = 900 }: Seen): Promise<number> {
  const html = pageWith({ head, body: `<h1>A page</h1>${board}<p>What follows the board.</p>` });
  return withMadeUp(
    { html, width, height },
    async ({ page: open }) => {
      await new GamePage(open).begin();
      await painted(open);
      return open.evaluate(() => notes.shift);
    },
    ({ page: open }) => painted(open),
  );
}

const WIDTHS = partOf([350, 590, 980], [590]).map((width) => ({ width }));
/** The pages that contain each board. */
const PAGES: Readonly<Record<string, readonly Seen[]>> = {
  '<yahtzee-game></yahtzee-game>': [
    ...partOf([300, 350, 520, 590, 640, 980, 1100], [350, 640, 980]).map((width) => ({ width })),
    ...partOf([{ width: 375, height: 600 }], []),
    { width: 375, height: 667 },
    { width: 350, height: 640 },
    ...partOf([{ width: 412, height: 740 }], []),
    { width: 800, height: 390 },
  ],
  '<yahtzee-game players="Ada,Grace"></yahtzee-game>': WIDTHS,
  '<yahtzee-game ruleset="yatzy"></yahtzee-game>': WIDTHS,
  '<yahtzee-game ruleset="yatzy" players="2"></yahtzee-game>': [{ width: 300 }, { width: 640 }],
};

test('the documented style is one line', () => equal(STYLE.split('\n').length, 1));

for (const [board, pages] of Object.entries(PAGES))
  test(`with the documented style, ${board} moves nothing when the script comes late`, async () => {
    for (const seen of pages) {
      const shift = await shiftOf(board, STYLE, seen);
      ok(shift <= 0.001, `the page moved by ${shift} at ${seen.width} px`);
    }
  });

test('without it the page would move', async () => {
  ok((await shiftOf('<yahtzee-game></yahtzee-game>', '', { width: 640 })) > 0.001);
});
