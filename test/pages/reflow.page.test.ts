// On a narrow page, with large letters or a touch screen: nothing sticks out, every word fits, and everything is large
// enough to be touched.

import { loadRuleset, newGame, serializeGame, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { languages } from '../../scripts/words/parts.mjs';
import { IS_THOROUGH, partOf } from '../harness/extent.js';
import { endOf, randomGame } from '../harness/games/games.js';
import { hold, position, rollDice } from '../harness/games/play.js';
import { fitOfBoards } from './harness/fits.js';
import { drawn, speak } from './harness/moments.js';
import { painted, pageWith, withMadeUp, type Site } from './harness/site.js';

/** The number of players of each game. */
const GAMES: Readonly<Record<string, number>> = {
  yahtzee: 1,
  yatzy: 4,
  yamb: 1,
  ...(IS_THOROUGH && { 'seven-yatzy': 1, 'triple-yahtzee': 1, 'maxi-yatzy': 1, kismet: 1 }),
};
/** The languages with the longest words, and one that is written from right to left. */
const LANGUAGES = partOf(['en', 'de', 'fi', 'fa'], ['de', 'fa']);
const ALL_LANGUAGES = partOf(['en', 'en-US', ...languages()], ['en', 'fi', 'fr', 'hr']);
interface Screen {
  readonly width: number;
  readonly height: number;
}

const high = (width: number): Screen => ({ width, height: 900 });
/** A width of 320 px is also that of a window of 1280 px at 400 %. */
const NARROW = partOf([240, 320, 360], [240]).map(high);
/** A phone whose browser keeps its bars, and one that is held sideways. */
const SHORT = [
  { width: 375, height: 553 },
  { width: 740, height: 360 },
];
const TOUCHED = partOf([240, 320, 480, 640], [320]).map(high);

const boards = Object.entries(GAMES).map(
  ([game, players]) => `<yahtzee-game ruleset="${game}" players="${players}"></yahtzee-game>`,
);
const html = pageWith({
  head: `<style>
    :root { color-scheme: light dark } body { margin: 0 } p { block-size: 1em } .large { font-size: 32px }
  </style>`,
  body: boards.join('<p></p>'),
});

interface Moment {
  readonly text: (game: string) => string;
  /** The selector of an element that is then pressed. */
  readonly press: string;
}

/** The moments of a game with the longest texts, as saved games. */
function savedOf(ruleset: Ruleset, players: number): readonly string[] {
  const { count } = ruleset.spec.dice;
  const values = '3344455'.slice(0, count);
  const names = Array.from({ length: players }, () => '');
  const start = newGame(ruleset, { players: names });
  const rolled = rollDice(start, values);
  const mask = '1'.padEnd(count, '0');
  const again = (state: GameState): GameState => rollDice(hold(state, mask), values.slice(1));
  const end = endOf(randomGame(ruleset.id, ruleset, players, 7));
  const joker = ruleset.id === 'yahtzee' ? position(ruleset, 'yahtzee 66666', '44444') : rolled;
  return [start, rolled, again(again(rolled)), end, joker].map((state) => serializeGame(state));
}

const saved = new Map(
  await Promise.all(
    Object.entries(GAMES).map(
      async ([game, players]) => [game, savedOf(await loadRuleset(game), players)] as const,
    ),
  ),
);
/** The start, a throw with a die held, the last throw, the end with its result; and the panels over the card. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  start: { text: (game) => saved.get(game)?.[0] ?? '', press: '' },
  'the last throw': { text: (game) => saved.get(game)?.[2] ?? '', press: '' },
  end: { text: (game) => saved.get(game)?.[3] ?? '', press: '' },
  joker: { text: (game) => saved.get(game)?.[4] ?? '', press: '' },
  'a new game': { text: (game) => saved.get(game)?.[1] ?? '', press: '[part~=new-game]' },
  rules: { text: (game) => saved.get(game)?.[1] ?? '', press: '[part~=help]' },
  held: { text: (game) => saved.get(game)?.[1] ?? '', press: '[data-die]' },
};

/** Brings all boards of the page to this moment. */
async function bring(page: Page, { text, press }: Moment): Promise<void> {
  const texts = Object.keys(GAMES).map(text);
  await page.evaluate(
    async (games, selector) => {
      await customElements.whenDefined('yahtzee-game');
      const roots = (board: Element): (ShadowRoot | null)[] =>
        [...(board.shadowRoot?.querySelectorAll('yahtzee-dice, yahtzee-controls') ?? [])].map(
          (part) => part.shadowRoot,
        );
      for (const [i, board] of [...document.querySelectorAll('yahtzee-game')].entries()) {
        await board.updateComplete;
        await board.load(games[i] ?? '');
        await board.updateComplete;
        if (selector) for (const root of roots(board)) root?.querySelector<HTMLElement>(selector)?.click();
      }
    },
    texts,
    press,
  );
  await drawn(page);
}

/** Checks every moment, in every language, on these screens. */
async function look(
  { page, errors }: Site,
  screens: readonly Screen[],
  target = 0,
  languages = LANGUAGES,
): Promise<void> {
  const faults: string[] = [];
  /** By board, language and width, the heights that were seen, each with its moment. */
  const heights = new Map<string, Map<number, string>>();
  // Files for short screens are loaded when the first one is seen.
  const [first] = screens;
  if (first) await page.setViewport({ ...first, hasTouch: target > 0 });
  for (const [name, moment] of Object.entries(MOMENTS)) {
    await bring(page, moment);
    for (const lang of languages) {
      await speak(page, lang);
      for (const { width, height } of screens) {
        await page.setViewport({ width, height, hasTouch: target > 0 });
        // A board looks at its new size in a later frame, and then changes what stays in view.
        await painted(page);
        await drawn(page);
        const fit = await page.evaluate(fitOfBoards, target);
        faults.push(...fit.faults.map((fault) => `${lang}, ${width} px, ${name}: ${fault}`));
        for (const [board, tall] of Object.entries(fit.heights)) {
          const place = `${board}, ${lang}, ${width} px`;
          heights.set(place, (heights.get(place) ?? new Map<number, string>()).set(tall, name));
        }
      }
    }
  }
  const unsteady = [...heights].flatMap(([place, found]) =>
    found.size > 1
      ? `${place}: ${[...found].map(([tall, name]) => `${tall} (${name})`).join(', ')} px high`
      : [],
  );
  deepEqual([faults, unsteady, errors], [[], [], []]);
}

test('on a narrow page everything fits, and stays as high as it was', () =>
  withMadeUp({ html }, (site) => look(site, NARROW)));

test('on a short screen everything fits, and stays as high as it was', () =>
  withMadeUp({ html }, (site) => look(site, SHORT)));

test('large letters on a page of 640 px fit', () =>
  withMadeUp({ html: html.replace('<html ', '<html class="large" ') }, (site) => look(site, [high(640)])));

const one = pageWith({
  head: '<style>body { margin: 0 } .large { font-size: 32px }</style>',
  body: '<yahtzee-game></yahtzee-game>',
});

test('every language fits on a page of 320 px', () =>
  withMadeUp({ html: one }, (site) => look(site, [high(320)], 0, ALL_LANGUAGES)));

// Twice the width with letters of twice the size is the same, except for sizes in pixels, which two languages test
// above.
if (IS_THOROUGH)
  test('every language fits with letters twice as large', () =>
    withMadeUp({ html: one.replace('<html ', '<html class="large" ') }, (site) =>
      look(site, [high(640)], 0, ALL_LANGUAGES),
    ));

test('for a finger everything has 44 px', () =>
  withMadeUp({ html }, async (site) => {
    // A page is reloaded when touch is switched on.
    await site.page.setViewport({ width: 640, height: 900, hasTouch: true });
    await look(site, TOUCHED, 44);
  }));

/**
 * Parts of the list of games that stick out or, with `target`, are smaller than that number of pixels. Runs on the
 * page.
 */
function faultsOfPicker(target: number): readonly string[] {
  const root = document.querySelector('yahtzee-picker')?.shadowRoot;
  const picker = root?.querySelector('.picker')?.getBoundingClientRect();
  if (!root || !picker) return ['there is no list of games'];
  const faults =
    (document.scrollingElement?.scrollWidth ?? 0) > innerWidth ? ['the page scrolls sideways'] : [];
  for (const element of root.querySelectorAll(
    '.title > *, .search, .family > *, .motif, .name, .playing, .teaser',
  )) {
    const { left, right } = element.getBoundingClientRect();
    if (left < picker.left || right > picker.right) faults.push(`“${element.textContent}” sticks out`);
  }
  for (const element of root.querySelectorAll('button, input, [role=option]')) {
    const { width, height } = element.getBoundingClientRect();
    if (target && Math.min(width, height) < target - 0.01)
      faults.push(`“${element.textContent}” is ${width} × ${height} px`);
  }
  return faults;
}

test('the list of games fits at every width, and a finger', () =>
  withMadeUp(
    {
      html: pageWith({
        head: '<style>body { margin: 0 }</style>',
        scripts: ['yahtzee-game', 'picker'],
        body: '<yahtzee-picker></yahtzee-picker><yahtzee-game></yahtzee-game>',
      }),
    },
    async ({ page, errors }) => {
      const faults: string[] = [];
      for (const hasTouch of [false, true]) {
        // A page is reloaded when touch is switched on.
        await page.setViewport({ width: 640, height: 900, hasTouch });
        for (const lang of LANGUAGES) {
          await speak(page, lang);
          for (const width of [240, 320, 360, 640, 1000, 1440]) {
            await page.setViewport({ width, height: 900, hasTouch });
            const found = await page.evaluate(faultsOfPicker, hasTouch ? 44 : 0);
            faults.push(...found.map((fault) => `${lang}, ${width} px: ${fault}`));
          }
        }
      }
      deepEqual([faults, errors], [[], []]);
    },
  ));
