// Prerendered boards: they are there before the script, which takes them over without a visible change.

import type * as ssr from '@yahtzee-game/element/ssr';
import { loadRuleset, newGame, rulesetIds, serializeGame } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { hasBrowser, withPage, type BrowserName } from '../harness/boards/browser.js';
import { differingPixels } from '../harness/boards/pictures.js';
import { IS_THOROUGH, partOf, someOf } from '../harness/extent.js';
import { playTurns, untilRow } from '../harness/games/play.js';
import { addUp, GamePage, playByPointer } from './harness/game-page.js';
import { DIST, painted, pageWith, withMadeUp, type MadeUp, type Site } from './harness/site.js';

// The built package, so that prerendered boards have the templates of the script that takes them over.
const built = new URL('../../packages/element/dist/ssr.js', import.meta.url);
const { renderGame } = (await import(built.href)) as typeof ssr;

const BOARD = ['yahtzee-game'];
const HYDRATE = ['hydrate', 'yahtzee-game'];
const FILES = { stylesheets: `${DIST}/css` };
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

const page = (boards: string, scripts = BOARD): string =>
  pageWith({ scripts, body: `<h1>A page</h1>${boards}<p>What follows.</p>` });

/** The visible state of a board, and how much of it was prerendered. */
interface Look {
  readonly height: number;
  readonly boxes: number;
  readonly words: string;
  /** Whether it is styled: a tray with round corners, a key with a colour. */
  readonly styled: boolean;
  /** The number of boxes that were there before the script. */
  readonly kept: number;
}

declare global {
  /** The prerendered boxes, and the states of the board in every frame since. */
  var came: Element[] | undefined;
  var seen: string[];
}

const look = (open: Page): Promise<Look> =>
  open.evaluate(() => {
    const board = document.querySelector('yahtzee-game');
    const root = board?.shadowRoot;
    const inside = (part: string): ShadowRoot | null | undefined =>
      root?.querySelector(`yahtzee-${part}`)?.shadowRoot;
    const styleOf = (found: Element | null | undefined): CSSStyleDeclaration | undefined =>
      found ? getComputedStyle(found) : undefined;
    const cells = [...(inside('scorecard')?.querySelectorAll('[data-cell]') ?? [])];
    globalThis.came ??= cells;
    return {
      height: board?.getBoundingClientRect().height ?? 0,
      boxes: [...(root?.querySelectorAll('yahtzee-scorecard') ?? [])].flatMap((card) => [
        ...(card.shadowRoot?.querySelectorAll('[data-cell]') ?? []),
      ]).length,
      words: root?.querySelector('.turn .long')?.textContent ?? '',
      styled:
        styleOf(inside('dice')?.querySelector('.tray'))?.borderTopLeftRadius !== '0px' &&
        styleOf(inside('controls')?.querySelector('.roll'))?.backgroundColor !== 'rgba(0, 0, 0, 0)' &&
        styleOf(root?.querySelector('.board'))?.display === 'grid' &&
        styleOf(inside('scorecard')?.querySelector('[part=row]'))?.display === 'grid',
      kept: globalThis.came.filter((cell) => cell.isConnected).length,
    };
  });

/** Records in every frame the height of the board and the number of boards in it. */
const watch = (open: Page): Promise<void> =>
  open.evaluate(() => {
    globalThis.seen = [];
    const note = (): void => {
      const board = document.querySelector('yahtzee-game');
      const boards = board?.shadowRoot?.querySelectorAll('.board:not([hidden])').length;
      globalThis.seen.push(`${boards} of ${board?.getBoundingClientRect().height}`);
      requestAnimationFrame(note);
    };
    note();
  });

interface Taken {
  readonly before: Look;
  readonly after: Look;
  /** Every frame that differs from the one before. */
  readonly frames: readonly string[];
  readonly shift: number;
  /** The number of pixels of the page that have changed. */
  readonly repainted: number;
}

/** Waits until everything prerendered has been read: the markup, and the style sheets that its board links to. */
async function arrived(open: Page): Promise<void> {
  await open.waitForFunction(() => {
    const linksIn = (root: ParentNode): HTMLLinkElement[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one instanceof HTMLLinkElement && one.rel === 'stylesheet' ? [one] : []),
        ...(one.shadowRoot ? linksIn(one.shadowRoot) : []),
      ]);
    return document.readyState !== 'loading' && linksIn(document).every(({ sheet }) => sheet);
  });
  await painted(open);
}

