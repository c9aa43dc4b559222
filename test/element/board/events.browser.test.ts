// The events of a board that a page receives, and those that it may cancel.

import { expect } from '@open-wc/testing';
import type { YahtzeeEvent, YahtzeeEventType } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import { Board } from '../../harness/boards/board.js';

const TYPES: readonly YahtzeeEventType[] = [
  'yahtzee-before-roll',
  'yahtzee-before-score',
  'yahtzee-roll',
  'yahtzee-hold',
  'yahtzee-announce',
  'yahtzee-score',
  'yahtzee-turn',
  'yahtzee-end',
  'yahtzee-change',
];

/** The rows of Yatzy, from the top. */
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

/** Records every event of the board from here on, as heard on its parent. */
function listen(board: Board): YahtzeeEvent[] {
  const heard: YahtzeeEvent[] = [];
  for (const type of TYPES) board.element.parentElement?.addEventListener(type, (event) => heard.push(event));
  return heard;
}

/** The detail of the last event of a type, as plain data. */
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
      'yahtzee-change',
      'yahtzee-hold',
      'yahtzee-change',
      'yahtzee-before-score',
      'yahtzee-score',
      'yahtzee-turn',
      'yahtzee-change',
    ]);
  });

  it('carry plain data', async () => {
    const board = await Board.open('players="Ada,Grace"');
    const heard = listen(board);
    await board.rollDice('44412');
    await board.hold(1, 2);
    await board.scoreIn('fours');
    const ada = { seat: 0, player: 'Ada', game: heard[0]?.detail.game };
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
    board.element.addEventListener('yahtzee-score', () =>
      board.element.newGame({ players: ['Ada', 'Grace'] }),
    );
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

  it('tell the first turn', async () => {
    const heard: YahtzeeEvent[] = [];
    const place = document.createElement('div');
    place.addEventListener('yahtzee-turn', (event) => heard.push(event));
    place.addEventListener('yahtzee-change', (event) => heard.push(event));
    document.body.append(place);
    const element = document.createElement('yahtzee-game');
    place.append(element);
    await Board.at(element);
    expect(heard.map(({ type }) => type)).to.deep.equal(['yahtzee-turn', 'yahtzee-change']);
    expect(detailOf(heard, 'yahtzee-turn')).to.deep.include({ seat: 0, turn: 1, totals: [0] });
    expect(detailOf(heard, 'yahtzee-change')).to.deep.include({ reason: 'new' });
    place.remove();
  });

  it('tell every change with its reason', async () => {
    const board = await Board.open('undo-limit="unlimited"');
    board.unhurried();
    const reasons: string[] = [];
    board.element.addEventListener('yahtzee-change', ({ detail }) => reasons.push(detail.reason));
    await board.rollDice('44412');
    await board.hold(1);
    await board.roll();
    await board.click(board.undoKey);
    await board.scoreIn('fours');
    await board.element.load(board.element.save());
    board.element.newGame();
    expect(reasons).to.deep.equal(['dice', 'hold', 'roll', 'dice', 'undo', 'score', 'load', 'new']);
  });

  it('name the game: the same after undo, another after a new game', async () => {
    const board = await Board.open();
    const games: string[] = [];
    board.element.addEventListener('yahtzee-change', ({ detail }) => games.push(detail.game));
    await board.play('fours 44412');
    await board.click(board.undoKey);
    board.element.newGame();
    const [first, ...others] = games;
    const last = others.pop();
    expect(first).to.match(/^\w+$/);
    expect(new Set(others)).to.deep.equal(new Set([first]));
    expect(last).to.not.equal(first);
  });

  it('a roll is announced once, whether the page rolls or dispatches', async () => {
    const board = await Board.open();
    const heard = listen(board);
    board.element.dispatch({ type: 'dice', values: [1, 2, 3, 4, 6] });
    board.element.dispatch({ type: 'roll', held: 0b11 });
    await board.element.roll();
    expect(heard.map(({ type }) => type).filter((type) => type !== 'yahtzee-change')).to.deep.equal([
      'yahtzee-before-roll',
      'yahtzee-roll',
      'yahtzee-before-roll',
      'yahtzee-roll',
    ]);
    expect(board.state.turn.roll).to.equal(2);
  });

  for (const type of ['yahtzee-before-roll', 'yahtzee-before-score'] as const) {
    it(`a page may begin another game in ${type}`, async () => {
      const board = await Board.open('players="Ada"');
      board.unhurried();
      await board.rollDice('44412');
      board.element.addEventListener(type, () => board.element.newGame({ players: ['Grace', 'Linus'] }), {
        once: true,
      });
      if (type === 'yahtzee-before-roll') await board.roll();
      else await board.scoreIn('fours');
      expect(board.state.players).to.deep.equal(['Grace', 'Linus']);
      expect(board.state.log).to.equal(undefined);
      expect(board.totals).to.deep.equal([0, 0]);
    });
  }
});

describe('the end of a game', () => {
  const SHORT =
    'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 22256, ' +
    'fourOfAKind 33331, fullHouse 22333, smallStraight 12346, largeStraight 12345, yahtzee 66666, chance 66655';

  it('outlasts three quick presses of Enter, and the result comes back', async () => {
    const board = await Board.open();
    let now = 0;
    board.element.clock = () => now;
    await board.play(SHORT);
    expect(board.panel).to.equal('result');
    for (let i = 0; i < 3; i++) {
      now += 120;
      await board.roll();
    }
    expect([board.state.turn.phase, board.panel]).to.deep.equal(['over', 'result']);
    await board.click(board.cardKey);
    expect(board.panel).to.equal('');
    board.die(1).focus();
    await board.press('Escape');
    expect(board.panel).to.equal('result');
    now += 700;
    await board.roll();
    expect(board.state.log).to.equal(undefined);
  });
});
