// Attributes and properties as authors write them: early, late or wrong.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { warningsOf } from '../../harness/boards/warnings.js';

describe('attributes', () => {
  let warnings: string[];
  const { warn } = console;
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('with bad values warn once, and the default stays', async () => {
    const bad = 'selection="drop" digits="roman" hotkeys="maybe" hints="yes" undo-limit="always"';
    const boards = [await Board.open(bad), await Board.open(bad)];
    expect(warnings).to.deep.equal([
      '<yahtzee-game> selection="drop" is not allowed; allowed: hold, reroll',
      '<yahtzee-game> digits="roman" is not allowed; allowed: face, position',
      '<yahtzee-game> hotkeys="maybe" is not allowed; allowed: on, off',
      '<yahtzee-game> hints="yes" is not allowed; allowed: on, off',
      '<yahtzee-game> undo-limit="always" is not allowed; allowed: score, off, turn, unlimited',
    ]);
    for (const board of boards) {
      await board.rollDice('44412');
      expect(words(board.box('fours'))).to.equal('12');
    }
  });

  it('an unknown ruleset warns once, and Yahtzee is played', async () => {
    const [one, other] = [await Board.open('ruleset="bridge"'), await Board.open('ruleset="bridge"')];
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('there is no "bridge"');
    for (const { state } of [one, other]) expect(state.rules.ruleset.id).to.equal('yahtzee');
  });

  it('options that a ruleset does not have warn, and it is played as it is', async () => {
    const board = await Board.open('ruleset="yatzy" options="joker: free"');
    expect(warnings).to.have.lengthOf(1);
    expect([board.state.rules.ruleset.id, board.state.rules.ruleset.options]).to.deep.equal(['yatzy', {}]);
  });

  it('options that it has are played', async () => {
    const board = await Board.open('options="joker: free; upperBonus: 0"');
    expect(board.state.rules.ruleset.options).to.deep.equal({ joker: 'free', upperBonus: 0 });
    expect(warnings).to.deep.equal([]);
  });

  it('a name that looks like markup is a name', async () => {
    const board = await Board.open('players="&lt;img src=x&gt;,Grace"');
    expect(words(board.root('scorecard').querySelector('.player .player-name'))).to.equal('<img src=x>');
    expect(board.has('scorecard', 'img')).to.equal(false);
  });
});

describe('properties', () => {
  it('that were set before the script came count', async () => {
    const early = document.implementation.createHTMLDocument().createElement('yahtzee-game');
    Object.assign(early, { players: 'Ada,Grace', hints: 'off', messages: { roll: 'Würfeln' } });
    document.body.append(early);
    const board = await Board.at(early);
    expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
    expect(words(board.rollKey)).to.equal('Würfeln 3 left');
    await board.rollDice('44412');
    expect(words(board.box('fours'))).to.equal('');
    early.remove();
  });

  it('of words change them at once', async () => {
    const board = await Board.open();
    board.element.messages = { 'row.chance': 'Lucky dip' };
    await board.drawn();
    expect(board.box('chance').getAttribute('aria-label')).to.equal('Lucky dip, open');
  });

  it('of state cannot be written, as the page is told', async () => {
    const board = await Board.open();
    const { state } = board;
    const warned = await warningsOf(async () => {
      Object.assign(board.element, { state: undefined });
      await board.drawn();
    });
    expect([board.element.state, warned]).to.deep.equal([state, ['<yahtzee-game> state can only be read']]);
  });
});

describe('selection="reroll"', () => {
  it('keeps all dice after a roll, and throws those that are marked', async () => {
    const board = await Board.open('selection="reroll"');
    board.unhurried();
    await board.rollDice('44412');
    expect([board.marks, words(board.rollKey)]).to.deep.equal(['00000', 'All held']);
    await board.hold(4, 5);
    expect([board.marks, board.message]).to.deep.equal(['00011', 'Rerolling 1 2. Roll, or choose a box.']);
    expect(words(board.die(4).querySelector('.tag'))).to.equal('Reroll');
    await board.roll();
    expect(board.faces.slice(0, 3)).to.equal('444');
    expect([board.state.turn.held, board.marks]).to.deep.equal([0b00111, '00000']);
  });
});

