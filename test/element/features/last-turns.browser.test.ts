// The list of the last turns on a page: beside the card of wide boards only.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';

/** A board in a box of this width, on a page with this direction of writing. */
async function boardOf(width: number, attributes = '', dir = 'ltr'): Promise<Board> {
  const box = await fixture<HTMLElement>(
    `<div dir="${dir}" style="inline-size: ${width}px"><yahtzee-game ${attributes}></yahtzee-game></div>`,
  );
  return Board.at(box.querySelector('yahtzee-game'));
}

const list = ({ element }: Board): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('.last-turns');

/** The lines of the list; empty if there is no list. */
const lines = (board: Board): string[] =>
  [...(list(board)?.querySelectorAll('li') ?? [])].map((one) => words(one));

const turnsOfAda = 'sixes 66626, fullHouse 33322';

describe('the last turns', () => {
  it('stand beside the card of a wide board, the newest first', async () => {
    const board = await boardOf(960, 'players="Ada,Grace"');
    expect(list(board)).to.equal(null);
    await board.play(turnsOfAda);
    expect(lines(board)).to.deep.equal(['Grace Full house 25', 'Ada Sixes 24']);
    expect(list(board)?.getAttribute('aria-label')).to.equal('Recent turns');
    const { top = 0, left = 0 } = list(board)?.getBoundingClientRect() ?? {};
    const message = board.find('controls', '.say').getBoundingClientRect();
    expect(top).to.be.at.least(message.bottom - 1);
    expect(left).to.be.at.least(board.find('scorecard', '.card').getBoundingClientRect().right - 1);
  });

  it('of one player have no names', async () => {
    const board = await boardOf(960);
    await board.play(turnsOfAda);
    expect(lines(board)).to.deep.equal(['Full house 25', 'Sixes 24']);
  });

  it('are not loaded by a narrow board', async () => {
    const board = await boardOf(640);
    await board.play(turnsOfAda);
    expect(list(board)).to.equal(null);
  });

  it('come with the next move once the board has become wide', async () => {
    const board = await boardOf(640);
    await board.play(turnsOfAda);
    board.element.parentElement?.style.setProperty('inline-size', '960px');
    await board.rollDice('12345');
    expect(lines(board).length).to.equal(2);
  });

  it('go with what is undone, and with a new game', async () => {
    const board = await boardOf(960);
    await board.play(turnsOfAda);
    await board.click(board.undoKey);
    expect(lines(board)).to.deep.equal(['Sixes 24']);
    board.element.newGame();
    await board.drawn();
    expect(list(board)).to.equal(null);
  });

  it('are neither announced nor reached by Tab', async () => {
    const board = await boardOf(960);
    await board.play(turnsOfAda);
    expect(board.spoken).not.to.contain('Recent turns');
    expect(list(board)?.querySelector('[tabindex], button, [aria-live]')).to.equal(null);
  });

  it('add nothing to the height of a board, and show as many as fit', async () => {
    const board = await boardOf(960, 'players="Ada,Grace"');
    const before = board.element.offsetHeight;
    await board.play(
      'ones 11234, twos 22345, threes 33356, fours 44456, fives 55512, sixes 66612, chance 12356, yahtzee 12346, threeOfAKind 33312, fourOfAKind 44441, smallStraight 12346, largeStraight 12345',
    );
    expect(board.element.offsetHeight).to.equal(before);
    const bottom = list(board)?.getBoundingClientRect().bottom ?? 0;
    const all = [...(list(board)?.querySelectorAll('li') ?? [])];
    expect(all.length).to.equal(12);
    const { left = 0 } = all[0]?.getBoundingClientRect() ?? {};
    for (const one of all) {
      const box = one.getBoundingClientRect();
      // Lines that do not fit are in another column, which is cut off.
      if (Math.abs(box.left - left) < 1) expect(box.bottom).to.be.at.most(bottom + 1);
    }
    expect(all.filter((one) => Math.abs(one.getBoundingClientRect().left - left) < 1).length).to.be.above(5);
  });

  it('are mirrored from right to left', async () => {
    const board = await boardOf(960, 'players="Ada,Grace"', 'rtl');
    await board.play(turnsOfAda);
    const { right = 0 } = list(board)?.getBoundingClientRect() ?? {};
    expect(right).to.be.at.most(board.find('scorecard', '.card').getBoundingClientRect().left + 1);
  });

  it('make room for advice', async () => {
    const board = await boardOf(960);
    await board.play(turnsOfAda);
    await board.rollDice('12345');
    board.element.advisor = {
      advise: () => ({ choices: [{ kind: 'score', cell: 'largeStraight', value: 260, loss: 0 }] }),
    };
    await board.drawn();
    await board.click(board.button('Advice'));
    expect(list(board)).to.equal(null);
    expect(board.element.shadowRoot?.querySelector('.ranking')).not.to.equal(null);
  });
});
