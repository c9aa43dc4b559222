// Who plays the next game, and the end of this one.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../harness/board.js';

const fields = (board: Board): HTMLInputElement[] => [
  ...board.root('scorecard').querySelectorAll<HTMLInputElement>('.panel input'),
];

function name(field: HTMLInputElement | undefined, value: string): void {
  if (!field) throw new Error('there is no such field');
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';

/** A whole game in which everybody enters this wherever it goes. */
const wholeGame = (players: number, values: string): string =>
  ROWS.split(' ')
    .flatMap((row) => new Array<string>(players).fill(`${row} ${values}`))
    .join(',');

describe('the setup', () => {
  it('adds, names and removes players, and begins with them', async () => {
    const board = await Board.open('players="Ada"');
    await board.click(board.newGameKey);
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada']);
    await board.click(board.button('+ Add player'));
    await board.click(board.button('+ Add player'));
    name(fields(board)[1], 'Grace');
    name(fields(board)[2], ' Edsger ');
    await board.click(board.button('Remove Ada'));
    await board.click(board.button('Start game'));
    expect(board.state.players).to.deep.equal(['Grace', 'Edsger']);
    expect(board.message).to.equal('Grace starts. Roll the dice.');
    expect(board.panel).to.equal('');
  });

  it('closed without a start changes nothing, and forgets what was typed', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412');
    await board.click(board.newGameKey);
    name(fields(board)[0], 'Zed');
    await board.click(board.button('Close'));
    expect(board.totals).to.deep.equal([12, 0]);
    await board.click(board.newGameKey);
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada', 'Grace']);
  });

  it('that is closed by its key forgets what was typed as well', async () => {
    const board = await Board.open('players="Ada"');
    await board.click(board.newGameKey);
    name(fields(board)[0], 'Zed');
    await board.click(board.newGameKey);
    await board.click(board.newGameKey);
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada']);
  });

  it('takes the keys of names for names, and begins by Enter', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    await board.click(board.newGameKey);
    expect(board.focus).to.equal('Name of player 1');
    await board.press('KeyD', 'Digit4', 'Space', 'KeyS');
    expect(fields(board)[0]?.value).to.equal('d4 s');
    expect(board.marks).to.equal('00000');
    await board.press('Enter');
    expect(board.state.players).to.deep.equal(['d4 s']);
    expect(board.focus).to.equal('box ones');
  });

  it('is closed by Escape', async () => {
    const board = await Board.open();
    await board.click(board.newGameKey);
    await board.press('Escape');
    expect(board.panel).to.equal('');
  });

  it('stops at 20 players', async () => {
    const board = await Board.open('players="19"');
    await board.click(board.newGameKey);
    await board.click(board.button('+ Add player'));
    expect(fields(board)).to.have.lengthOf(20);
    expect(() => board.button('+ Add player')).to.throw();
    await board.click(board.button('Start game'));
    expect(board.totals).to.have.lengthOf(20);
  });
});

describe('the end', () => {
  it('shows places and who has won, and covers the card', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play(wholeGame(2, '66666').replaceAll(', ', ','));
    const panel = board.find('scorecard', '[part~=result]');
    expect([...panel.querySelectorAll('.rank .player-name')].map(words)).to.deep.equal(['Ada', 'Grace']);
    expect(board.message).to.contain('tie for the win');
    await board.click(board.cardKey);
    expect(board.panel).to.equal('');
  });

  it('the roll key plays again with the same players', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    await board.play(wholeGame(2, '66666'));
    expect(words(board.rollKey)).to.equal('Play again same players');
    await board.roll();
    expect([board.state.players, board.totals]).to.deep.equal([
      ['Ada', 'Grace'],
      [0, 0],
    ]);
    expect(board.spoken).to.equal('New game. Ada’s turn.');
  });

  it('twenty players come to it', async () => {
    const board = await Board.open('players="20"');
    await board.play(wholeGame(20, '12345'));
    expect(board.state.turn.phase).to.equal('over');
    expect(board.root('scorecard').querySelectorAll('.rank li')).to.have.lengthOf(20);
  });
});
