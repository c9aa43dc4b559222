// The lessons and the classroom: their boards show the positions, and their answers are those of the advisor.

import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { bringAxe, faultsOf } from '../harness/axe.js';
import { withSite } from '../harness/site.js';

/** The text of every matching element, with dice as their faces. */
const wordsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.$$eval(selector, (all) =>
    all.map((one) => {
      const copy = one.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const die of copy.querySelectorAll('svg')) die.replaceWith(`${die.getAttribute('aria-label')} `);
      return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    }),
  );

/** Waits until a matching element contains these words. */
const untilSaid = (page: Page, selector: string, words: string): Promise<unknown> =>
  page.waitForFunction(
    (where, said) => document.querySelector(where)?.textContent?.includes(said),
    {},
    selector,
    words,
  );

/** The dice on the first board. */
const diceOf = (page: Page): Promise<readonly number[] | undefined> =>
  page.$eval('yahtzee-game', ({ state }) => state?.turn.dice);

test('lessons: an answer lists the best choice, and what people would rather do', () =>
  withSite('chromium', 'examples/lessons/', async ({ page, errors }) => {
    await page.waitForFunction(() => document.querySelector('#last-box .restart'));
    deepEqual(await diceOf(page), [1, 1, 1, 6, 6]);
    await page.click('#first-roll summary');
    await page.waitForSelector('#first-roll li');
    deepEqual(await wordsOf(page, '#first-roll li'), [
      'Keep 1 1 1 best',
      'Keep 6 6 costs 1.06',
      '25 in Full house costs 1.09',
    ]);
    await page.$eval('yahtzee-game', (board) => board.dispatch({ type: 'score', cell: 'fullHouse' }));
    await page.click('#first-roll .restart');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.turn.roll === 1);
    deepEqual(await diceOf(page), [1, 1, 1, 6, 6]);
    await bringAxe(page);
    deepEqual(await faultsOf(page, 'body'), []);
    deepEqual(errors, []);
  }));

test('classroom: hands are counted by keys and by presses, then the truth comes', () =>
  withSite('chromium', 'examples/classroom/', async ({ page, errors }) => {
    await page.waitForSelector('#answers li');
    deepEqual(await wordsOf(page, '.answer'), ['A Keep 1 1', 'B Keep 1 2 3', 'C Keep 6', 'D Reroll all']);
    await page.keyboard.type('aaaac');
    await page.keyboard.down('Shift');
    await page.keyboard.press('a');
    await page.keyboard.up('Shift');
    await page.click('#answers li:nth-child(3) .answer');
    deepEqual(await wordsOf(page, '.count'), ['3', '', '2', '']);
    await page.click('#answers li:first-child .less');
    await page.focus('#reveal');
    await page.keyboard.press('Enter');
    equal(await page.evaluate(() => document.activeElement?.id), 'next', 'focus is not lost');
    deepEqual(await wordsOf(page, '.answer'), [
      'A Keep 1 1 2 costs 0.66',
      'B Keep 1 2 3 costs 1.75',
      'C Keep 6 2 best',
      'D Reroll all costs 0.36',
    ]);
    const [truth = ''] = await wordsOf(page, '#truth');
    equal(
      truth,
      'Keep 6 leads to 249.8 points at the end, on average. 2 of 4 found it. On average, a hand costs 0.33 points.',
    );
    await bringAxe(page);
    deepEqual(await faultsOf(page, 'body'), []);
    await page.keyboard.type('n');
    await untilSaid(page, '#question', 'full house');
    deepEqual(await wordsOf(page, '#truth'), ['']);
    await page.keyboard.type('r');
    match((await wordsOf(page, '#truth')).join(), /points at the end/);
    deepEqual(errors, []);
  }));

test('classroom: a position comes by its address, and the class is asked again when the game has gone on', () =>
  withSite('chromium', 'examples/classroom/#1%20yatzy%20-%2012345%20%3D0', async ({ page, errors }) => {
    await page.waitForSelector('#answers li');
    match((await wordsOf(page, '.answer')).join(), /15 in Small straight/);
    const message = await page.evaluate(() => {
      const controls = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('yahtzee-controls');
      const say = controls?.shadowRoot?.querySelector('.say');
      return say && getComputedStyle(say).boxShadow;
    });
    equal(message, 'none', 'a message is no key');
    await page.$eval('yahtzee-game', (board) => {
      board.dispatch({ type: 'score', cell: 'smallStraight' });
      board.dispatch({ type: 'dice', values: [6, 6, 6, 6, 1] });
    });
    await untilSaid(page, '#question', 'Play to the decision');
    deepEqual(await wordsOf(page, '.answer'), []);
    await page.click('#ask');
    await untilSaid(page, '#answers', '24 in Sixes');
    const link = await page.evaluate(() => location.href);
    await page.click('#copy');
    await untilSaid(page, '#said', 'link');
    const asked = await wordsOf(page, '.answer');
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('#answers li');
    deepEqual(await wordsOf(page, '.answer'), asked);
    deepEqual(errors, []);
  }));

const FIVES = '1%20yahtzee%20-%2055512%20%3D0';

test('classroom: a link may bring its question and its answers', () =>
  withSite(
    'chromium',
    `examples/classroom/#${FIVES}&answers=555+-+:fives+:threes+:chance&question=Take 15 %26 go%3F`,
    async ({ page, errors }) => {
      await page.waitForSelector('#answers li');
      deepEqual(await wordsOf(page, '#question'), ['Take 15 & go?']);
      deepEqual(await wordsOf(page, '.answer'), [
        'A Keep 5 5 5',
        'B Reroll all',
        'C 15 in Fives',
        'D Zero in Threes',
        'E 18 in Chance',
      ]);
      deepEqual(errors, []);
    },
  ));

test('classroom: a link that asks nothing says why, and something else is asked', () =>
  withSite('chromium', 'examples/classroom/', async ({ page, errors }) => {
    const wrong = {
      '1%20yahtzee%20-%20%3D0': 'nothing has to be decided there',
      '1%20yahtzee%20-%205551': 'totals',
      '%E0%A4': 'version',
      [`${FIVES}&answers=555+:sevens`]: '“:sevens” is no choice there; allowed: ',
    };
    for (const [hash, why] of Object.entries(wrong)) {
      await page.evaluate((to) => (location.hash = to), hash);
      await untilSaid(page, '#said', why);
      deepEqual(await wordsOf(page, '#question'), ['A poor first roll. What do you keep?'], hash);
    }
    await page.keyboard.type('n');
    await untilSaid(page, '#question', 'full house');
    deepEqual(await wordsOf(page, '#said'), ['']);
    deepEqual(errors, []);
  }));

test('classroom: questions that come while one is opening are asked in turn, and the last one stays', () =>
  withSite('chromium', 'examples/classroom/', async ({ page, errors }) => {
    await untilSaid(page, '#question', 'A poor first roll.');
    await page.evaluate(() => {
      location.hash = '1%20yahtzee%20-%205551';
      addEventListener('hashchange', () => {
        for (const key of 'nn')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
    });
    await untilSaid(page, '#place', '3 of');
    deepEqual(await wordsOf(page, '#said'), ['']);
    deepEqual(errors, []);
  }));
