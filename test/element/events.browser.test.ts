// What a page hears from a board, and what it may stop.

import { expect } from '@open-wc/testing';
import type { YahtzeeEvent, YahtzeeEventType } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import { Board } from '../harness/board.js';

const TYPES: readonly YahtzeeEventType[] = [
  'yahtzee-before-roll',
  'yahtzee-before-score',
  'yahtzee-roll',
  'yahtzee-hold',
  'yahtzee-announce',
  'yahtzee-score',
  'yahtzee-turn',
  'yahtzee-end',
];

/** The sheet of Yatzy, from the top. */
const ROWS = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'onePair',
  'twoPairs',
  'threeOfAKind',
  'fourOfAKind',
  'smallStraight',
  'largeStraight',
  'fullHouse',
  'chance',
  'yahtzee',
];

/** Everything heard from here on, outside of the board. */
function listen(board: Board): YahtzeeEvent[] {
  const heard: YahtzeeEvent[] = [];
  for (const type of TYPES) board.element.parentElement?.addEventListener(type, (event) => heard.push(event));
  return heard;
}

/** The last of a kind, as plain data. */
function detailOf(heard: readonly YahtzeeEvent[], type: YahtzeeEventType): unknown {
  return JSON.parse(JSON.stringify(heard.findLast((event) => event.type === type)?.detail));
}

describe('events', () => {
  it('tell a whole turn in its order', async () => {
    const board = await Board.open('players="Ada,Grace" seed="1"');
    const heard = listen(board);
    await board.roll();
    await board.hold(1);
    await board.scoreIn('chance');
    expect(heard.map(({ type }) => type)).to.deep.equal([
      'yahtzee-before-roll',
      'yahtzee-roll',
      'yahtzee-hold',
      'yahtzee-before-score',
      'yahtzee-score',
      'yahtzee-turn',
    ]);
  });

  it('carry plain data', async () => {
    const board = await Board.open('players="Ada,Grace"');
    const heard = listen(board);
    await board.rollDice('44412');
    await board.hold(1, 2);
    await board.scoreIn('fours');
    const ada = { seat: 0, player: 'Ada' };
    expect(detailOf(heard, 'yahtzee-roll')).to.deep.equal({
      action: { type: 'dice', values: [4, 4, 4, 1, 2] },
      ...ada,
      totals: [0, 0],
      dice: [4, 4, 4, 1, 2],
      roll: 1,
      rollsLeft: 2,
    });
    expect(detailOf(heard, 'yahtzee-hold')).to.deep.equal({
      action: { type: 'roll', held: 3 },
      ...ada,
      totals: [0, 0],
      held: [true, true, false, false, false],
    });
    expect(detailOf(heard, 'yahtzee-score')).to.deep.equal({
      action: { type: 'score', cell: 'fours' },
      ...ada,
      totals: [12, 0],
      cell: 'fours',
      points: 12,
      bonus: 0,
    });
    expect(detailOf(heard, 'yahtzee-turn')).to.deep.include({ seat: 1, player: 'Grace', turn: 1 });
  });

  it('tell what an extra Yahtzee earned', async () => {
    const board = await Board.open();
    await board.play('yahtzee 66666');
    const heard = listen(board);
    await board.play('fours 44444');
    expect(detailOf(heard, 'yahtzee-score')).to.deep.include({ points: 20, bonus: 100, totals: [170] });
  });

  it('tell the end, with places and totals', async () => {
    const board = await Board.open('ruleset="yatzy-forced" players="Ada,Grace"');
    const heard = listen(board);
    await board.play(ROWS.map((row) => `${row} 66666, ${row} 11112`).join(','));
    expect(heard.filter(({ type }) => type === 'yahtzee-end')).to.have.lengthOf(1);
    expect(detailOf(heard, 'yahtzee-end')).to.deep.include({
      places: [1, 2],
      winners: [0],
      playoff: [],
      totals: [30 + 12 + 18 + 24 + 30 + 50, 4 + 2 + 2 + 3 + 4 + 6],
    });
  });

  it('a cancelled roll does not roll', async () => {
    const board = await Board.open();
    board.element.addEventListener('yahtzee-before-roll', (event) => event.preventDefault());
    const heard = listen(board);
    await board.roll();
    expect(board.faces).to.equal('-----');
    expect(heard.map(({ type }) => type)).to.deep.equal(['yahtzee-before-roll']);
    expect(board.state.log === undefined).to.equal(true);
  });

  it('a cancelled score fills nothing', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    board.element.addEventListener('yahtzee-before-score', (event) => event.preventDefault());
    const heard = listen(board);
    await board.scoreIn('fours');
    expect(board.state.cards[0]?.filled).to.equal(0);
    expect(heard.map(({ type }) => type)).to.deep.equal(['yahtzee-before-score']);
    expect(detailOf(heard, 'yahtzee-before-score')).to.deep.include({
      cell: 'fours',
      points: 12,
      totals: [0],
    });
  });

  it('only those before can be cancelled', async () => {
    const board = await Board.open('seed="1"');
    const heard = listen(board);
    await board.roll();
    await board.scoreIn('chance');
    expect(heard.filter(({ cancelable }) => cancelable).map(({ type }) => type)).to.deep.equal([
      'yahtzee-before-roll',
      'yahtzee-before-score',
    ]);
  });

  it('a page may begin another game while it hears of this one', async () => {
    const board = await Board.open();
    board.element.addEventListener('yahtzee-score', () => board.element.newGame(['Ada', 'Grace']));
    await board.play('fours 44412');
    expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
    expect(board.totals).to.deep.equal([0, 0]);
  });

  it('a refused action changes nothing and says why', async () => {
    const board = await Board.open();
    const before = board.state;
    const refused = board.element.dispatch({ type: 'score', cell: 'fours' });
    expect(refused.ok).to.equal(false);
    expect(board.state === before).to.equal(true);
  });
});