/** Opens a page whose scripts come after everything else, and examines its board before and after. */
async function takeOver<T>(madeUp: MadeUp, then?: (site: Site, taken: Taken) => Promise<T>): Promise<Taken> {
  let first: Promise<readonly [Look, Uint8Array]> | undefined;
  const late = async ({ page: open }: Site): Promise<void> => {
    first ??= arrived(open).then(async () => {
      const seen = await look(open);
      const picture = await open.screenshot();
      await watch(open);
      return [seen, picture];
    });
    await first;
    await painted(open);
  };
  return withMadeUp(
    madeUp,
    async (site) => {
      const { page: open, errors } = site;
      await new GamePage(open).begin();
      await painted(open);
      if (!first) throw new Error('the page has no script');
      const [before, picture] = await first;
      const repainted = differingPixels(picture, await open.screenshot());
      const frames = [...new Set(await open.evaluate(() => globalThis.seen))];
      const shift = await open.evaluate(() => notes.shift);
      const taken = { before, after: await look(open), frames, shift, repainted };
      await then?.(site, taken);
      deepEqual(errors, []);
      return taken;
    },
    late,
  );
}

/** Checks that taking over is invisible: one board of one height, styled, with the same boxes and words. */
function unseen({ before, after: now, frames, shift, repainted }: Taken, boxes: number): void {
  const { kept: _, ...seen } = now;
  deepEqual({ ...before, kept: undefined }, { ...seen, kept: undefined });
  deepEqual([before.boxes, before.styled], [boxes, true]);
  deepEqual(frames, [`1 of ${before.height}`]);
  equal(shift, 0);
  equal(repainted, 0);
}

const GAMES: Readonly<Record<string, readonly [attributes: ssr.RenderGameOptions, boxes: number]>> = {
  Yahtzee: [{}, 13],
  'Yatzy for two, in German': [{ ruleset: 'yatzy', players: 'Ada,Grace', lang: 'de' }, 30],
  'Kismet, in Persian': [{ ruleset: 'kismet', lang: 'fa' }, 15],
  'a game with options and a seed': [
    { options: 'joker: free', seed: 'rain', motion: 'none', 'undo-limit': 'off' },
    13,
  ],
};

const WIDTHS = [360, 640, 1000];

for (const [i, [name, [attributes, boxes]]] of someOf([...Object.entries(GAMES).entries()], 2)) {
  // The first game is tested at the outer widths, each of the others at one width.
  for (const width of i === 0 ? partOf(WIDTHS, [360, 1000]) : partOf(WIDTHS, WIDTHS.slice(i - 1, i))) {
    test(`${name}: nothing is seen when the script comes, ${width} px`, async () => {
      const html = page(await renderGame(attributes));
      const taken = await takeOver({ html, width });
      unseen(taken, boxes);
      equal(taken.after.kept, 0);
    });
  }

  test(`${name}: with hydrate.js all nodes stay, and nothing is seen`, async () => {
    const html = page(await renderGame(attributes), HYDRATE);
    const taken = await takeOver({ html });
    unseen(taken, boxes);
    equal(taken.after.kept, boxes);
  });
}

for (const [name, scripts] of Object.entries({ 'taken over': BOARD, 'with its nodes kept': HYDRATE })) {
  const here: readonly BrowserName[] = scripts === BOARD ? ['chromium'] : ['firefox'];
  for (const browser of partOf<BrowserName>(['chromium', 'firefox'], here)) {
    test(
      `a board ${name} is played to the end under a strict policy, in ${browser}`,
      { skip: !(await hasBrowser(browser)) },
      () => strict(browser, scripts),
    );
  }
}

/** A game with three turns left; in `npm run verify` all. */
const SAVED = serializeGame(
  playTurns(newGame(await loadRuleset('yahtzee')), IS_THOROUGH ? '' : untilRow('largeStraight')),
  { seed: 'rain' },
);

async function strict(browser: BrowserName, scripts: string[]): Promise<void> {
  const html = page(await renderGame({ ...FILES, seed: 'rain' }), scripts);
  const madeUp = { html, browser, headers: { 'Content-Security-Policy': POLICY } };
  const taken = await takeOver(madeUp, async ({ page: open }) => {
    await open.$eval('yahtzee-game', async (board, text) => void (await board.load(text)), SAVED);
    const end = await playByPointer(new GamePage(open));
    equal(end.over, true);
    const chips = end.chips.reduce((sum, text) => sum + Number(text), 0);
    deepEqual(end.totals, [addUp(end, 0, 35) + chips]);
    deepEqual(await open.evaluate(() => notes.violations), []);
    equal((await look(open)).styled, true);
  });
  unseen(taken, 13);
  equal(taken.after.kept, scripts === BOARD ? 0 : 13);
}

test('a policy with a nonce is kept', async () => {
  const nonce = 'c2VjcmV0';
  const html = page(await renderGame({ nonce }));
  const policy = POLICY.replace("style-src 'self'", `style-src 'nonce-${nonce}'`);
  const taken = await takeOver(
    { html, headers: { 'Content-Security-Policy': policy } },
    async ({ page: open }) => deepEqual(await open.evaluate(() => notes.violations), []),
  );
  unseen(taken, 13);
});

test('without script it is all there, and styled', async () => {
  const html = page(await renderGame({ ruleset: 'yatzy', lang: 'de' }), []);
  await withMadeUp({ html }, async ({ page: open }) => {
    const { boxes, styled, words, height } = await look(open);
    deepEqual([boxes, styled, words], [15, true, 'Runde 1 von 15']);
    ok(height > 400);
  });
});

