// An event of fifty players (in `npm run verify`, else of twelve): an organiser opens it in a browser, two people play
// on pages, all others play as pages do but without a board. The organiser sees who plays. The list ranks them, and at
// the end every game is checked.

import { openRoom } from '@yahtzee-game/rooms';
import { attachRooms } from '@yahtzee-game/rooms/server';
import { actionsOf, playerTotals } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { withPage } from '../../harness/boards/browser.js';
import { IS_THOROUGH } from '../../harness/extent.js';
import { randomFrom } from '../../harness/random.js';
import { playAlone } from '../../rooms/solo.js';
import { UNLIMITED } from '../../rooms/visitor.js';
import { best, GamePage } from '../harness/game-page.js';

const ALL = IS_THOROUGH ? 50 : 12;
const OTHERS = ALL - 2;

/** Plays a whole game on the page of an event, which is reloaded on the way; resolves to its total. */
async function play(page: Page, url: string, name: string): Promise<number> {
  await page.goto(url);
  await page.type('[name=player]', name);
  await page.click('form button');
  await page.waitForSelector('yahtzee-game:not([hidden])');
  const game = new GamePage(page);
  await game.begin({ speed: 'instant', motion: 'none' });
  for (let turn = 0; turn < 13; turn++) {
    await until(page, 'rolling');
    await game.click('controls', '.roll');
    await until(page, 'deciding');
    const box = `[data-cell="${best(await game.look()).row}"]`;
    await game.click('scorecard', box);
    // A zero has to be confirmed.
    if (await page.$('yahtzee-game >>> yahtzee-scorecard >>> .asking')) await game.click('scorecard', box);
    if (turn !== 6) continue;
    await page.reload();
    await page.waitForSelector('yahtzee-game:not([hidden])');
    await game.begin({ speed: 'instant', motion: 'none' });
  }
  await page.waitForFunction(() => document.querySelector('output')?.value.startsWith('Thank you'));
  const { totals } = await game.look();
  return totals[0] ?? NaN;
}

/** Waits until the board of the page is in this phase, and can be used. */
const until = (page: Page, phase: string): Promise<unknown> =>
  page.waitForFunction(
    async (wanted) => {
      const board = document.querySelector('yahtzee-game');
      if (!board?.table || board.state?.turn.phase !== wanted) return false;
      await board.updateComplete;
      const controls = board.shadowRoot?.querySelector('yahtzee-controls')?.shadowRoot;
      return wanted !== 'rolling' || controls?.querySelector('.roll')?.ariaDisabled === 'false';
    },
    { polling: 'raf' },
    phase,
  );

/** The players without a result whom the organiser sees, once the list holds for these names. */
async function players(host: Page, ...names: readonly string[]): Promise<readonly string[]> {
  await host.waitForFunction(
    (wanted) => {
      const seen = [...document.querySelectorAll('#who bdi')].map(({ textContent }) => textContent);
      return JSON.stringify(seen) === wanted;
    },
    { polling: 50 },
    JSON.stringify(names),
  );
  return host.$$eval('#who summary, #who li', (all) => all.map(({ textContent }) => textContent ?? ''));
}

/** Waits until the organiser reads these numbers. */
const counted = (host: Page, numbers: string): Promise<unknown> =>
  host.waitForFunction(
    (wanted) => document.querySelector('#who summary')?.textContent === wanted,
    { polling: 50 },
    numbers,
  );

/** The text of each row of the list. */
const rowsOf = (page: Page): Promise<readonly string[]> =>
  page.$$eval('yahtzee-leaderboard >>> tbody tr', (rows) =>
    rows.map(({ children }) => [...children].map(({ textContent }) => textContent?.trim()).join(' ')),
  );

