// Whole games on a page like that of a blog, played from outside, with totals added up from the boxes.

import { loadRuleset, newGame, serializeGame, type Ruleset } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { hasBrowser, type BrowserName } from '../harness/boards/browser.js';
import { IS_THOROUGH, partOf } from '../harness/extent.js';
import { playTurns } from '../harness/games/play.js';
import { addUp, GamePage, playByKeys, playByPointer, type Manner, type Seen } from './harness/game-page.js';
import { withSite } from './harness/site.js';

const PAGE = 'examples/embed/';
interface Which {
  readonly board: number;
  readonly seats: readonly number[];
  readonly boxes: number;
  readonly bonus: number;
  readonly options?: string;
  readonly manner?: Manner;
}
const YAHTZEE: Which = { board: 0, seats: [0], boxes: 13, bonus: 35 };
/** One roll a turn: holding dice is tested with the other board. */
const YATZY: Which = { board: 1, seats: [0, 1], boxes: 15, bonus: 50, options: 'rolls: 1' };

type Play = (game: GamePage) => Promise<Seen>;

/** Plays to the end, and checks that every box is filled and every total is the sum of the boxes. */
async function check(browser: BrowserName, which: Which, seed: string, play: Play): Promise<void> {
  await withSite(browser, PAGE, async ({ page, errors }) => {
    if (which.manner?.pointer === 'touch')
      await page.setViewport({ width: 375, height: 553, hasTouch: true, isMobile: true });
    const game = new GamePage(page, which.board, which.manner);
    await game.begin({ seed, options: which.options ?? '', selection: game.selection });
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

/** From the top of the page to the first die with the Tab key; then plays with keys alone. */
const byKeysAlone: Play = async (game) => {
  await game.press('Tab');
  equal(await game.focus(), 'die 1');
  return playByKeys(game);
};

test('Yatzy for two, by pointer', () => check('chromium', YATZY, 'rain', playByPointer));
// Other tests of every run play like this: by keys in rest.page.test.ts, in Firefox and on prerendered boards.
if (IS_THOROUGH) {
  test('Yahtzee, by keyboard alone', () => check('chromium', YAHTZEE, 'snow', byKeysAlone));
  test('Yahtzee with dice marked to be rolled again, by touch', () =>
    check(
      'chromium',
      { ...YAHTZEE, manner: { selection: 'reroll', pointer: 'touch' } },
      'sun',
      playByPointer,
    ));
  test('Yahtzee with dice marked to be rolled again, by keyboard alone', () =>
    check('chromium', { ...YAHTZEE, manner: { selection: 'reroll' } }, 'sun', byKeysAlone));
}
for (const browser of partOf<BrowserName>(['chromium', 'firefox'], []))
  test(`Yahtzee, by pointer, in ${browser}`, { skip: !(await hasBrowser(browser)) }, () =>
    check(browser, YAHTZEE, 'rain', playByPointer),
  );

/** A saved game of twenty players with one round left. */
function lastRoundOf(ruleset: Ruleset): string {
  const rows = ruleset.spec.categories.slice(0, -1);
  const turns = rows.flatMap(({ id }) =>
    Array.from({ length: 20 }, (_, seat) => `${id} ${1 + (seat % 6)}2345`),
  );
  const players = Array.from({ length: 20 }, (_, seat) => `Player ${seat + 1}`);
  return serializeGame(playTurns(newGame(ruleset, { players }), turns.join(',')));
}

test('twenty players come to the end, by the board’s own keys', async () => {
  const text = lastRoundOf(await loadRuleset('yahtzee'));
  await withSite('chromium', PAGE, async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin({ players: '20', seed: 'many' });
    await page.$eval('yahtzee-game', async (board, saved) => void (await board.load(saved)), text);
    equal((await game.look()).over, false);
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
    }, 20);
    const end = await game.look();
    ok(end.over);
    equal(end.totals.length, 20);
    ok(end.boxes.every(({ filled }) => filled));
    deepEqual(errors, []);
  });
});
