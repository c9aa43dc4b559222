// A board on a page without any script of the page is a complete game.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';

describe('a board without a script of the page', () => {
  it('is a game of Yahtzee for one', async () => {
    const board = await Board.open();
    expect(words(board.element.shadowRoot?.querySelector('.name'))).to.equal('Yahtzee');
    expect(board.boxes).to.have.lengthOf(13);
    expect(board.dice).to.have.lengthOf(5);
    expect(board.message).to.equal('Roll the dice to start.');
    expect(board.totals).to.deep.equal([0]);
  });

  it('rolls, holds, rolls again and scores by clicks', async () => {
    const board = await Board.open('seed="a rainy evening"');
    board.unhurried();
    await board.roll();
    const first = board.faces;
    expect(first).to.match(/^[1-6]{5}$/);
    await board.hold(2, 4);
    expect(board.marks).to.equal('01010');
    await board.roll();
    const second = board.faces;
    expect([second[1], second[3]]).to.deep.equal([first[1], first[3]]);
    expect(board.state.turn.roll).to.equal(2);
    await board.scoreIn('chance');
    const sum = [...second].reduce((total, face) => total + Number(face), 0);
    expect(board.totals).to.deep.equal([sum]);
    expect(words(board.box('chance'))).to.equal(String(sum));
  });

  it('offers no roll after the third', async () => {
    const board = await Board.open();
    board.unhurried();
    for (const left of ['3 left', '2 left', '1 left']) {
      expect(words(board.rollKey)).to.equal(`Roll ${left}`);
      await board.roll();
    }
    expect(board.rollKey.getAttribute('aria-disabled')).to.equal('true');
    const { faces } = board;
    await board.roll();
    await board.hold(1);
    expect([board.faces, board.marks]).to.deep.equal([faces, '00000']);
  });

  it('takes its players from the attribute, one column each', async () => {
    const board = await Board.open('players="Ada,,Grace"');
    const heads = board.root('scorecard').querySelectorAll('.player .player-name');
    expect([...heads].map(words)).to.deep.equal(['Ada', 'Player 2', 'Grace']);
    await board.play('fours 44412, chance 66666');
    expect(board.totals).to.deep.equal([12, 30, 0]);
    expect(board.message).to.equal('Chance: 30 points. Grace, roll the dice.');
    expect(words(board.element.shadowRoot?.querySelector('.turn .long'))).to.equal(
      'Turn 1 of 13 · Grace’s turn',
    );
  });

  it('lets nobody fill the box of another', async () => {
    const board = await Board.open('players="2"');
    await board.rollDice('66666');
    await board.click(board.box('chance', 1));
    expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([0, 0]);
  });

  it('fills a box for a click anywhere in its row', async () => {
    const board = await Board.open('players="2"');
    await board.rollDice('66666');
    const label = board.box('chance').closest('.row')?.querySelector<HTMLElement>('.label');
    if (label) await board.click(label);
    expect(board.message).to.contain('Chance: 30 points.');
    expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([1, 0]);
  });

  it('follows a change of ruleset and players with a new game', async () => {
    const board = await Board.open();
    await board.play('fours 44412');
    board.element.ruleset = 'yatzy';
    board.element.setAttribute('players', '2');
    await board.drawn();
    expect([board.boxes.length, ...board.totals]).to.deep.equal([15, 0, 0]);
  });

  it('plays the same dice for the same seed', async () => {
    const [one, other] = [await Board.open('seed="7"'), await Board.open('seed="7"')];
    await one.roll();
    await other.roll();
    expect(one.faces).to.equal(other.faces);
  });
});
