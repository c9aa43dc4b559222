// A board as a guest on somebody's page: it moves nothing, and needs no leave.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type * as advised from '@yahtzee-game/element/advised';
import { test } from 'node:test';
import { GamePage, playByPointer } from './game-page.js';
import { withMadeUp, type Site } from './site.js';

const SCRIPT = '<script type="module" src="../packages/element/dist/cdn/yahtzee-game.js"></script>';
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

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

/** Two frames later, what was there has been painted. */
async function painted({ page: open }: Site): Promise<void> {
  await open.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function shiftOf(style: string, width: number): Promise<number> {
  const html = page(`<style>body { margin: 0 }${style}</style>${SCRIPT}`, '<yahtzee-game></yahtzee-game>');
  return withMadeUp(
    { html, width },
    async (site) => {
      await new GamePage(site.page).begin();
      await painted(site);
      return site.page.evaluate(() => notes.shift);
    },
    painted,
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

test('a page with a strict policy is played to the end, and nothing is reported', async () => {
  const html = page(`<link rel="stylesheet" href="page.css" />${SCRIPT}`, '<yahtzee-game></yahtzee-game>');
  await withMadeUp({ html, headers: { 'Content-Security-Policy': CSP } }, async ({ page: open, errors }) => {
    const game = new GamePage(open);
    await game.begin({ seed: 'strict', options: 'joker: free' });
    equal((await playByPointer(game)).over, true);
    await game.click('controls', '[part~=new-game]');
    await game.click('scorecard', '.primary');
    equal((await game.look()).over, false);
    deepEqual(await open.evaluate(() => notes.violations), []);
    deepEqual(errors, []);
  });
});

/** A page asks for advice under a policy; answers what the message says, and what was reported. */
async function advisedUnder(
  csp: string,
  options: { readonly worker?: boolean; readonly wasm?: boolean },
): Promise<{
  readonly message: string;
  readonly violations: readonly string[];
  readonly errors: readonly string[];
}> {
  const html = page(`<link rel="stylesheet" href="page.css" />${SCRIPT}`, '<yahtzee-game></yahtzee-game>');
  const headers = { 'Content-Security-Policy': csp };
  return withMadeUp({ html, headers }, async ({ page: open, errors, url }) => {
    await new GamePage(open).begin({ options: 'rolls: 2' });
    const message = await open.evaluate(
      async (address, own) => {
        const { createAdvisor } = (await import(address)) as typeof advised;
        const board = document.querySelector('yahtzee-game');
        if (!board) return '';
        board.advisor = createAdvisor(own);
        board.dispatch({ type: 'dice', values: [6, 6, 6, 6, 6] });
        await board.updateComplete;
        const controls = board.shadowRoot?.querySelector('yahtzee-controls');
        await controls?.updateComplete;
        const heard = new Promise((resolve) => board.addEventListener('yahtzee-advice', resolve));
        controls?.shadowRoot?.querySelector<HTMLElement>('[part~=advice]')?.click();
        await heard;
        await controls?.updateComplete;
        return controls?.shadowRoot?.querySelector('.say')?.textContent?.trim() ?? '';
      },
      `${url}packages/element/dist/cdn/advised.js`,
      options,
    );
    return { message, violations: await open.evaluate(() => notes.violations), errors };
  });
}

test('such a page gets advice without worker and WebAssembly, and nothing is reported', async () => {
  const { message, violations, errors } = await advisedUnder(CSP, { worker: false, wasm: false });
  match(message, /^Best: Yahtzee/);
  deepEqual([violations, errors], [[], []]);
});

const LOOSE = "default-src 'none'; style-src 'self'; img-src 'self' data:";
const POLICIES: Readonly<Record<string, string>> = {
  'refuses a worker': `${LOOSE}; script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'`,
  'refuses WebAssembly': `${LOOSE}; script-src 'self'; worker-src blob:`,
  'refuses both': CSP,
};
for (const [name, csp] of Object.entries(POLICIES)) {
  test(`a page that ${name} gets advice all the same, unasked`, async () => {
    match((await advisedUnder(csp, {})).message, /^Best: Yahtzee/);
  });
}

test('such a policy is really in force', async () => {
  const html = page(SCRIPT, '<p style="color: red">red</p>');
  await withMadeUp({ html, headers: { 'Content-Security-Policy': CSP } }, async (site) => {
    await painted(site);
    equal(await site.page.evaluate(() => notes.violations.length), 1);
  });
});
