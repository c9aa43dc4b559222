// Games with very few keys: arrows, Space and Enter, or one arrow and Enter.

import { loadRuleset, newGame, serializeGame } from '@yahtzee-game/rules';
import { equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { IS_THOROUGH } from '../harness/extent.js';
import { LOWER, playTurns, untilRow, UPPER } from '../harness/games/play.js';
import { best, favourite, GamePage, type Seen } from './harness/game-page.js';
import { putBoard } from './harness/moments.js';
import { withSite } from './harness/site.js';

/** Moves focus to the roll key, a die or a box, from anywhere. */
type Move = (game: GamePage, to: string) => Promise<void>;

/** Presses a key until focus is there. */
async function until(game: GamePage, key: string, arrived: (focus: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (arrived(await game.focus())) return;
    await game.press(key);
  }
  throw new Error(`${key} does not lead there; focus is on ${await game.focus()}`);
}

/** One arrow key alone reaches everything in a circle. */
const round: Move = (game, to) => until(game, 'ArrowRight', (focus) => focus === to);

const PARTS = ['die', 'roll', 'box'];
const partOf = (focus: string): number => (focus === 'tool' ? 1 : PARTS.indexOf(focus.split(' ')[0] ?? ''));

/** Up or down to the part, and then within the part by its visible layout. */
const onGrid: Move = async (game, to) => {
  const part = partOf(to);
  const down = partOf(await game.focus()) < part;
  await until(game, down ? 'ArrowDown' : 'ArrowUp', (focus) => partOf(focus) === part);
  if (part < 2) {
    const back = (await game.focus()) > to || to === 'roll';
    return until(game, back ? 'ArrowLeft' : 'ArrowRight', (focus) => focus === to);
  }
  const row = to.replace('box ', '');
  const half = UPPER.includes(row) ? UPPER : LOWER;
  const isIn = (focus: string): boolean => half.includes(focus.replace('box ', ''));
  await until(game, half === UPPER ? 'ArrowLeft' : 'ArrowRight', isIn);
  const below = half.indexOf((await game.focus()).replace('box ', '')) < half.indexOf(row);
  await until(game, below ? 'ArrowDown' : 'ArrowUp', (focus) => focus === to);
};

/** A game with four turns left; in `npm run verify` all. */
const saved = serializeGame(
  playTurns(newGame(await loadRuleset('yahtzee')), IS_THOROUGH ? '' : untilRow('smallStraight')),
  { seed: 'switch' },
);

/** Holds with Space, rolls and fills boxes with Enter, to the end. */
async function play(game: GamePage, move: Move): Promise<Seen> {
  let seen = await game.look();
  while (!seen.over) {
    const filled = howMany(seen);
    await move(game, 'roll');
    await game.press('Enter');
    seen = await game.look();
    const liked = favourite(seen.faces);
    for (const [i, face] of seen.faces.entries()) {
      if (face !== liked) continue;
      await move(game, `die ${i + 1}`);
      await game.press('Space');
    }
    if ((await game.look()).mayRoll) {
      await move(game, 'roll');
      await game.press('Enter');
    }
    await move(game, `box ${best(await game.look()).row}`);
    await game.press('Enter');
    seen = await game.look();
    // A zero has to be confirmed.
    if (howMany(seen) === filled) await game.press('Enter');
    seen = await game.look();
  }
  return seen;
}

const howMany = ({ boxes }: Seen): number => boxes.filter(({ filled }) => filled).length;

for (const [name, arrows, move] of [
  ['arrows, Space and Enter', 'grid', onGrid],
  ['one arrow, Space and Enter', 'line', round],
] as const) {
  test(`${name} play a game to its end, and begin another`, () =>
    withSite('chromium', 'examples/', async ({ page, errors }) => {
      await putBoard(page, { seed: 'switch', arrows, 'undo-limit': 'off' });
      const game = new GamePage(page);
      await game.begin();
      await page.$eval('yahtzee-game', async (board, text) => void (await board.load(text)), saved);
      await game.press('Tab');
      equal(await game.focus(), 'die 1');
      const end = await play(game, move);
      ok(end.over);
      // The result has focus. Enter moves focus to the button that plays again.
      equal(await game.focus(), 'end-body');
      await game.press('Enter');
      equal(await game.focus(), 'roll');
      equal((await game.look()).over, true);
      await game.press('Enter');
      const { over, boxes } = await game.look();
      equal(over || boxes.some(({ filled }) => filled), false);
      equal(errors.length, 0);
    }));
}

test('Enter closes the rules, and focus is where it was', () =>
  withSite('chromium', 'examples/', async ({ page }) => {
    await putBoard(page, { arrows: 'line' });
    const game = new GamePage(page);
    await game.begin();
    await game.press('Tab');
    await round(game, 'roll');
    for (let i = 0; i < 2; i++) await game.press('ArrowRight');
    await game.press('Enter');
    await page.waitForSelector('yahtzee-game >>> .panel', { visible: true });
    await game.look();
    equal(await game.focus(), 'rules');
    await game.press('Enter');
    await game.look();
    equal(await game.focus(), 'tool');
    equal(await page.$('yahtzee-game >>> .panel'), null);
  }));
