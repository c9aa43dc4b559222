// The words of a screen reader in whole games, compared with transcripts that were approved:
// test/fixtures/transcripts/*.txt. After an intended change, `node scripts/approve.mjs transcripts` writes them anew;
// then read the differences.

import { duplicateDice, loadRuleset, serializeGame } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf } from '../element/inside.js';
import { hasBrowser, type BrowserName } from '../harness/boards/browser.js';
import { partOf } from '../harness/extent.js';
import { position } from '../harness/games/play.js';
import { playedGame } from '../harness/games/shared-game.js';
import { best, favourite } from './harness/game-page.js';
import { bringReader, Listener, readThrough } from './harness/listener.js';
import { putBoard } from './harness/moments.js';
import { withSite } from './harness/site.js';
import { compare } from './harness/transcript.js';

type Attributes = Readonly<Record<string, string>>;

/** Plays on a board with these attributes, on a page whose address ends like this, and compares what was heard. */
function heard(
  name: string,
  attributes: Attributes,
  play: (game: Listener) => Promise<void>,
  browser: BrowserName = 'chromium',
  hash = '',
): Promise<void> {
  return withSite(browser, 'examples/', async ({ page, errors }) => {
    const { lang = 'en', dir = 'ltr', ...given } = attributes;
    await page.evaluate((at) => Object.assign(document.documentElement, at), { lang, dir });
    await page.evaluate((end) => (location.hash = end), hash);
    await putBoard(page, { seed: 'by ear', motion: 'none', ...given });
    const game = new Listener(page);
    await game.begin();
    await game.listen();
    await play(game);
    const shown = Object.entries({ seed: 'by ear', ...attributes }).map(
      ([name, value]) => `${name}="${value}"`,
    );
    compare(name, [`# <yahtzee-game ${shown.join(' ')}>`, ...game.heard], browser);
    deepEqual(errors, []);
  });
}

/**
 * Turns of a player who collects dice of one kind: rolls, holds by digits, fills the box that gives the most points.
 */
async function turns(game: Listener, count: number, rerolls: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await game.press('Enter');
    for (let reroll = 0; reroll < rerolls; reroll++) {
      const { faces, marks, mayRoll } = await game.look();
      if (!mayRoll) break;
      const liked = favourite(faces);
      const wanted = faces.filter((face, i) => face === liked && !marks[i]);
      await game.press(...wanted.map((face) => `Digit${face}`));
      if ((await game.look()).mayRoll) await game.press('Enter');
    }
    await fill(game);
  }
}

/** Goes to the box that gives the most points, and fills it; a zero has to be confirmed. */
async function fill(game: Listener): Promise<void> {
  const { row, seat } = best(await game.look());
  await goTo(game, row, seat);
  const filled = async (): Promise<number> => (await game.look()).boxes.filter((box) => box.filled).length;
  const before = await filled();
  await game.press('Enter');
  if ((await filled()) === before) await game.press('Enter');
}

/**
 * Focuses a box from a script, and records what is heard there. Arrow keys would reach it as well (see
 * `switch.page.test.ts`).
 */
async function goTo(game: Listener, row: string, seat = 0): Promise<void> {
  await game.page.evaluate(
    (cell, at) =>
      document
        .querySelector('yahtzee-game')
        ?.shadowRoot?.querySelector('yahtzee-scorecard')
        ?.shadowRoot?.querySelector<HTMLElement>(`[data-cell="${cell}"][data-seat="${at}"]`)
        ?.focus(),
    row,
    seat,
  );
  await game.note('goes to a box');
}

async function readAll(game: Listener): Promise<void> {
  await game.read('dice');
  await game.read('controls');
  await game.read('card');
}

async function solo(game: Listener): Promise<void> {
  await readAll(game);
  await turns(game, 1, 2);
  await game.press('Enter', 'Digit4');
  await readAll(game);
  await fill(game);
  await turns(game, 11, 2);
  await game.read('panel');
  await game.click('controls', '[part~=show-card]');
  await game.note('presses Scorecard');
  await game.read('card');
}

test('a whole game of Yahtzee', () => heard('yahtzee', {}, solo));
for (const browser of partOf<BrowserName>(['firefox'], []))
  test(`the same in ${browser}`, { skip: !(await hasBrowser(browser)) }, () =>
    heard('yahtzee', {}, solo, browser),
  );

for (const ruleset of partOf(['yatzy'], []))
  test('a whole game of Yatzy for two', () =>
    heard('yatzy-for-two', { ruleset, players: 'Ada,Grace' }, async (game) => {
      await turns(game, 2, 1);
      await game.press('s', 't');
      await game.read('card');
      await turns(game, 28, 1);
      await game.read('panel');
    }));

test('a joker that has to go into its number box', async () => {
  const joker = serializeGame(position(await loadRuleset('yahtzee'), 'yahtzee 66666', '44444'));
  await heard('forced-joker', {}, async (game) => {
    await game.page.evaluate((text) => document.querySelector('yahtzee-game')?.load(text), joker);
    await game.note('a joker lies there');
    await game.press('d');
    await game.read('card');
    await goTo(game, 'chance');
    await game.press('Enter');
    await fill(game);
  });
});

test('colours of Kismet are said', () =>
  heard('kismet', { ruleset: 'kismet' }, async (game) => {
    await turns(game, 3, 2);
    await game.press('Enter');
    await game.read('dice');
  }));