describe('properties', () => {
  const EMPTY: unknown = null;

  for (const [what, set, players] of [
    ['a number of players', { players: 2 }, ['', '']],
    ['a list of players', { players: ['Ada', 'Grace'] }, ['Ada', 'Grace']],
    ['no players', { players: EMPTY }, ['']],
    ['no messages', { messages: EMPTY }, ['']],
    ['a face that is missing', { faces: ['1', EMPTY, undefined, '4', '5', '6'] }, ['']],
    ['no advisor', { advisor: EMPTY }, ['']],
    ['no table', { table: EMPTY }, ['']],
    ['a seed that is a number', { seed: 42 }, ['']],
    ['a seed that is none', { seed: {} }, ['']],
    ['options as an object', { options: { joker: 'free' } }, ['']],
    ['what cannot be text', { players: Object.create(null) as unknown, hints: Symbol('on') }, ['']],
  ] as const) {
    it(`may be ${what}: the board is there, and plays`, async () => {
      const board = await Board.open();
      Object.assign(board.element, set);
      await board.drawn();
      expect(board.state.players).to.deep.equal([...players]);
      expect(board.element.getBoundingClientRect().height).to.be.greaterThan(100);
      await board.rollDice('66612');
      expect(board.faces).to.match(/^[\d-]{5}$/);
    });
  }

  it('that are no seed from the beginning leave a board that plays', async () => {
    const element = document.createElement('yahtzee-game');
    const warned = await warningsOf(async () => {
      Object.assign(element, { seed: [1, 2] });
      document.body.append(element);
      await element.updateComplete;
    });
    expect(element.state?.turn.phase).to.equal('rolling');
    expect(warned.join()).to.match(/seed=a list of 2 is not allowed; allowed: /);
    expect(element.seed).to.equal(undefined);
    element.remove();
  });

  it('that are on or off take booleans', async () => {
    const board = await Board.open();
    await board.rollDice('66612');
    Object.assign(board.element, { hints: false, undoLimit: 'unlimited' });
    await board.drawn();
    expect(board.box('sixes').textContent?.trim()).to.equal('');
    board.element.hints = true;
    await board.drawn();
    expect(board.box('sixes').textContent?.trim()).to.equal('18');
  });

  it('that are made anew with the same content leave the game alone', async () => {
    const board = await Board.open();
    const made = (names: readonly string[], upperBonus: number): void => {
      Object.assign(board.element, { players: [...names], options: { upperBonus } });
    };
    made(['Ada', 'Grace'], 0);
    await board.drawn();
    await board.rollDice('66612');
    const game = board.element.save();
    made(['Ada', 'Grace'], 0);
    await board.drawn();
    expect(board.element.save()).to.equal(game);
    made(['Grace', 'Ada'], 0);
    await board.drawn();
    expect(board.state.players).to.deep.equal(['Grace', 'Ada']);
    expect(board.state.turn.roll).to.equal(0);
  });

  it('begin their game anew on request, whatever is played', async () => {
    const board = await Board.open('ruleset="yatzy" players="Ada,Grace"');
    await board.element.load((await Board.open()).element.save());
    board.element.reset();
    await board.drawn();
    expect([board.state.rules.ruleset.id, board.state.players]).to.deep.equal(['yatzy', ['Ada', 'Grace']]);
  });

  it('with options as an object are played', async () => {
    const board = await Board.open();
    board.element.options = { upperBonus: 0 };
    await board.drawn();
    expect(board.state.rules.ruleset.options).to.deep.equal({ upperBonus: 0 });
  });
});
