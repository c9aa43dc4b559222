// Content of the page in place of the card, until a game begins.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Board } from '../../harness/boards/board.js';
import { boardOn, rectOf } from '../board-on.js';

const WAYS = '<div slot="start"><button>Against Grace</button></div>';

const startOn = (width: number, content = WAYS): Promise<Board> => boardOn({ width, height: 800, content });

const ways = ({ element }: Board): HTMLElement | null => element.querySelector('button');
const isSeen = (one: HTMLElement | null | undefined): boolean =>
  one?.checkVisibility({ visibilityProperty: true }) === true;
const showsCard = ({ boxes: [box] }: Board): boolean => isSeen(box);

for (const width of [1100, 640, 375])
  it(`at ${width} px takes exactly the room of the card`, async () => {
    const [without, with_] = [await startOn(width, ''), await startOn(width)];
    expect([isSeen(ways(with_)), showsCard(with_)]).to.deep.equal([true, false]);
    expect(rectOf(with_.element).height).to.equal(rectOf(without.element).height);
  });

it('gives way to the card by the first roll, and comes back with the next game', async () => {
  const board = await startOn(640);
  await board.rollDice('64421');
  expect([isSeen(ways(board)), showsCard(board)]).to.deep.equal([false, true]);
  board.element.newGame();
  await board.element.updateComplete;
  expect([isSeen(ways(board)), showsCard(board)]).to.deep.equal([true, false]);
});

it('gives way to the rules, and comes back when they are closed', async () => {
  const board = await startOn(640);
  const help = board.find('controls', '[part~="help"]');
  help.click();
  await board.element.updateComplete;
  expect([isSeen(ways(board)), isSeen(board.find('scorecard', '.panel'))]).to.deep.equal([false, true]);
  help.click();
  await board.element.updateComplete;
  expect(isSeen(ways(board))).to.equal(true);
});

it('shows the card once the page removes it', async () => {
  const board = await startOn(640);
  board.element.querySelector('[slot]')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  await board.element.updateComplete;
  expect(showsCard(board)).to.equal(true);
});