test('a box of Yamb is announced', () =>
  heard('yamb', { ruleset: 'yamb' }, async (game) => {
    await game.press('Enter');
    await goTo(game, 'sixes@announce');
    await game.press('Enter');
    await goTo(game, 'sixes@free');
    await game.press('Enter');
    await game.press('Digit6', 'd');
    await goTo(game, 'sixes@announce');
    await game.press('Enter', 'Enter');
    await game.read('card');
  }));

test('real dice are typed, corrected, and undone', () =>
  heard('real-dice', { dice: 'real' }, async (game) => {
    await game.read('dice');
    await game.read('controls');
    await game.press('Digit6', 'Digit2', 'Digit9', 'Backspace', 'Digit6', 'Digit6');
    await game.read('dice');
    await game.press('Digit1', 'Digit2', 'Digit6', 'Digit6', 'Digit6', 'Enter', 'Digit5', 'Digit5');
    await goTo(game, 'fullHouse');
    await game.press('Enter', 'Digit3');
    await game.click('controls', '[part~=undo]');
    await game.note('presses Undo');
    await game.click('controls', '[part~=undo]');
    await game.note('presses Undo');
    await game.read('dice');
  }));

/**
 * Letters of the language speak dice, scores and turn; the list of keys opens and closes, and focus returns to where it
 * was.
 */
const inOtherWords =
  (...letters: readonly string[]) =>
  async (game: Listener): Promise<void> => {
    await turns(game, 1, 2);
    await game.press('Enter');
    for (const letter of letters) await game.letter(letter);
    await game.letter('?');
    await game.read('panel');
    await game.press('Escape');
    await readAll(game);
    await fill(game);
    await turns(game, 11, 2);
    await game.read('panel');
  };

for (const lang of partOf(['de'], []))
  test('a whole game in German', () => heard('german', { lang }, inOtherWords('w', 'p', 'z')));
test('a whole game in Persian', () =>
  heard('persian', { lang: 'fa', dir: 'rtl' }, inOtherWords('ت', 'ا', 'ن')));

/** A turn against computers: one throw, and the box that gives the most points. */
async function against(game: Listener): Promise<void> {
  await game.press('Enter');
  const { row, seat } = best(await game.look());
  await goTo(game, row, seat);
  const isOpen = (await game.look()).boxes.some(
    (box) => box.row === row && box.seat === seat && box.text === '0',
  );
  if (isOpen) await game.press('Enter');
  await game.pressAndWait('Enter');
}

for (const speech of partOf(['terse', 'normal'], [])) {
  test(`an evening against a computer in a ${speech} voice`, () =>
    heard(`computer-${speech}`, { speech, players: 'Ada,Grace:greedy' }, async (game) => {
      for (let turn = 0; turn < 13; turn++) await against(game);
      equal((await game.look()).over, true);
      await game.press('s');
      const perTurn = game.heard
        .join('\n')
        .split('> Enter')
        .map((step) => step.match(/says: Grace/g)?.length ?? 0);
      if (speech === 'terse')
        equal(Math.max(...perTurn) <= 2, true, 'a computer is heard twice a turn at most');
    }));
}

for (const speech of partOf(['terse', 'normal', 'verbose'], ['verbose'])) {
  test(`the same game in a ${speech} voice`, () =>
    heard(`voice-${speech}`, { speech, 'undo-limit': 'off' }, async (game) => {
      await turns(game, 13, 2);
      equal((await game.look()).over, true);
    }));
}

/** The rest of the game, which is not recorded: every turn is one throw in the best box. */
async function rest(game: Listener): Promise<void> {
  for (let seen = await game.look(); !seen.over; seen = await game.look()) {
    await game.page.evaluate(() => document.querySelector('yahtzee-game')?.roll());
    const { row } = best(await game.look());
    await game.page.evaluate(
      (cell) => document.querySelector('yahtzee-game')?.dispatch({ type: 'score', cell }),
      row,
    );
  }
  await game.note('plays on to the end');
}

const DAY = 'daily 2026-11-22';

test('the dice of a day, and a score that is shared', () =>
  heard('daily', { seed: DAY, players: 'Ada' }, async (game) => {
    await game.read('controls');
    await turns(game, 1, 1);
    await rest(game);
    await game.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
    });
    await game.click('scorecard', '.actions .first');
    await game.note('presses Share');
  }));

const shared = playedGame(await loadRuleset('yahtzee'), duplicateDice(DAY), 'Ada');

test('a shared game, played against the other', () =>
  heard(
    'shared',
    {},
    async (game) => {
      await game.page.waitForFunction(() => document.querySelector('yahtzee-game')?.save().includes('daily'));
      await game.note('the game of the link is there');
      // The board would ignore a press right after a new game as an accident.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await game.read('controls');
      await turns(game, 2, 1);
      await game.read('card');
      await rest(game);
    },
    'chromium',
    `yahtzee=${codeOf(shared, DAY)}`,
  ));

test('the review of a game, and one of its decisions', () =>
  withSite('chromium', 'examples/review/', async ({ page, errors }) => {
    const inReview = (selector: string): string => `yahtzee-review >>> ${selector}`;
    await page.waitForSelector(inReview('.list'), { visible: true });
    await bringReader(page);
    const list = await readThrough(page, inReview('.list'));
    await page.click(inReview('.dearest button'));
    await page.waitForSelector(inReview('.at-moment'), { visible: true });
    const sentence = await readThrough(page, inReview('.sentence'));
    compare('review', [
      '# <yahtzee-review>',
      '> reads the list',
      ...list,
      '> presses the first decision',
      ...sentence,
    ]);
    deepEqual(errors, []);
  }));
