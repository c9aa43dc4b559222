// The pages of the site keep their game: after a reload, in a new tab, after another page or another game, and with two
// tabs.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { newPage } from '../../scripts/browsers/new-page.mjs';
import { hasBrowser, NAMES, type BrowserName } from '../harness/boards/browser.js';
import { partOf } from '../harness/extent.js';
import { best, GamePage } from './harness/game-page.js';
import { withSite } from './harness/site.js';

/** A page, and the game to choose on it, if it lets visitors choose. */
interface Place {
  readonly path: string;
  readonly game?: string;
}

const playing = (...games: readonly string[]): readonly Place[] =>
  games.map((game) => ({ path: 'play/', game }));
const EVERYWHERE: readonly Place[] = [
  ...playing('yahtzee', 'kniffel', 'yatzy', 'triple-yahtzee'),
  { path: 'examples/daily/' },
  { path: 'examples/versus-computer/' },
  { path: 'examples/real-dice/' },
];
/** A game that is not the initial one, and a computer's turns in between. */
const HARDEST: readonly Place[] = [...playing('triple-yahtzee'), { path: 'examples/versus-computer/' }];
const PLACES = { chromium: partOf(EVERYWHERE, HARDEST), firefox: partOf(EVERYWHERE, []) } as const;

/** The actions of a visitor on a page. Each ends when the board is drawn. */
class Visit {
  readonly page: Page;
  readonly game: GamePage;

  constructor(page: Page) {
    this.page = page;
    this.game = new GamePage(page);
  }

  begin(): Promise<void> {
    return this.game.begin({ motion: 'none', speed: 'instant' });
  }

  async choose(game: string): Promise<void> {
    await this.page.click(`yahtzee-picker >>> [data-game=${game}]`);
    await this.page.waitForFunction(
      (id) => document.querySelector('yahtzee-game')?.state?.rules.ruleset.id === id,
      { polling: 20 },
      game,
    );
    await this.game.look();
  }

  /** Throws once, fills the best box, and waits until a person is on turn again. */
  async playTurn(): Promise<void> {
    if (await this.page.$('yahtzee-game >>> .face-key'))
      for (const die of '66655') await this.game.click('controls', `.face-key:nth-of-type(${die})`);
    else await this.game.click('controls', '.roll');
    const { row, seat } = best(await this.game.look());
    await this.game.click('scorecard', `[data-cell="${row}"][data-seat="${seat}"]`);
    await this.page.waitForFunction(() => {
      const { state } = document.querySelector('yahtzee-game') ?? {};
      return state?.turn.phase === 'rolling' && !/^(Grace|computer)/i.test(state.players[state.seat] ?? '');
    });
    await this.game.look();
  }

  async text(): Promise<string> {
    await this.game.look();
    return this.page.evaluate(() => document.querySelector('yahtzee-game')?.save() ?? '');
  }

  /** The text that the board shows in place of its message. */
  notice(): Promise<string> {
    return this.page.evaluate(() => {
      const board = document.querySelector('yahtzee-game')?.shadowRoot;
      const controls = board?.querySelector('yahtzee-controls')?.shadowRoot;
      return controls?.querySelector('.notice')?.textContent?.trim() ?? '';
    });
  }

  /** Checks that the game is as it was left, and that no question is asked. */
  async shows(text: string): Promise<void> {
    await this.begin();
    await this.page.waitForFunction(
      (wanted) => document.querySelector('yahtzee-game')?.save() === wanted,
      { polling: 20, timeout: 10_000 },
      text,
    );
    equal(await this.notice(), '');
  }
}

async function newTab(page: Page, address: string): Promise<Visit> {
  const tab = await newPage(page.browserContext());
  await tab.setViewport({ width: 900, height: 900 });
  await tab.evaluateOnNewDocument(NAMES);
  await tab.goto(address);
  return new Visit(tab);
}

for (const browser of ['chromium', 'firefox'] as const satisfies readonly BrowserName[]) {
  const skip = !(await hasBrowser(browser)) && `${browser} is not installed`;
  for (const { path, game } of PLACES[browser])
    test(
      `${browser}: /${path} keeps ${game ?? 'its game'}, whatever the visitor does in between`,
      { skip },
      () =>
        withSite(browser, path, async ({ page, url, errors }) => {
          const visit = new Visit(page);
          await visit.begin();
          if (game) await visit.choose(game);
          await visit.playTurn();
          await visit.playTurn();
          const text = await visit.text();
          ok(text.includes(':'), text);

          await page.reload();
          await visit.shows(text);

          await page.goto(new URL('examples/', url).href);
          await page.goto(new URL(path, url).href);
          await visit.shows(text);
          await visit.playTurn();
          const later = await visit.text();

          const tab = await newTab(page, new URL(path, url).href);
          await tab.shows(later);
          await tab.playTurn();
          const latest = await tab.text();
          await tab.page.close();
          await page.reload();
          await visit.shows(latest);
          deepEqual(errors, []);
        }),
    );
}

test('a page to play on keeps every game beside the others', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    const visit = new Visit(page);
    await visit.begin();
    const kept = new Map<string, string>();
    for (const game of ['yahtzee', 'kniffel', 'yatzy']) {
      await visit.choose(game);
      await visit.playTurn();
      kept.set(game, await visit.text());
    }
    for (const [game, text] of kept) {
      await visit.choose(game);
      await visit.shows(text);
      await page.reload();
      await visit.shows(text);
    }
    deepEqual(errors, []);
  }));

test('two tabs with two games each show their own again', () =>
  withSite('chromium', 'play/', async ({ page, url, errors }) => {
    const visit = new Visit(page);
    await visit.begin();
    await visit.playTurn();
    const text = await visit.text();
    const tab = await newTab(page, new URL('play/', url).href);
    await tab.begin();
    await tab.choose('kniffel');
    await tab.playTurn();
    const other = await tab.text();
    await page.bringToFront();
    await page.reload();
    await visit.shows(text);
    await tab.page.reload();
    await tab.shows(other);
    deepEqual(errors, []);
  }));

test('who goes back and forward finds the game as it was left, however the browser kept the page', () =>
  withSite('chromium', 'play/', async ({ page, url, errors }) => {
    const visit = new Visit(page);
    await visit.begin();
    await visit.playTurn();
    await page.goto(new URL('examples/daily/', url).href);
    await page.goBack();
    await visit.begin();
    await visit.playTurn();
    const text = await visit.text();
    await page.goForward();
    await page.goBack();
    await visit.shows(text);
    deepEqual(errors, []);
  }));
