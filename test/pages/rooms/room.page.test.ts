// Two browsers play against each other through a real server: on a phone and at a desk, with a reload in the middle.

import { attachRooms } from '@yahtzee-game/rooms/server';
import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from '../../../scripts/serve.mjs';
import { withPage, type OpenPage } from '../../harness/boards/browser.js';
import { best, GamePage } from '../harness/game-page.js';

const UNLIMITED = { burst: 1e6, perSecond: 1e6 };

interface Guest extends OpenPage {
  readonly game: GamePage;
  readonly seat: number;
}

/** Opens a page of this size. */
async function enter(
  open: OpenPage,
  seat: number,
  url: string,
  width: number,
  height: number,
): Promise<Guest> {
  const { page } = open;
  await page.setViewport({ width, height });
  await page.goto(url);
  const game = new GamePage(page);
  await game.begin({ speed: 'instant', motion: 'none' });
  return { ...open, game, seat };
}

const sitDown = async ({ page }: Guest, name: string): Promise<void> => {
  await page.waitForSelector('[name=sit]:enabled');
  await page.type('[name=player]', name);
  await page.click('[name=sit]');
  await page.waitForSelector('[name=sit]:disabled');
};

/** Waits until the board is in this phase, for the player of this page. */
const awaits = ({ page, seat }: Guest, phase: string): Promise<unknown> =>
  page.waitForFunction(
    async (seat, phase) => {
      const board = document.querySelector('yahtzee-game');
      const { state } = board ?? {};
      if (!state || !board?.table || state.turn.phase !== phase || state.seat !== seat) return false;
      await board.updateComplete;
      const controls = board.shadowRoot?.querySelector('yahtzee-controls')?.shadowRoot;
      return (
        phase !== 'rolling' || controls?.querySelector('.roll')?.getAttribute('aria-disabled') === 'false'
      );
    },
    { polling: 'raf' },
    seat,
    phase,
  );

/** Plays a turn: one roll, and the best box. */
async function playTurn(guest: Guest): Promise<void> {
  const { game } = guest;
  await awaits(guest, 'rolling');
  await game.click('controls', '.roll');
  await awaits(guest, 'deciding');
  const { row } = best(await game.look());
  await game.click('scorecard', `[data-cell="${row}"][data-seat="${guest.seat}"]`);
}

/** The texts of the page when the game is over. */
const endOf = async ({ page }: Guest): Promise<readonly string[]> => {
  await page.waitForFunction(() => document.querySelector('#proof')?.textContent);
  return page.evaluate(() => [
    document.querySelector('yahtzee-game')?.save().replace(/;.*/, '') ?? '',
    document.querySelector('#proof')?.textContent ?? '',
  ]);
};

test('a phone and a desk play a whole game through a server, and one is reloaded on the way', async () => {
  const limits = { connection: UNLIMITED, address: UNLIMITED };
  const { url, close } = await serve({ port: 0, attach: (server) => attachRooms(server, { limits }) });
  try {
    await withPage('chromium', (desk) =>
      withPage('chromium', async (phone) => {
        const ada = await enter(desk, 0, `${url}examples/room/?ruleset=poker-dice`, 1280, 900);
        await sitDown(ada, 'Ada');
        const link = await ada.page.$eval('a#link', ({ href }) => href);
        match(link, /\?ruleset=poker-dice&room=[2-9A-Z]{8}$/);
        const grace = await enter(phone, 1, link, 375, 667);
        await sitDown(grace, 'Grace');
        await ada.page.waitForSelector('[name=start]:enabled');
        await ada.page.click('[name=start]');
        for (let round = 0; round < 5; round++) {
          await playTurn(ada);
          if (round === 2) {
            await grace.page.reload();
            await grace.game.begin({ speed: 'instant', motion: 'none' });
          }
          await playTurn(grace);
        }
        const ends = await Promise.all([ada, grace].map(endOf));
        equal(ends[0]?.[0], ends[1]?.[0]);
        match(ends[0]?.[1] ?? '', /every throw follows from the secret and the seeds/);
        deepEqual([...ada.errors, ...grace.errors], []);
      }),
    );
  } finally {
    await close();
  }
});
