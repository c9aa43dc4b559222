// Texts that a board speaks by itself: one polite live region, with the essentials.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board } from '../../harness/boards/board.js';

describe('the live region', () => {
  it('is one, polite, and out of sight', async () => {
    const board = await Board.open();
    const regions = board.roots.flatMap((root) => [
      ...root.querySelectorAll('[aria-live], [role=status], [role=alert]'),
    ]);
    expect(regions).to.have.lengthOf(1);
    expect(regions[0]?.getAttribute('aria-live')).to.equal('polite');
    expect(regions[0]?.getBoundingClientRect().width).to.equal(1);
  });

  it('says nothing of its own at first', async () => {
    expect((await Board.open()).spoken).to.equal('');
  });

  it('says what was rolled, what was scored, and whose turn it is', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.rollDice('24446');
    expect(board.spoken).to.equal('2 4 4 4 6. 2 rolls left.');
    await board.scoreIn('fours');
    expect(board.spoken).to.equal('Fours: 12 points. Grace’s turn.');
  });

  it('says what a zero needs', async () => {
    const board = await Board.open();
    await board.rollDice('24446');
    await board.scoreIn('yahtzee');
    expect(board.spoken).to.equal('Take 0 in Yahtzee? Choose it again to confirm.');
  });

  it('says a joker, and what it earned', async () => {
    const board = await Board.open();
    await board.play('yahtzee 66666');
    await board.rollDice('44444');
    expect(board.spoken).to.contain('Joker +100. Five fours. This Yahtzee must go in Fours.');
    await board.scoreIn('fours');
    expect(board.spoken).to.equal('Fours: 20 points, +100 bonus. Turn 3 of 13.');
  });

  it('says the end', async () => {
    const board = await Board.open('ruleset="yatzy-forced" players="Ada,Grace"');
    const rows =
      'ones twos threes fours fives sixes onePair twoPairs threeOfAKind fourOfAKind smallStraight largeStraight fullHouse chance yahtzee';
    await board.play(
      rows
        .split(' ')
        .map((row) => `${row} 66666, ${row} 11112`)
        .join(','),
    );
    expect(board.spoken).to.equal('Yatzy: 0 points. Ada wins with 164, 143 ahead of Grace.');
  });

  it('says a score that was taken back', async () => {
    const board = await Board.open();
    await board.rollDice('24446');
    await board.scoreIn('fours');
    await board.click(board.undoKey);
    expect(board.spoken).to.equal('Fours undone. 2 4 4 4 6. 2 rolls left.');
  });

  it('answers what cannot be done with what can', async () => {
    const board = await Board.open('seed="refused"');
    board.unhurried();
    for (let i = 0; i < 3; i++) await board.roll();
    board.die(1).focus();
    await board.press('Space');
    expect(board.spoken).to.equal('Choose a box');
    await board.press('KeyD');
    await board.roll();
    expect(board.spoken).to.equal('Choose a box');
    expect(board.die(1).getAttribute('aria-pressed')).to.equal('false');
  });

  it('reads after a reroll only the dice that were thrown', async () => {
    const board = await Board.open();
    board.unhurried();
    await board.rollDice('24446');
    await board.hold(2, 3, 4);
    await board.element.roll();
    await board.drawn();
    const [first, , , , last] = board.state.turn.dice;
    // If the dice happen to make a hand, it is named first.
    expect(board.spoken).to.match(new RegExp(`^(\\D*\\d* points\\. )?${first} ${last}\\. 1 roll left\\.$`));
  });

  it('changes even when the same is said twice', async () => {
    const board = await Board.open();
    await board.rollDice('24446');
    const region = board.element.shadowRoot?.querySelector('[role=status]');
    const before = region?.textContent;
    board.die(1).focus();
    await board.press('KeyD');
    expect(board.spoken).to.equal('2 4 4 4 6. 2 rolls left.');
    expect(region?.textContent).not.to.equal(before);
  });
});
