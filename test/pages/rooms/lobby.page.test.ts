// Two people in two browsers, one at a desk and one with a phone, play through a real server.

import type { YahtzeeRoom } from '@yahtzee-game/rooms/element';
import { attachRooms } from '@yahtzee-game/rooms/server';
import { deepEqual, match } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { builtFolders, pageOf } from '../../../packages/rooms/src/server/page.js';
import { withPage } from '../../harness/boards/browser.js';
import { PATIENCE } from '../../harness/boards/patience.js';
import { best, GamePage, type Seen } from '../harness/game-page.js';

/** A person on a page with rooms. */
class Guest {
  readonly page: Page;
  readonly game: GamePage;

  constructor(page: Page) {
    this.page = page;
    this.game = new GamePage(page);
  }

  /** Waits until the room shows a matching element. */
  async sees(selector: string): Promise<void> {
    await this.page.waitForFunction(
      (inside) => document.querySelector('yahtzee-room')?.shadowRoot?.querySelector(inside),
      { polling: 50 },
      selector,
    );
  }

  async press(selector: string): Promise<void> {
    await this.sees(selector);
    await this.page.click(`yahtzee-room >>> ${selector}`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.sees(selector);
    await this.page.type(`yahtzee-room >>> ${selector}`, text);
  }

  text(selector: string): Promise<string> {
    return this.page.evaluate(
      (inside) =>
        document.querySelector('yahtzee-room')?.shadowRoot?.querySelector(inside)?.textContent?.trim() ?? '',
      selector,
    );
  }

  /** Waits until the board looks like this. */
  async until(holds: (seen: Seen) => boolean): Promise<Seen> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const seen = await this.game.look();
      if (holds(seen)) return seen;
      if (performance.now() > end) throw new Error(`in vain: ${JSON.stringify(seen)}`);
    }
  }

  /** Removes pauses and motion, so that the test only waits for the other player. */
  unhurried(): Promise<void> {
    return this.game.begin({ speed: 'instant', motion: 'none' });
  }

  /** Waits until this seat has to roll, or has to choose. */
  async awaits(phase: 'rolling' | 'deciding'): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => {
        const seat = document.querySelector<YahtzeeRoom>('yahtzee-room')?.handle?.place?.seat;
        const { state, table } = document.querySelector('yahtzee-game') ?? {};
        return table && state?.turn.phase === wanted && state.seat === seat;
      },
      { polling: 50 },
      phase,
    );
  }

  async roll(): Promise<void> {
    await this.page.bringToFront();
    await this.awaits('rolling');
    await this.until(({ mayRoll }) => mayRoll);
    await this.game.click('controls', '.roll');
  }

  /** Fills the best box, which needs no confirmation. */
  async fill(): Promise<string> {
    await this.awaits('deciding');
    const box = best(await this.until((seen) => seen.boxes.some(({ open }) => open)));
    await this.game.click('scorecard', `[data-cell=${box.row}][data-seat="${box.seat}"]`);
    return box.row;
  }
}

test('a desk opens a room, a phone joins by its code, and both play', async () => {
  const server = createServer(pageOf(builtFolders()));
  const rooms = attachRooms(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    await withPage('chromium', ({ page: desk, errors }) =>
      withPage('chromium', async ({ page: phone, errors: more }) => {
        await Promise.all([
          desk.setViewport({ width: 1100, height: 800 }),
          phone.setViewport({ width: 375, height: 667, hasTouch: true, isMobile: true }),
        ]);
        await Promise.all([desk.goto(url), phone.goto(url)]);
        await play(new Guest(desk), new Guest(phone));
        deepEqual([...errors, ...more], []);
      }),
    );
  } finally {
    await rooms.close();
    server.close();
  }
});

async function play(ada: Guest, grace: Guest): Promise<void> {
  await Promise.all([ada.unhurried(), grace.unhurried()]);
  await ada.type('.open .name', 'Ada');
  await ada.press('[part~=open]');
  await ada.sees('.qr svg');
  const code = await ada.text('.code [aria-hidden]');
  match(code, /^[2-9A-HJKMNP-Z]{4} [2-9A-HJKMNP-Z]{4}$/);
  await grace.type('.open .name', 'Grace');
  await grace.type('.typed', code.toLowerCase());
  await grace.press('[part~=join]');
  await ada.sees('.seats .p2');
  await grace.press('[part~=start]');
  await ada.roll();
  const first = await ada.fill();
  await grace.roll();
  await grace.page.reload();
  await grace.unhurried();
  const second = await grace.fill();
  await ada.roll();
  await ada.fill();
  await grace.awaits('rolling');

  const seen = await ada.until(({ mayRoll }) => !mayRoll);
  deepEqual(
    [first, second].map((row, i) => seen.boxes.find((box) => box.row === row && box.seat === i)?.filled),
    [true, true],
  );
}
