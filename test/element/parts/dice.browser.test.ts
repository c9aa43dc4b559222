// The dice: a held die has two visible signs, a double click throws once, and nothing is lost while dice move.

import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';

const styleOf = (board: Board, number: number, selector: string): CSSStyleDeclaration => {
  const found = board.die(number).querySelector(selector);
  if (!found) throw new Error(`a die has no ${selector}`);
  return getComputedStyle(found);
};

describe('dice', () => {
  it('show what has fallen, in words and in pips', async () => {
    const board = await Board.open();
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1, not rolled yet');
    await board.rollDice('13562');
    expect(board.die(3).getAttribute('aria-label')).to.equal('Die 3: 5');
    expect(board.dice.map((die) => die.querySelectorAll('.pip').length)).to.deep.equal([1, 3, 5, 6, 2]);
  });

  it('are held by a click, and let go by another', async () => {
    const board = await Board.open();
    await board.rollDice('13562');
    await board.hold(1, 3);
    expect(board.marks).to.equal('10100');
    await board.hold(1);
    expect(board.marks).to.equal('00100');
  });

  it('show that they are held by a word and by a ring', async () => {
    const board = await Board.open();
    await board.rollDice('13562');
    await board.hold(2);
    await board.rest();
    expect(words(board.die(2).querySelector('.tag'))).to.equal('Held');
    expect(board.die(2).getAttribute('aria-label')).to.equal('Die 2: 3, Held');
    expect(styleOf(board, 2, '.tag').visibility).to.equal('visible');
    expect(styleOf(board, 2, '.ring').opacity).to.equal('1');
    expect(styleOf(board, 1, '.tag').visibility).to.equal('hidden');
    expect(styleOf(board, 1, '.ring').opacity).to.equal('0');
  });

  it('cannot be held before the first roll', async () => {
    const board = await Board.open();
    await board.hold(1);
    expect(board.marks).to.equal('00000');
    expect(board.die(1).getAttribute('aria-disabled')).to.equal('true');
  });

  it('are thrown once by a double click, and again a moment later', async () => {
    const board = await Board.open();
    let now = 1000;
    board.element.clock = () => now;
    await board.roll();
    await board.roll();
    now += 249;
    await board.roll();
    expect(board.state.turn.roll).to.equal(1);
    now += 1;
    await board.roll();
    expect(board.state.turn.roll).to.equal(2);
  });

  it('held while they still move stay held', async () => {
    const board = await Board.open();
    board.rollKey.click();
    await board.drawn();
    board.die(2).click();
    board.die(5).click();
    await board.drawn();
    await board.rest();
    expect(board.marks).to.equal('01001');
    expect(board.state.turn.roll).to.equal(1);
  });

  it('all held leave nothing to roll', async () => {
    const board = await Board.open();
    await board.rollDice('13562');
    await board.hold(1, 2, 3, 4, 5);
    expect(words(board.rollKey)).to.equal('All held');
    board.unhurried();
    await board.roll();
    expect(board.state.turn.roll).to.equal(1);
  });

  it('survive a move of the board while they are thrown', async () => {
    const board = await Board.open();
    await board.roll();
    await board.hold(4);
    const { faces } = board;
    const home = board.element.parentElement;
    board.element.remove();
    await board.element.updateComplete;
    home?.append(board.element);
    await board.drawn();
    expect([board.faces, board.marks]).to.deep.equal([faces, '00010']);
    await board.hold(4);
    await board.scoreIn('chance');
    expect(board.marks).to.equal('00000');
    expect(board.state.cards[0]?.filled).to.equal(1);
  });

  if (isChromium) {
    it('lie still at once where motion is not wanted', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const board = await Board.open();
      await board.roll();
      expect(board.dice.flatMap((die) => die.getAnimations({ subtree: true }))).to.deep.equal([]);
      await emulateMedia({ reducedMotion: 'no-preference' });
      board.unhurried();
      await board.roll();
      expect(board.dice.flatMap((die) => die.getAnimations({ subtree: true }))).not.to.deep.equal([]);
    });
  }
});
