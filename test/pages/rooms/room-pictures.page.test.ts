// A room looks like the approved pictures, pixel by pixel: while it waits for players, during another player's turn,
// without a connection, and when a player has left. `node scripts/approve.mjs pictures` makes the current look the
// approved one.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { differenceAtLast, obstacleToPictures, withPinnedPage } from '../../harness/boards/pinned.js';
import { openRoomPage } from './room-page.js';

const APPROVED = new URL('../../fixtures/pictures/', import.meta.url);
const FONT =
  ":root { font: 16px 'DejaVu Sans'; color-scheme: light dark } body { margin: 0; overflow: clip }";
/**
 * Half the usual size, so that the pictures stay small. All measures are even, since half a pixel may be drawn in two
 * ways.
 */
const SCALE = 0.5;
const PHONE = 376;

const LOOKS = {
  light: { scheme: 'light', lang: 'en', dir: 'ltr' },
  dark: { scheme: 'dark', lang: 'en', dir: 'ltr' },
  rtl: { scheme: 'light', lang: 'fa', dir: 'rtl' },
} as const;

type Moment = 'gathering' | 'another' | 'lost' | 'left';

/** Each moment in the looks that change it most. */
const SCENES: readonly (readonly [Moment, width: number, look: keyof typeof LOOKS])[] = [
  ['gathering', 1000, 'light'],
  ['gathering', PHONE, 'dark'],
  ['gathering', PHONE, 'rtl'],
  ['another', PHONE, 'light'],
  ['lost', PHONE, 'dark'],
  ['left', PHONE, 'rtl'],
];

/** Ada’s page enters a room at this moment; Björn, who is on turn, has kept two dice. */
function stageMoment(page: Page, moment: Moment): Promise<void> {
  return page.$eval(
    'yahtzee-room',
    async (element, at) => {
      const room = await stage.open(element);
      const rest = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 300));
      await room.sit('Ada');
      for (const name of ['Björn', 'Cleo']) room.join(name);
      if (at !== 'gathering') {
        await room.act({ type: 'start' });
        stage.playUntil(room, (seat, turns, phase) => seat === 1 && turns === 7 && phase === 'deciding');
      }
      element.code = room.code;
      await rest();
      if (at === 'gathering') return;
      room.play(1, { type: 'roll', held: 0b101 });
      await rest();
      if (at === 'another') room.ask(2, { type: 'say', phrase: 'notAgain' });
      if (at === 'lost') room.connect('connecting', 3500);
      if (at === 'left') room.seeHere([{ seat: 0 }, { seat: 1, gone: 70 }, { seat: 2 }]);
    },
    moment,
  );
}

test('a room looks as approved', { skip: obstacleToPictures() ?? false }, async () => {
  const { url, close } = await serve({ port: 0 });
  const wrong: string[] = [];
  try {
    await withPinnedPage(async (page) => {
      for (const [moment, width, look] of SCENES) {
        const { scheme, ...root } = LOOKS[look];
        await page.setViewport({ width, height: 1000, deviceScaleFactor: SCALE });
        await page.emulateMediaFeatures([
          { name: 'prefers-reduced-motion', value: 'reduce' },
          { name: 'prefers-color-scheme', value: scheme },
        ]);
        await openRoomPage(page, url, { ...root, css: FONT });
        await stageMoment(page, moment);
        const picture = `room-${moment}-${width === PHONE ? 'phone' : 'wide'}-${look}`;
        const differs = await differenceAtLast(page, 'yahtzee-room', new URL(`${picture}.png`, APPROVED));
        if (differs) wrong.push(`${picture}: ${differs}`);
      }
    });
  } finally {
    await close();
  }
  deepEqual(wrong, []);
});
