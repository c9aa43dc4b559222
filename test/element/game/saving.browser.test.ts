// A game that is saved and goes on later.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import { actionsOf, gameIdOf, seededDice, seedOf } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';

describe('a saved game', () => {
  it('goes on where it was, on another board', async () => {
    const [one, other] = [await Board.open('players="Ada,Grace"'), await Board.open()];
    await one.play('fours 44412');
    await one.rollDice('66655');
    const loaded = await other.element.load(one.element.save());
    await other.drawn();
    expect(loaded.ok).to.equal(true);
    expect([other.faces, ...other.totals]).to.deep.equal(['66655', 12, 0]);
    await other.scoreIn('fullHouse');
    expect(other.totals).to.deep.equal([12, 25]);
    expect(other.box('fours', 0).classList.contains('last')).to.equal(true);
  });

  it('brings its ruleset and options along', async () => {
    const [one, other] = [await Board.open('ruleset="yatzy" options="upperBonus: 25"'), await Board.open()];
    await one.play('onePair 66123');
    await other.element.load(one.element.save());
    await other.drawn();
    expect([other.boxes.length, ...other.totals]).to.deep.equal([15, 12]);
    expect(other.state.rules.ruleset.options).to.deep.equal({ upperBonus: 25 });
  });

  it('that is over shows its result', async () => {
    const board = await Board.open();
    const start = '1 yatzy-forced? -';
    await board.element.load(`${start} 11111 =0`);
    const rows = 'ones twos threes fours fives sixes onePair twoPairs threeOfAKind fourOfAKind smallStraight';
    const all = `${rows} largeStraight fullHouse chance yahtzee`.split(' ');
    const log = all.map((row) => `11112 :${row}`).join(' ');
    const loaded = await board.element.load(`1 yatzy-forced - ${log} =21`);
    expect(loaded.ok).to.equal(true);
    await board.drawn();
    expect(board.find('scorecard', '[part~=result]').textContent).to.contain('21');
  });

  for (const [selection, marks] of [
    ['hold', '10110'],
    ['reroll', '00000'],
  ]) {
    it(`in the middle of a turn shows its dice as they were after the roll, with selection="${selection}"`, async () => {
      const board = await Board.open(`selection="${selection}"`);
      await board.element.load('1 yahtzee - 62664 h13 55 =0');
      await board.drawn();
      expect(board.marks).to.equal(marks);
    });
  }

  it('comes to a board that is not in the page yet', async () => {
    const element = document.createElement('yahtzee-game');
    element.setAttribute('players', 'Ada,Grace');
    await element.load('1 yahtzee - 44412 :fours =12');
    const around = await fixture<HTMLElement>('<div></div>');
    around.append(element);
    const board = await Board.at(element);
    expect(board.totals).to.deep.equal([12]);
  });

  it('that comes while another game is on its way is the one that is played', async () => {
    const board = await Board.open();
    board.element.ruleset = 'balut';
    await Promise.resolve();
    await board.element.load('1 yahtzee - 44412 :fours =12');
    await board.drawn();
    await board.drawn();
    expect([board.state.rules.ruleset.id, ...board.totals]).to.deep.equal(['yahtzee', 12]);
  });

  it('that was asked for first does not replace the one that was asked for last, and is not said to', async () => {
    const board = await Board.open();
    const slow = board.element.load('1 yamb Ada 11111 =0');
    const quick = board.element.load('1 yahtzee Grace 44412 :fours =12');
    expect([(await slow).ok, (await quick).ok]).to.deep.equal([false, true]);
    await board.drawn();
    expect(board.state.players).to.deep.equal(['Grace']);
  });

  it('gives way to a ruleset that the page asks for later', async () => {
    const board = await Board.open();
    const loaded = board.element.load('1 crag Ada 111 =0');
    board.element.ruleset = 'yatzy';
    await board.drawn();
    await loaded;
    await board.drawn();
    expect(board.state.rules.ruleset.id).to.equal('yatzy');
  });

  it('of an unknown ruleset is refused with the rulesets that there are', async () => {
    const board = await Board.open('ruleset="yacht"');
    const loaded = await board.element.load('1 bridge - =0');
    expect(!loaded.ok && loaded.message).to.match(
      /^ruleset: there is no "bridge"; rulesets: yahtzee, .*sachsenkniffel/,
    );
  });

  for (const [what, text] of [
    ['nothing', ''],
    ['some words', 'the quick brown fox'],
    ['half a game', '1 yahtzee - 44412 :fou'],
    ['an unknown ruleset', '1 bridge - 44412 =0'],
    ['a roll that cannot be', '1 yahtzee - 44917 =0'],
    ['a wrong total', '1 yahtzee - 44412 :fours =13'],
    ['a key of every object', '1 __proto__ - =0'],
    ['two million characters', '1 yahtzee - '.padEnd(2_000_000, '4')],
  ] as const) {
    it(`of ${what} is refused with a code, and the game stays`, async () => {
      const board = await Board.open();
      await board.play('fours 44412');
      const before = board.state;
      const loaded = await board.element.load(text);
      await board.drawn();
      expect(loaded.ok).to.equal(false);
      expect(!loaded.ok && loaded.code).to.be.a('string');
      expect(board.state === before).to.equal(true);
      expect(board.totals).to.deep.equal([12]);
    });
  }
});

describe('a game of an ordinary board', () => {
  it('is the same game after it has been saved and loaded', async () => {
    const [one, other] = [await Board.open(), await Board.open()];
    const games: string[] = [];
    for (const { element } of [one, other])
      element.addEventListener('yahtzee-score', ({ detail }) => games.push(detail.game));
    await one.play('fours 44412');
    await other.element.load(one.element.save());
    await other.play('fives 55512');
    expect(games).to.have.lengthOf(2);
    expect(games[0]).to.equal(games[1]);
    expect(gameIdOf(other.element.save())).to.equal(games[0]);
  });

  it('names the seed of its dice once it is over, and with it they are thrown again', async () => {
    const board = await Board.open('motion="none"');
    board.unhurried();
    board.element.dispatchEvent(new PointerEvent('pointerover'));
    await board.drawn();
    const boxes = board.state.rules.cells.map(({ id }) => id);
    for (const box of boxes) {
      await board.element.roll();
      expect(seedOf(board.element.save())).to.equal(undefined);
      board.element.dispatch({ type: 'score', cell: box });
    }
    const seed = seedOf(board.element.save());
    expect(seed).to.match(/^[\w-]{20,}$/);
    const again = seededDice(seed ?? '');
    const thrown = actionsOf(board.state).filter((action) => action.type === 'dice');
    thrown.forEach(({ values }, turn) => {
      expect(again({ count: 5, sides: 6, seat: 0, turn, roll: 0 })).to.deep.equal(values);
    });
  });

  it('names no seed if some of its dice were not its own', async () => {
    const board = await Board.open('motion="none" seed="tuesday"');
    const boxes = board.state.rules.cells.map(({ id }) => id);
    for (const [i, box] of boxes.entries()) {
      if (i) await board.element.roll();
      else board.element.dispatch({ type: 'dice', values: [6, 6, 6, 6, 6] });
      board.element.dispatch({ type: 'score', cell: box });
    }
    expect(board.state.turn.phase).to.equal('over');
    expect(seedOf(board.element.save())).to.equal(undefined);
  });
});
