// Every example opens, shows its boards, and causes no error.

import { duplicateDice, seedOf } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { bringAxe, faultsOf } from '../harness/axe.js';
import { best, GamePage } from '../harness/game-page.js';
import { withSite } from '../harness/site.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));

/** Examples with other tests, most of them below. */
const WITH_TESTS = new Set(
  (
    'advised classroom custom-advisor daily embed event gallery games house-rules kiosk lessons puzzle real-dice review ' +
    'room table versus-computer'
  ).split(' '),
);
const pages = ['', ...readdirSync(EXAMPLES)]
  .filter((name) => !WITH_TESTS.has(name) && existsSync(path.join(EXAMPLES, name, 'index.html')))
  .map((name) => path.posix.join('examples', name, '/'));

test('there are examples, and each has a test', () => {
  ok(pages.includes('examples/themes/'));
  ok([...WITH_TESTS].every((name) => existsSync(path.join(EXAMPLES, name, 'index.html'))));
});

for (const page of pages) {
  test(`${page} opens, and its boards can be played`, () =>
    withSite('chromium', page, async ({ page: open, errors }) => {
      const kinds = await open.$$eval('yahtzee-game', (all) => all.map((one) => one.getAttribute('dice')));
      for (const [board, kind] of kinds.entries()) {
        const game = new GamePage(open, board);
        await game.begin();
        if (kind === 'real') await enterDice(game, '66655');
        else await game.click('controls', '.roll');
        const { faces, boxes } = await game.look();
        ok(faces.every((face) => face > 0));
        ok(boxes.some(({ open: isOpen }) => isOpen));
      }
      deepEqual(errors, []);
    }));
}

/** Presses the faces of these dice. */
async function enterDice(game: GamePage, dice: string): Promise<void> {
  for (const die of dice) await game.click('controls', `.face-key:nth-of-type(${die})`);
}

test('real dice: a turn is entered, and the game is there again after a reload', () =>
  withSite('chromium', 'examples/real-dice/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await enterDice(game, '66644');
    await game.click('scorecard', '[data-cell=fullHouse][data-seat="0"]');
    await enterDice(game, '12');
    await page.reload();
    await game.begin();
    match(await wordsAt(page, 'yahtzee-game >>> .say'), /Cleo, throw 1 of 3\. Press what your dice show\.$/);
    await enterDice(game, '12345');
    deepEqual((await game.look()).totals, [25, 0]);
    deepEqual((await game.look()).faces, [1, 2, 3, 4, 5]);
    deepEqual(errors, []);
  }));

test('against the computer: it answers, and its button skips ahead', () =>
  withSite('chromium', 'examples/versus-computer/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    const { row } = best(await game.look());
    await game.click('scorecard', `[data-cell="${row}"][data-seat="0"]`);
    match(await wordsAt(page, 'yahtzee-game >>> .roll'), /^Grace is playing ?Skip ahead$/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.seat === 0);
    equal((await game.look()).boxes.filter(({ seat, filled }) => seat === 1 && filled).length, 1);
    match(await wordsAt(page, 'yahtzee-game >>> .say'), /^Grace (fills|takes 0 in) .* Ada, roll the dice\.$/);
    deepEqual(errors, []);
  }));

/** The text of the selected elements, including those in shadow trees (`>>>`). */
const wordsAt = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (found) => (found.textContent ?? '').replaceAll(/\s+/g, ' ').trim());

test('the dice of the day: they are named, and those of everybody', () =>
  withSite('chromium', 'examples/daily/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    match(await wordsAt(page, 'yahtzee-game >>> .turn .long'), /^Dice of \d+ \w+ · Turn 1 of 13$/);
    match(await wordsAt(page, 'yahtzee-game >>> .say'), /looked up beforehand, so play just for fun/);
    await game.click('controls', '.roll');
    const { faces } = await game.look();
    const seed = seedOf(await page.$eval('yahtzee-game', (board) => board.save())) ?? '';
    deepEqual(faces, duplicateDice(seed)({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 }));
    deepEqual(errors, []);
  }));

test('the decision of the day: dice are kept in a position, and a solver tells what that costs', () =>
  withSite('chromium', 'examples/puzzle/', async ({ page, errors }) => {
    const second = 'main > :last-child >>> ';
    for (const puzzle of ['main > [keep] >>> ', second])
      await page.waitForSelector(`${puzzle}.box`, { visible: true });
    equal(await page.$$eval('yahtzee-puzzle >>> .sentence strong', (all) => all.length), 2);
    await page.click(`${second}.die`);
    await page.click(`${second}.key`);
    await page.waitForSelector(`${second}.answers .best`, { visible: true });
    match(
      await wordsAt(page, `${second}.sentence`),
      /it costs \d+\.\d points\. It’s best to |^Exactly right\./,
    );
    deepEqual(errors, []);
  }));

