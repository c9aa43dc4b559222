// More than one board on a page, and a board laid out by the page.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';

/** Whether the element draws its own board. */
const hasBoard = ({ element }: Board): boolean => Boolean(element.shadowRoot?.querySelector('.board'));

describe('two boards on a page', () => {
  it('do not disturb each other', async () => {
    const around = await fixture<HTMLElement>(
      '<div><yahtzee-game players="2"></yahtzee-game><yahtzee-game ruleset="yatzy" lang="de"></yahtzee-game></div>',
    );
    const [one, other] = await Promise.all(
      [...around.querySelectorAll('yahtzee-game')].map((element) => Board.at(element)),
    );
    if (!one || !other) throw new Error('there are two boards');
    await one.rollDice('44412');
    await one.hold(1);
    await other.rollDice('66666');
    await other.scoreIn('yahtzee');
    expect([one.marks, other.marks]).to.deep.equal(['10000', '00000']);
    expect([one.faces, other.faces]).to.deep.equal(['44412', '-----']);
    expect([...one.totals, ...other.totals]).to.deep.equal([0, 0, 50]);
    one.die(1).focus();
    await one.press('Digit4');
    expect(one.marks).to.equal('11000');
    expect(other.spoken).not.to.contain('Held');
  });
});

describe('parts laid out by the page', () => {
  const PARTS = `<section><yahtzee-scorecard></yahtzee-scorecard></section>
    <aside><yahtzee-controls></yahtzee-controls><yahtzee-dice></yahtzee-dice></aside>`;

  it('share the game, and stand where the page put them', async () => {
    const board = await Board.open('', PARTS);
    expect(hasBoard(board)).to.equal(false);
    expect(
      board.die(1).getRootNode() === board.element.querySelector('aside yahtzee-dice')?.shadowRoot,
    ).to.equal(true);
    await board.rollDice('44412');
    await board.hold(1);
    await board.scoreIn('fours');
    expect([words(board.box('fours')), ...board.totals]).to.deep.equal(['12', 12]);
    expect(board.spoken).to.equal('Fours: 12 points. Turn 2 of 13.');
  });

  it('may come later and go again', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    board.element.insertAdjacentHTML('beforeend', PARTS);
    await new Promise(requestAnimationFrame);
    await board.drawn();
    expect(board.faces).to.equal('44412');
    expect(hasBoard(board)).to.equal(false);
    board.element.replaceChildren();
    await new Promise(requestAnimationFrame);
    await board.drawn();
    expect(board.faces).to.equal('44412');
  });

  it('outside of a game show nothing and break nothing', async () => {
    const lonely = await fixture<HTMLElement>('<yahtzee-dice></yahtzee-dice>');
    expect(words(lonely.shadowRoot?.querySelector('*'))).to.equal('');
  });

  it('a text for pages without script is not shown', async () => {
    const board = await Board.open('', 'A dice game. It needs JavaScript.');
    const slot = board.element.shadowRoot?.querySelector('slot');
    expect(slot?.getClientRects().length).to.equal(0);
  });
});
