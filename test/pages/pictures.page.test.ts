// Scenes other than a turn look like the approved pictures, pixel by pixel, in light, in dark and from right to left:
// the end, a new game, the list of games, a computer's turn, great moments, real dice, the rules, the coach. `node
// scripts/approve.mjs pictures` makes the current look the approved one.

import { newGame, loadRuleset, serializeGame } from '@yahtzee-game/rules';
import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { NAMES } from '../harness/boards/browser.js';
import { differenceAtLast, obstacleToPictures, withPinnedPage } from '../harness/boards/pinned.js';
import { partOf, someOf } from '../harness/extent.js';
import { dice, playTurns, position, rollDice, WHOLE_GAME } from '../harness/games/play.js';
import { COACH_SCENES } from './harness/coach-scenes.js';
import { VARIANTS, type Look, type Scene } from './harness/scene.js';

const APPROVED = new URL('../fixtures/pictures/', import.meta.url);
const FONT = ":root { font: 16px 'DejaVu Sans' } body { margin: 0; overflow: clip }";
/**
 * Half the usual size, so that the pictures stay small. All measures are even, since half a pixel may be drawn in two
 * ways.
 */
const SCALE = 0.5;

const LOOKS = Object.keys(VARIANTS) as readonly Look[];

const yahtzee = await loadRuleset('yahtzee');
const names = ['Ada', 'Cleo', 'Max', 'Uno'];
const solo = serializeGame(playTurns(newGame(yahtzee), WHOLE_GAME));
const running = serializeGame(position(yahtzee, 'fours 44412, chance 66542, sixes 66612', '66245'));
/** A game in which the dice of the fourth turn are awaited. */
const awaiting = serializeGame(playTurns(newGame(yahtzee), 'fours 44412, chance 66542, sixes 66612'));
/** Four players in turn; players with lower seat numbers have better dice. */
const four = serializeGame(
  playTurns(
    newGame(yahtzee, { players: names }),
    yahtzee.spec.categories
      .map(({ id }) => ['66665', '66654', '55543', '44321'].map((dice) => `${id} ${dice}`).join(','))
      .join(','),
  ),
);
const computers = 'Ada,Cleo,Max:human,Uno:greedy';
/** Grace has rolled in her third turn. */
const grace = serializeGame(
  rollDice(
    playTurns(
      newGame(yahtzee, { players: ['Ada', 'Grace'] }),
      'fours 44412, chance 66542, sixes 66612, fullHouse 33322, smallStraight 12346',
    ),
    '44416',
  ),
);

/** A good game, in which the sixes earn the bonus and make the game a record. */
const good = serializeGame(
  playTurns(
    newGame(yahtzee),
    'yahtzee 66666, fours 44444, threes 33331, fives 55552, twos 22213, largeStraight 12345, smallStraight 12346, fullHouse 33322',
  ),
);

const SCENES: Readonly<Record<string, Scene>> = {
  ...COACH_SCENES,
  'end-solo': { width: 640, game: solo, until: '.solo-end' },
  'end-solo-phone': { looks: ['light'], width: 360, game: solo, until: '.solo-end' },
  'end-four': { width: 640, attributes: { players: computers }, game: four, until: '.lines svg' },
  setup: { width: 640, game: running, press: ['[part~=new-game]'], until: '.panel' },
  'setup-phone': {
    looks: ['light'],
    width: 360,
    game: running,
    press: ['[part~=new-game]'],
    until: '.panel',
  },
  picker: { width: 1000, tag: 'yahtzee-picker' },
  'picker-phone': { looks: ['light'], width: 360, tag: 'yahtzee-picker' },
  'short-phone': { looks: ['light', 'rtl'], width: 376, height: 554, game: running },
  'short-phone-two': { looks: ['dark'], width: 376, height: 554, game: grace, until: '.players-head' },
  'lying-phone': { looks: ['light'], width: 740, height: 360, game: running },
  computer: { width: 1000, attributes: { players: 'Ada,Grace:greedy' }, game: grace, until: '.keeps' },
  'computer-phone': {
    looks: ['light'],
    width: 360,
    attributes: { players: 'Ada,Grace:greedy' },
    game: grace,
    until: '.keeps',
  },
  hand: {
    looks: ['light', 'rtl'],
    width: 640,
    game: good,
    actions: [
      { type: 'dice', values: dice('36333') },
      { type: 'roll', held: 0 },
      { type: 'dice', values: dice('66266') },
    ],
  },
  gain: {
    looks: ['light', 'dark'],
    width: 640,
    game: good,
    actions: [
      { type: 'dice', values: dice('66613') },
      { type: 'score', cell: 'sixes' },
    ],
    until: '.total .mine',
  },
  rules: { width: 640, game: running, press: ['[part~=help]'], until: '.rules' },
  'real-dice': {
    looks: ['light', 'rtl'],
    width: 640,
    attributes: { dice: 'real' },
    game: awaiting,
    until: '.face-key',
    typed: '62',
  },
  'real-dice-phone': {
    looks: ['dark'],
    width: 376,
    attributes: { dice: 'real' },
    game: awaiting,
    until: '.face-key',
    typed: '626',
  },
  'rules-poker': {
    looks: ['light'],
    width: 640,
    attributes: { ruleset: 'poker-dice', players: '2' },
    press: ['[part~=help]'],
    until: '.rules',
  },
};

/**
 * Opens an empty page on which computers stop when they show the dice that they keep, and boards remember ten games.
 */
async function openPage(page: Page, url: string, { scheme, lang, dir }: (typeof VARIANTS)[Look]) {
  await page.emulateMediaType();
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: scheme },
  ]);
  await page.goto(`${url}examples/games/`);
  await page.evaluate(NAMES);
  await page.evaluate(
    (at, css) => {
      Object.assign(document.documentElement, at);
      document.body.replaceChildren();
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove();
      const style = document.createElement('style');
      style.textContent = `${css} :root { color-scheme: light dark }`;
      document.head.append(style);
    },
    { lang, dir },
    FONT,
  );
}

