// An evening: two people and two computers, a reload in the middle, the end, and another game with the same dice.

import { deepEqual, equal, match, notDeepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { best, GamePage } from '../harness/game-page.js';
import { withSite } from '../harness/site.js';

const EVENING = 'examples/versus-computer/';
const SEATS = 'Ada, Björn, Max:human, Uno:optimal';

/** Adds a board for four to the page, whose computers play without pauses. */
async function sitDown(page: Page): Promise<GamePage> {
  await page.evaluate(async (players) => {
    await customElements.whenDefined('yahtzee-game');
    const board = document.createElement('yahtzee-game');
    const attributes = { id: 'evening', players, keep: 'game records', speed: 'instant', motion: 'none' };
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    document.querySelector('yahtzee-game')?.replaceWith(board);
    await board.updateComplete;
  }, SEATS);
  const game = new GamePage(page);
  // The dice of a game come from a seed as soon as a visitor has pointed at the board.
  await page.hover('yahtzee-game');
  await game.begin();
  return game;
}

/** Waits until computers have played and a person is on turn again, or the game is over. */
async function untilAPersonMayPlay(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = document.querySelector('yahtzee-game')?.state;
    return state !== undefined && (state.seat < 2 || state.turn.phase === 'over');
  });
}

async function rollAsAPerson(game: GamePage): Promise<void> {
  await untilAPersonMayPlay(game.page);
  await game.click('controls', '.roll');
}

async function fillBest(game: GamePage): Promise<void> {
  const { row, seat, text } = best(await game.look());
  const box = `[data-cell="${row}"][data-seat="${seat}"]`;
  await game.click('scorecard', box);
  if (text === '0' && !(await isFilled(game, row, seat))) await game.click('scorecard', box);
}

const isFilled = async (game: GamePage, row: string, seat: number): Promise<boolean> =>
  (await game.look()).boxes.some((one) => one.row === row && one.seat === seat && one.filled);

const saved = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('yahtzee-game')?.save() ?? '');

const dice = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => document.querySelector('yahtzee-game')?.state?.turn.dice ?? []);

test('an evening of four, two of them computers', () =>
  withSite('chromium', EVENING, async ({ page, errors }) => {
    let game = await sitDown(page);
    await rollAsAPerson(game);
    const firstDice = await dice(page);
    await fillBest(game);
    for (let turn = 1; turn < 12; turn++) {
      await rollAsAPerson(game);
      await fillBest(game);
    }

    // In the middle of Ada's seventh turn the page is reloaded; the board shows the same game.
    await rollAsAPerson(game);
    const [before, seen] = [await saved(page), await game.look()];
    await page.reload();
    game = await sitDown(page);
    equal(await saved(page), before);
    deepEqual((await game.look()).faces, seen.faces);
    const marks = await page.$$eval('yahtzee-game >>> [part=computer]', (all) => all.length);
    equal(marks, 2);
    await fillBest(game);

    for (;;) {
      await untilAPersonMayPlay(page);
      if ((await game.look()).over) break;
      await rollAsAPerson(game);
      await fillBest(game);
    }
    await page.waitForSelector('yahtzee-game >>> .panel', { visible: true });
    const ranking = await page.$$eval('yahtzee-game >>> .rank li', (all) =>
      all.map((one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ')),
    );
    equal(ranking.length, 4);
    for (const name of ['Ada', 'Björn', 'Max', 'Uno'])
      ok(
        ranking.some((line) => line.includes(name)),
        name,
      );
    match(ranking.join(' '), /Perfect|Human-like/);

    // A new game with the same dice: its first throw is the first throw of the previous game.
    notDeepEqual(await dice(page), []);
    const again = 'yahtzee-game >>> .panel .actions .first + button';
    equal(await page.$eval(again, (button) => button.textContent?.trim()), 'Same dice again');
    await page.click(again);
    // The dice may have to be loaded first; until then the roll key would begin a game with others.
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.turn.phase === 'rolling');
    await rollAsAPerson(game);
    deepEqual(await dice(page), firstDice);
    deepEqual(errors, []);
  }));