test('styles that came with the page are gone once the element has its own', async () => {
  for (const scripts of [BOARD, HYDRATE]) {
    await takeOver({ html: page(await renderGame(), scripts) }, async ({ page: open }) => {
      const sheets = await open.evaluate(() => {
        const root = document.querySelector('yahtzee-game')?.shadowRoot;
        const roots = [root, ...[...(root?.querySelectorAll('*') ?? [])].map((part) => part.shadowRoot)];
        return roots.flatMap((one) => (one ? [one.querySelectorAll('style, link').length] : []));
      });
      deepEqual(sheets, [0, 0, 0, 0]);
    });
  }
});

test('a page that asks for another game than it has rendered gets that one', async () => {
  const rendered = await renderGame({ ruleset: 'yatzy', players: 'Ada,Grace' });
  const html = page(rendered.replace('players="Ada,Grace"', 'players="Ada,Mary"'), HYDRATE);
  await takeOver({ html }, async ({ page: open }) => {
    const names = await open.$$eval('yahtzee-game >>> .player-name', (all) =>
      all.map((one) => one.textContent),
    );
    deepEqual(names, ['Ada', 'Mary']);
  });
});

test('what another version has rendered is replaced', async () => {
  const rendered = await renderGame();
  const html = page(rendered.replaceAll(/lit-part \S+=-->/g, 'lit-part AAAAAAAAAAA=-->'), HYDRATE);
  const taken = await takeOver({ html });
  unseen(taken, 13);
  equal(taken.after.kept, 0);
});

test('what the page has put inside stays', async () => {
  const content = '<b slot="logo" id="logo">*</b><i id="note">A dice game.</i>';
  for (const scripts of [BOARD, HYDRATE]) {
    await takeOver({ html: page(await renderGame({ content }), scripts) }, async ({ page: open }) => {
      const shown = await open.$$eval('yahtzee-game > *', (all) =>
        all.map((one) => `${one.id} ${one.getClientRects().length}`),
      );
      deepEqual(shown, ['logo 1', 'note 0']);
    });
  }
});

test('every game keeps its nodes, and is played on them', async () => {
  const boards = await Promise.all(rulesetIds.map((ruleset) => renderGame({ ...FILES, ruleset })));
  await withMadeUp({ html: page(boards.join(''), []) }, async ({ page: open, errors, url }) => {
    const failed = await open.evaluate(async (dist) => {
      const cardOf = (board: Element): ShadowRoot | null | undefined =>
        board.shadowRoot?.querySelector('yahtzee-scorecard')?.shadowRoot;
      const all = [...document.querySelectorAll('yahtzee-game')];
      const came = all.map((board) => cardOf(board)?.querySelector('[data-cell]'));
      await import(`${dist}cdn/hydrate.js`);
      await import(`${dist}cdn/yahtzee-game.js`);
      const wrong = [];
      for (const [i, board] of all.entries()) {
        await board.updateComplete;
        const part = board.shadowRoot?.querySelector('yahtzee-scorecard');
        await part?.updateComplete;
        const dice = board.shadowRoot?.querySelector('yahtzee-dice');
        dice?.parentElement
          ?.querySelector('yahtzee-controls')
          ?.shadowRoot?.querySelector<HTMLElement>('.roll')
          ?.click();
        await board.updateComplete;
        await part?.updateComplete;
        await dice?.updateComplete;
        const shown = (cardOf(board)?.textContent ?? '').match(/\d/g)?.length ?? 0;
        const pips = dice?.shadowRoot?.querySelectorAll('.pip').length ?? 0;
        if (!came[i]?.isConnected || !shown || !pips)
          wrong.push(`${board.getAttribute('ruleset')} ${shown} ${pips}`);
      }
      return wrong;
    }, `${url}packages/element/dist/`);
    deepEqual(failed, []);
    deepEqual(errors, []);
  });
});

/** The sum of layout shifts on a page that arrives in pieces. */
async function shiftInPieces(html: string): Promise<number> {
  const size = Math.ceil(html.length / 12);
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    void (async () => {
      for (let from = 0; from < html.length; from += size) {
        response.write(html.slice(from, from + size));
        await after(50);
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await withPage('chromium', async ({ page: open }) => {
      await open.setViewport({ width: 360, height: 900 });
      await open.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      return open.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let shift = 0;
            const add = (entries: PerformanceEntryList): void => {
              for (const entry of entries) shift += 'value' in entry ? Number(entry.value) : 0;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            // Layout shifts that were recorded before this are reported by the end of the second frame.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                add(observer.takeRecords());
                resolve(shift);
              }),
            );
          }),
      );
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a page that comes in pieces shows its board when it is whole, and nothing moves', async () => {
  const html = page(await renderGame({ ruleset: 'yatzy', players: 'Ada,Grace' }), []);
  equal(await shiftInPieces(html), 0);
  ok((await shiftInPieces(html.replace('visibility: hidden', ''))) > 0);
});