test('all games: one is found, chosen, and played', () =>
  withSite('chromium', 'examples/games/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await page.type('yahtzee-picker >>> input', 'crag');
    await page.click('yahtzee-picker >>> [data-game=crag]');
    await game.begin();
    await game.click('controls', '.roll');
    equal((await game.look()).faces.length, 3);
    equal(await wordsAt(page, 'yahtzee-picker >>> [aria-selected=true] .name'), 'Crag');
    deepEqual(errors, []);
  }));

test('house rules: they are played, and explained', () =>
  withSite('chromium', 'examples/house-rules/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    const open = (await game.look()).boxes.filter((box) => box.open).map(({ row }) => row);
    deepEqual(open, ['ones', 'chance']);
    await page.click('yahtzee-game >>> [part~=help]');
    await page.waitForSelector('yahtzee-game >>> .rules', { visible: true });
    match(await wordsAt(page, 'yahtzee-game >>> .rules'), /Low tide A sum of 10 or less: 25 points/);
    deepEqual(errors, []);
  }));

test('an advisor of your own: the bulb is pressed, and the message names a box', () =>
  withSite('chromium', 'examples/custom-advisor/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    const most = Math.max(...(await game.look()).boxes.map(({ text }) => Number(text)));
    await game.click('controls', '[part~=advice]');
    await page.waitForSelector('yahtzee-game >>> .advised', { visible: true });
    match(
      await wordsAt(page, 'yahtzee-game >>> .say'),
      new RegExp(`^Write ${most} in .+: expected final score ${most}\\.`),
    );
    deepEqual(errors, []);
  }));

test('against the computer: it takes its turn, and then it is yours again', () =>
  withSite('chromium', 'examples/table/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await page.$eval('yahtzee-game', (board) => {
      board.motion = 'none';
      board.dispatch({ type: 'dice', values: [6, 6, 6, 6, 1] });
      board.dispatch({ type: 'score', cell: 'sixes' });
    });
    await page.waitForFunction(() => {
      const state = document.querySelector('yahtzee-game')?.state;
      return state?.seat === 0 && state.cards[1]?.filled === 1;
    });
    deepEqual(errors, []);
  }));

test('with real dice: what is typed lies on the board', () =>
  withSite('chromium', 'examples/table/dice.html', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    // Puppeteer only notices changes inside elements if it is also asked whether they are visible.
    await page.waitForSelector('yahtzee-game >>> .roll[aria-disabled=false]', { visible: true });
    await game.click('controls', '.roll');
    await page.waitForSelector('input:not([disabled])');
    await page.type('input', '22356\n');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.turn.roll === 1);
    deepEqual(await page.$eval('yahtzee-game', ({ state }) => state?.turn.dice), [2, 2, 3, 5, 6]);
    deepEqual(errors, []);
  }));

test('with advice: the game is solved in the page, and the best is marked', () =>
  withSite('chromium', 'examples/advised/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await page.$eval('yahtzee-game', (board) => board.dispatch({ type: 'dice', values: [6, 6, 6, 6, 6] }));
    await game.click('controls', '[part~=advice]');
    await page.waitForSelector('yahtzee-game >>> [data-cell=yahtzee].advised', { visible: true });
    match(await wordsAt(page, 'yahtzee-game >>> .say'), /^Write 50 in Yahtzee: expected final score 3\d\d\./);
    deepEqual(errors, []);
  }));

test('every link of the first page leads to an example', () =>
  withSite('chromium', 'examples/', async ({ page, url }) => {
    const links = await page.$$eval('a[href]', (all) =>
      all.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')),
    );
    ok(links.length > 0);
    for (const link of links.filter((one) => one.startsWith(url))) {
      equal((await fetch(link)).status, 200, link);
    }
  }));

test('a game in review: figures add up, a decision is looked at, and it fits on one page of paper', () =>
  withSite('chromium', 'examples/review/', async ({ page, errors }) => {
    await page.waitForSelector('yahtzee-review >>> .list', { visible: true });
    match(
      await wordsAt(page, 'yahtzee-review >>> .sums'),
      /^254\.6 expected ?\+31\.2 luck of the dice ?−55\.8 your decisions ?= ?230 your game$/,
    );
    await bringAxe(page);
    deepEqual(await faultsOf(page, 'yahtzee-review'), []);
    await page.click('yahtzee-review >>> .dearest button');
    await page.waitForFunction(
      () =>
        document.querySelector('yahtzee-review')?.shadowRoot?.querySelector('yahtzee-game')?.state?.turn
          .roll === 3,
    );
    match(await wordsAt(page, 'yahtzee-review >>> .sentence'), /^Turn 2, roll 3\. You: write 18 in Chance\./);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    deepEqual(await faultsOf(page, 'yahtzee-review'), []);
    const paper = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
    equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1);
    deepEqual(errors, []);
  }));
