// A throw that was taken back comes again, so that undoing never brings better dice.

import { expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Dice } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** By chance, a whole throw comes again in 1 of 6⁵ cases, so each test compares several throws. */
const TURNS = 4;

/** A board with random dice; no visitor has turned to it, so that none of its dice come from a seed. */
const open = (attributes = ''): Promise<Board> =>
  Board.open(`undo-limit="unlimited" motion="none" ${attributes}`);

async function thrown({ element }: Board, held: readonly number[] = []): Promise<Dice> {
  if (element.held.length) element.held = element.held.map((_, i) => held.includes(i + 1));
  await element.roll();
  return element.state?.turn.dice ?? [];
}

describe('a throw that was taken back comes again', () => {
  for (const seed of ['', 'seed="rain"']) {
    const dealt = seed || 'random dice';

    it(`with the same dice held: ${dealt}`, async () => {
      const board = await open(seed);
      for (let turn = 0; turn < TURNS; turn++) {
        await thrown(board);
        const first = await thrown(board, [1]);
        expect(board.element.undo()).to.equal(true);
        expect(await thrown(board, [1])).to.deep.equal(first);
        board.element.dispatch({ type: 'score', cell: ['ones', 'twos', 'threes', 'fours'][turn] ?? '' });
      }
    });

    it(`die by die where others are held, and with none to be gained by holding more: ${dealt}`, async () => {
      const board = await open(seed);
      await thrown(board);
      const four = (await thrown(board, [1])).slice(1);
      board.element.undo();
      const two = (await thrown(board, [1, 2, 3])).slice(3);
      expect(two).to.deep.equal(four.slice(0, 2));
      board.element.undo();
      expect((await thrown(board, [5])).slice(0, 4)).to.deep.equal(four);
      board.element.undo();
      const five = await thrown(board);
      expect(five.slice(0, 4)).to.deep.equal(four);
      board.element.undo();
      expect(await thrown(board)).to.deep.equal(five);
    });

    it(`after a reload of a board that keeps its game: ${dealt}`, async () => {
      const attributes = `id="again" keep ${seed}`;
      const before = await open(attributes);
      await thrown(before);
      const seen = await thrown(before);
      before.element.dispatch({ type: 'score', cell: 'chance' });
      const later = await thrown(before);
      before.element.undo();
      before.element.undo();
      await before.drawn();
      fixtureCleanup();
      const after = await open(attributes);
      expect(after.state.turn.roll).to.equal(1);
      expect(await thrown(after)).to.deep.equal(seen);
      after.element.dispatch({ type: 'score', cell: 'chance' });
      expect(await thrown(after)).to.deep.equal(later);
      localStorage.clear();
    });

    it(`to a computer, as often as one likes: ${dealt}`, async () => {
      const board = await open(`players="Ada,Uno:greedy" speed="instant" ${seed}`);
      await thrown(board);
      const played = async (): Promise<string> => {
        board.element.dispatch({ type: 'score', cell: 'chance' });
        await waitUntil(() => board.state.seat === 0 && board.state.cards[1]?.filled);
        return board.element.save().replace(/ #.*/, '');
      };
      const game = await played();
      for (let again = 0; again < 3; again++) {
        expect(board.element.undo()).to.equal(true);
        expect(await played()).to.equal(game);
      }
    });
  }

  it('from the log of a game that is loaded', async () => {
    const board = await open();
    await board.element.load('1 yahtzee - 44412 h7 65 =0');
    board.element.undo();
    expect(await thrown(board, [1, 2, 3])).to.deep.equal([4, 4, 4, 6, 5]);
  });

  it('but not in another game', async () => {
    const board = await open();
    const games = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const dice = await thrown(board);
      games.add(`${dice.join('')} ${(await thrown(board)).join('')}`);
      board.element.undo();
      board.element.newGame();
    }
    expect(games.size).to.be.greaterThan(1);
  });

  it('unless a table throws it', async () => {
    const board = await open();
    const throws: Dice[] = [
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3],
    ];
    board.element.table = { undo: true, throwDice: () => throws.shift() ?? [] };
    await board.drawn();
    await thrown(board);
    expect(await thrown(board)).to.deep.equal([2, 2, 2, 2, 2]);
    board.element.undo();
    expect(await thrown(board)).to.deep.equal([3, 3, 3, 3, 3]);
  });
});