test('all play with the same dice; they are ranked, and every game is checked', async () => {
  const { url, close } = await serve({
    port: 0,
    attach: (server) => attachRooms(server, { limits: UNLIMITED }),
  });
  try {
    await withPage('chromium', async ({ page: host, errors }) => {
      await host.setViewport({ width: 1280, height: 720 });
      await host.goto(`${url}examples/event/`);
      await host.click('#open');
      const link = await host.waitForSelector('yahtzee-leaderboard >>> .address', { visible: true });
      const address = (await link?.evaluate((one) => (one as HTMLAnchorElement).href)) ?? '';
      const code = new URL(address).searchParams.get('event') ?? '';

      const others = await Promise.all(
        Array.from({ length: OTHERS }, (_, i) => playAlone(url, code, `Player ${i}`, randomFrom(i))),
      );
      const scored = others.map(({ room }) => playerTotals(room.games[0] ?? failed())[0]?.total ?? NaN);
      const firstThrows = others.map(({ room }) => JSON.stringify(actionsOf(room.games[0] ?? failed())[0]));
      equal(new Set(firstThrows).size, 1, 'the same dice fall for everybody');
      for (const one of others) one.close();
      const pages = await Promise.all(
        ['Ada', 'Grace'].map((name) => withPage('chromium', ({ page }) => play(page, address, name))),
      );

      await host.waitForFunction(
        (n) => document.querySelector('yahtzee-leaderboard')?.handle?.event.results.length === n,
        {},
        ALL,
      );
      const top = Math.max(...scored, ...pages);
      const [first] = await rowsOf(host);
      match(first ?? '', new RegExp(`^=?1 .* ${top} `));
      match(
        await host.$eval('yahtzee-leaderboard >>> .foot', ({ textContent }) => textContent ?? ''),
        new RegExp(`\\b${ALL} results`),
      );
      await host.click('yahtzee-leaderboard >>> [part=all]');
      const rows = await rowsOf(host);
      const points = rows.map((row) => Number(/ (-?\d+) \d+:\d+/.exec(row)?.[1]));
      deepEqual(
        points,
        points.toSorted((a, b) => b - a),
      );
      for (const [i, name] of ['Ada', 'Grace'].entries())
        ok(
          rows.some((row) => row.includes(` ${name} `) && row.includes(` ${pages[i]} `)),
          `${name} is on the list`,
        );

      const [name, alone] = ['<b>Ida</b>', { ruleset: 'yahtzee', event: code, most: 1 }];
      const [ida, cleo] = [await openRoom(url, alone), await openRoom(url, alone)];
      await ida.sit(name);
      await cleo.sit('Cleo');
      deepEqual(await players(host, name, 'Cleo'), [
        `2 playing, 0 gone, ${ALL} done`,
        `${name} is playing`,
        'Cleo is playing',
      ]);
      ida.close();
      const oneGone = [`1 playing, 1 gone, ${ALL} done`, `${name} has gone`, 'Cleo is playing'];
      await counted(host, oneGone[0] ?? '');
      deepEqual(await players(host, name, 'Cleo'), oneGone);
      await host.reload();
      await counted(host, oneGone[0] ?? '');
      deepEqual((await players(host, 'Cleo', name)).toSorted(), oneGone.toSorted());
      cleo.close();

      await host.click('#end');
      await host.waitForFunction(() => document.querySelector<HTMLOutputElement>('#screen output')?.value);
      const proof = await host.$eval('#screen output', ({ value }: HTMLOutputElement) => value);
      match(
        proof,
        new RegExp(`^All ${ALL} results follow from the logs, and all \\d+ throws from the secret\\.$`),
      );
      ok(Number(/\d+(?= throws)/.exec(proof)?.[0]) >= ALL * 13);
      equal(await host.$('yahtzee-leaderboard >>> .invite'), null, 'nobody is invited any more');
      deepEqual(await players(host), [`0 playing, 0 gone, ${ALL} done`]);
      deepEqual(errors, []);
    });
  } finally {
    await close();
  }
});

function failed(): never {
  throw new Error('a game was not played');
}