/** Puts the scene on the page, and waits until it is complete. */
async function play(page: Page, scene: Scene): Promise<void> {
  const { width, height = 1400, press = [], typed, until, tag = 'yahtzee-game', isPrinted } = scene;
  await page.setViewport({ width, height, deviceScaleFactor: SCALE });
  if (isPrinted) await page.emulateMediaType('print');
  await (tag === 'yahtzee-game' ? placeBoard(page, scene) : placeOther(page, tag, scene));
  for (const pressed of press) {
    const target = await page.waitForSelector(`${tag} >>> ${pressed}`, { visible: true });
    await target?.click();
  }
  if (until) await page.waitForSelector(`${tag} >>> ${until}`, { visible: true });
  if (typed) {
    await page.focus('yahtzee-game >>> .face-key');
    await page.keyboard.type(typed);
  }
  // No element is under the pointer.
  await page.mouse.move(width - 1, height - 1);
  // Everything fetched is drawn, and everything that moved is at rest.
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const board = document.querySelector('yahtzee-game');
    await board?.updateComplete;
    document.querySelector<HTMLElement>(':focus')?.blur();
  });
}

/** A board with a fixed past, with an advisor that has an answer to everything. */
const placeBoard = (page: Page, { attributes = {}, game = '', actions = [], answers = {} }: Scene) =>
  page.evaluate(
    async (given, text, played, said) => {
      const PAUSE_AFTER_KEEPING = 900;
      const { setTimeout } = globalThis;
      globalThis.setTimeout = ((run: () => void, ms = 0) =>
        ms === PAUSE_AFTER_KEEPING ? 0 : setTimeout(run, ms)) as typeof setTimeout;
      const board = document.createElement('yahtzee-game');
      for (const [key, value] of Object.entries(given)) board.setAttribute(key, value);
      document.body.append(board);
      const totals = [101, 143, 162, 178, 181, 186, 199, 203, 211, 214, 222, 236, 243, 251, 262, 281, 343];
      const perfect = Array.from({ length: 500 }, (_, n) => Math.exp(-(((n - 250) / 60) ** 2) / 2) / 150.4);
      board.advisor = {
        advise: () => said.advice ?? { choices: [] },
        compare: () => said.comparison,
        prospects: () => said.prospects,
        distribution: () => ({ chances: perfect, exact: true }),
        winProbabilities: ({ cards }) => {
          const points = cards.map(({ slots }) => slots.reduce<number>((sum, n) => sum + (n ?? 0), 0));
          const weights = points.map((sum) => Math.exp(sum / 40));
          return weights.map((weight) => weight / weights.reduce((sum, n) => sum + n, 0));
        },
      };
      await board.updateComplete;
      const inner = board.shadowRoot?.querySelector('yahtzee-controls')?.board;
      const at = Date.UTC(2026, 0, 1);
      if (inner)
        inner.records = {
          results: () =>
            Promise.resolve(
              totals.map((total, i) => ({ at, name: '', total, game: `${i}`, helped: false, rivals: [] })),
            ),
          clear: () => Promise.resolve(() => Promise.resolve()),
        };
      if (text) await board.load(text);
      for (const action of played) {
        await board.updateComplete;
        board.dispatch(action);
      }
      await board.updateComplete;
    },
    attributes,
    game,
    actions,
    answers,
  );

/** An element other than the board. It is noon of a day in a week in which the visitor has answered every day. */
const placeOther = (page: Page, name: NonNullable<Scene['tag']>, { attributes = {}, answers = {} }: Scene) =>
  page.evaluate(
    async (tag, given, said) => {
      const noon = new Date(2026, 10, 22, 12).getTime();
      Date.now = () => noon;
      const day = Date.UTC(2026, 10, 21) / 86_400_000;
      const week = ['best', 'best', 'close', 'best', 'more', 'best', 'close'];
      const journal = { version: 1, day, answer: { kind: 'hold', held: 1 }, streak: 12, week };
      localStorage.setItem('yahtzee-puzzle yahtzee', JSON.stringify(journal));
      const entry = tag.replace('yahtzee-', '');
      await import(`/packages/element/dist/cdn/${entry}.js`);
      const element = document.createElement(tag);
      const advisor = { advise: () => ({ choices: [] }), review: () => said.review };
      Object.assign(element, { advisor, takeOver: () => {} });
      for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
      document.body.append(element);
    },
    name,
    attributes,
    answers,
  );

/** All looks of a scene in `npm run verify`; else one, chosen so that each look is tested in some scenes. */
function looksOf({ looks = LOOKS }: Scene, scene: number): readonly Look[] {
  const [one = 'light'] = looks.slice(scene % looks.length);
  return partOf(looks, [one]);
}

test('what stands around a turn looks as approved', { skip: obstacleToPictures() ?? false }, async () => {
  const { url, close } = await serve({ port: 0 });
  const wrong: string[] = [];
  try {
    await withPinnedPage(async (page) => {
      for (const [i, [name, scene]] of someOf([...Object.entries(SCENES).entries()], 4))
        for (const variant of looksOf(scene, i)) {
          await openPage(page, url, VARIANTS[variant]);
          await play(page, scene);
          const picture = `${name}-${variant}`;
          const differs = await differenceAtLast(
            page,
            scene.tag ?? 'yahtzee-game',
            new URL(`${picture}.png`, APPROVED),
          );
          if (differs) wrong.push(`${picture}: ${differs}`);
        }
    });
  } finally {
    await close();
  }
  deepEqual(wrong, []);
});
