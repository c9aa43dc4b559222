// A board that keeps its game: a reload, a crash or a closed tab loses nothing.

import { aTimeout, expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { actionsOf, gameIdOf, serializeGame } from '@yahtzee-game/rules';
import { Board, words } from '../harness/board.js';

const KEY = `yahtzee-game:${location.pathname}#table:yahtzee`;

/** A board in its place, as after a reload. */
const open = (attributes = '', id = 'table'): Promise<Board> =>
  Board.open(`id="${id}" keep="game" motion="none" ${attributes}`);

/** The page is gone, without a word to the board before. */
function leave(): void {
  fixtureCleanup();
}

const notice = (board: Board): string => words(board.root('controls').querySelector('.notice > span'));
const kept = (key = KEY): string => localStorage.getItem(key) ?? '';

async function answer(board: Board, label: string): Promise<void> {
  const button = [...board.root('controls').querySelectorAll<HTMLElement>('.notice button')].find(
    (one) => words(one) === label,
  );
  if (!button) throw new Error(`there is no answer ${label}`);
  await board.click(button);
}

afterEach(() => {
  leave();
  localStorage.clear();
  sessionStorage.clear();
});

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';
const WHOLE = ROWS.split(' ')
  .map((row) => `${row} 66666`)
  .join(',');

describe('a board that keeps its game', () => {
  it('shows it after a reload in the middle of a turn, and goes on', async () => {
    const before = await open('players="Ada,Grace"');
    await before.play('fours 44412');
    await before.rollDice('66655');
    const text = before.element.save();
    leave();
    const board = await open('players="Ada,Grace"');
    expect(board.element.save()).to.equal(text);
    expect([board.faces, ...board.totals]).to.deep.equal(['66655', 12, 0]);
    expect(board.box('fours', 0).classList.contains('last')).to.equal(true);
    await board.scoreIn('fullHouse');
    expect(board.totals).to.deep.equal([12, 25]);
  });
});
