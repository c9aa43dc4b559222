// Whole games on the page that a blog would have, played from outside, with totals added up by hand.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { hasBrowser, type BrowserName } from '../harness/browser.js';
import { addUp, GamePage, playByKeys, playByPointer, type Seen } from './game-page.js';
import { withSite } from './site.js';

const PAGE = 'examples/embed/';
const YAHTZEE = { board: 0, seats: [0], boxes: 13, bonus: 35 };
const YATZY = { board: 1, seats: [0, 1], boxes: 15, bonus: 50 };

type Play = (game: GamePage) => Promise<Seen>;

/** Plays to the end; every box is filled, every total is what the boxes show. */
async function check(browser: BrowserName, which: typeof YAHTZEE, seed: string, play: Play): Promise<void> {
  await withSite(browser, PAGE, async ({ page, errors }) => {
    const game = new GamePage(page, which.board);
    await game.begin({ seed });
    const end = await play(game);
    equal(end.boxes.length, which.boxes * which.seats.length);
    ok(end.boxes.every(({ filled }) => filled));
    const chips = end.chips.reduce((sum, text) => sum + Number(text), 0);
    deepEqual(
      end.totals,
      which.seats.map((seat) => addUp(end, seat, which.bonus) + chips),
    );
    deepEqual(errors, []);
  });
}

/** From the top of the page, with the tab key, to the first die. */
const byKeysAlone: Play = async (game) => {
  await game.press('Tab');
  equal(await game.focus(), 'die 1');
  return playByKeys(game);
};

test('Yahtzee, by pointer', () => check('chromium', YAHTZEE, 'rain', playByPointer));
test('Yatzy for two, by pointer', () => check('chromium', YATZY, 'rain', playByPointer));
test('Yahtzee, by keyboard alone', () => check('chromium', YAHTZEE, 'snow', byKeysAlone));
test('Yahtzee, by pointer, in Firefox', { skip: !(await hasBrowser('firefox')) }, () =>
  check('firefox', YAHTZEE, 'rain', playByPointer),
);

test('twenty players come to the end, by the board’s own keys', async () => {
  await withSite('chromium', PAGE, async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin({ players: '20', seed: 'many' });
    await page.evaluate(async (moves) => {
      const board = document.querySelector('yahtzee-game');
      const press = (part: string, selector: string): void =>
        board?.shadowRoot
          ?.querySelector(`yahtzee-${part}`)
          ?.shadowRoot?.querySelector<HTMLElement>(selector)
          ?.click();
      for (let move = 0; move < moves; move++) {
        press('controls', '.roll');
        await board?.updateComplete;
        press('scorecard', '[data-cell][aria-disabled=false]');
        await board?.updateComplete;
        press('scorecard', '.asking');
        await board?.updateComplete;
      }
    }, 13 * 20);
    const end = await game.look();
    ok(end.over);
    equal(end.totals.length, 20);
    ok(end.boxes.every(({ filled }) => filled));
    deepEqual(errors, []);
  });
});
