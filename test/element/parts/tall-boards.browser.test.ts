// Boards that are taller than their window: dice, Roll key and message stay in view wherever the card is scrolled to.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { waitUntil } from '../../harness/boards/wait.js';
import type { Board } from '../../harness/boards/board.js';
import { boardOn, dock, hidden, rectOf, scrollTo, type Screen } from '../board-on.js';

const PHONE = { width: 375, height: 667 };
const LAPTOP = { width: 640, height: 640 };
const WIDE = { width: 1100, height: 600 };

const isTall = ({ element }: Board): boolean => element.renderRoot.querySelector('[data-tall]') !== null;

/** The names of the columns, and of the players in a table; beside the dice the totals, too. */
function headsOf(board: Board, { width }: Screen): readonly Element[] {
  const total = width >= WIDE.width ? '.total .shown' : '';
  return [...board.root('scorecard').querySelectorAll(['.ch span', '.player', total].filter(Boolean).join())];
}

for (const [name, screen, attributes] of [
  ['Yamb on a phone', PHONE, 'ruleset="yamb"'],
  ['Triple Yahtzee on a laptop', LAPTOP, 'ruleset="triple-yahtzee"'],
  ['Yamb beside its dice', WIDE, 'ruleset="yamb"'],
  ['a game of two on a low window', WIDE, 'ruleset="yatzy" players="Ada, Ben"'],
  ['Yamb in Persian', LAPTOP, 'ruleset="yamb" lang="fa" dir="rtl"'],
] as const)
  it(`${name} keeps its dice and heads in view`, async () => {
    const board = await boardOn({ ...screen, attributes });
    await waitUntil(() => isTall(board), 'the board is taller than its window');
    await board.rollDice('64421');
    await board.rest();
    const { height } = rectOf(board.element);
    for (const top of [0, (screen.height - height) / 2, screen.height - height]) {
      scrollTo(board, top);
      expect(hidden([...dock(board), ...headsOf(board, screen)], screen), `${top}`).to.deep.equal([]);
    }
  });

it('a focused box is not hidden behind the dice', async () => {
  const board = await boardOn({ ...LAPTOP, attributes: 'ruleset="triple-yahtzee"' });
  await waitUntil(() => isTall(board), 'the board is taller than its window');
  await board.rollDice('64421');
  scrollTo(board, LAPTOP.height - rectOf(board.element).height);
  const [first] = board.boxes;
  first?.focus();
  expect(first && hidden([first], LAPTOP)).to.deep.equal([]);
});

it('a board that fits into its window lets its dice scroll away with it', async () => {
  const board = await boardOn({ width: 640, height: 900 });
  await board.rollDice('64421');
  expect(isTall(board)).to.equal(false);
  scrollTo(board, -300);
  expect(hidden(dock(board), { width: 640, height: 900 })).to.not.deep.equal([]);
});
