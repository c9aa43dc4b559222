// The properties and methods by which a page looks at a board and plays on it.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { NewGameOptions, YahtzeeGame } from '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import { loadRuleset, seededDice } from '@yahtzee-game/rules';
import '@yahtzee-game/rooms/element';
import '@yahtzee-game/rooms/kiosk';
import '@yahtzee-game/rooms/leaderboard';
import { Board } from '../../harness/boards/board.js';
import { warningsOf } from '../../harness/boards/warnings.js';

const yatzy = await loadRuleset('yatzy');

describe('held', () => {
  it('says of each die whether it is held', async () => {
    const board = await Board.open();
    expect(board.element.held).to.deep.equal([]);
    await board.rollDice('44412');
    expect(board.element.held).to.deep.equal([false, false, false, false, false]);
    await board.hold(1, 3);
    expect(board.element.held).to.deep.equal([true, false, true, false, false]);
  });

  it('says the same where visitors choose the dice to reroll', async () => {
    const board = await Board.open('selection="reroll"');
    await board.rollDice('44412');
    await board.hold(4, 5);
    expect(board.element.held).to.deep.equal([true, true, true, false, false]);
  });

  it('holds exactly the dice that the page sets, and tells the page', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    await board.hold(5);
    const told: unknown[] = [];
    board.element.addEventListener('yahtzee-hold', ({ detail }) => told.push(detail.held));
    board.element.held = [true, true, true, false, false];
    await board.drawn();
    expect(told).to.deep.equal([[true, true, true, false, false]]);
    expect([1, 2, 3, 4, 5].map((die) => board.die(die).getAttribute('aria-pressed'))).to.deep.equal([
      'true',
      'true',
      'true',
      'false',
      'false',
    ]);
  });

  for (const held of [5, 'all', [true], [1, 1, 1, 0, 0], ['yes', '', '', '', '']]) {
    it(`is not ${JSON.stringify(held)}`, async () => {
      const board = await Board.open();
      await board.rollDice('44412');
      await board.hold(1);
      const warnings = await warningsOf(async () => Object.assign(board.element, { held }));
      expect(warnings).to.deep.equal([
        `<yahtzee-game> held="${typeof held === 'string' ? held : JSON.stringify(held)}" is not allowed; allowed: an array of 5 booleans, one per die`,
      ]);
      expect(board.element.held).to.deep.equal([true, false, false, false, false]);
    });
  }

  it('stays where no die can be held', async () => {
    const board = await Board.open();
    const warnings = await warningsOf(async () => Object.assign(board.element, { held: [] }));
    expect(warnings).to.deep.equal([
      '<yahtzee-game> held: no dice can be held now; allowed: after a roll, while rolls are left',
    ]);
  });
});

describe('gameTitle and message', () => {
  it('are what the board shows', async () => {
    const board = await Board.open('ruleset="kniffel" lang="de"');
    const shown = (selector: string): string | undefined =>
      board.element.shadowRoot?.querySelector(selector)?.textContent.trim();
    expect([board.element.gameTitle, shown('[part=name]')]).to.deep.equal(['Kniffel', 'Kniffel']);
    expect(board.element.message).to.equal(board.find('controls', '[part=message]').textContent.trim());
    await board.rollDice('44412');
    expect(board.element.message).to.match(/^[^*]+$/);
  });

  it('are empty on a board that has no game yet', () => {
    const { gameTitle, message } = document.createElement('yahtzee-game');
    expect([gameTitle, message]).to.deep.equal(['', '']);
  });
});

describe('newGame', () => {
  const gameOn = ({ state }: YahtzeeGame): unknown => [state?.rules.ruleset.id, ...(state?.players ?? [])];

  it('leaves what is absent as it is', async () => {
    const board = await Board.open('ruleset="yatzy" players="Ada,Grace"');
    board.element.newGame();
    expect(gameOn(board.element)).to.deep.equal(['yatzy', 'Ada', 'Grace']);
    board.element.newGame({ players: ['Uno'] });
    expect(gameOn(board.element)).to.deep.equal(['yatzy', 'Uno']);
    board.element.newGame({ players: undefined, seed: undefined, ruleset: undefined });
    expect(gameOn(board.element)).to.deep.equal(['yatzy', 'Uno']);
  });

  for (const ruleset of ['yatzy', yatzy] as const) {
    it(`plays another game, by its ${typeof ruleset === 'string' ? 'id' : 'ruleset'}`, async () => {
      const board = await Board.open('players="Ada,Grace" options="joker: free"');
      const warnings = await warningsOf(async () => {
        board.element.newGame({ ruleset });
        await board.drawn();
      });
      expect(warnings).to.deep.equal([]);
      expect(gameOn(board.element)).to.deep.equal(['yatzy', 'Ada', 'Grace']);
      board.element.newGame();
      expect(gameOn(board.element)).to.deep.equal(['yatzy', 'Ada', 'Grace']);
    });
  }

  it('deals the dice of a seed in this game alone', async () => {
    const board = await Board.open('seed="rain"');
    const first = async (): Promise<string> => {
      await board.element.roll();
      return board.faces;
    };
    const dealtBy = (seed: string): string =>
      seededDice(seed)({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 }).join('');
    board.element.newGame({ seed: 'snow' });
    await board.drawn();
    await first();
    expect(board.state.turn.dice.join('')).to.equal(dealtBy('snow'));
    board.element.newGame();
    await first();
    expect(board.state.turn.dice.join('')).to.equal(dealtBy('rain'));
  });

  it('in place of a running game can be undone', async () => {
    const board = await Board.open();
    await board.play('fours 44412');
    board.element.newGame({ ruleset: 'yatzy' });
    await board.drawn();
    expect(board.element.undo()).to.equal(true);
    await board.drawn();
    expect([board.state.rules.ruleset.id, ...board.totals]).to.deep.equal(['yahtzee', 12]);
  });

  it('that cannot be found leaves the present game', async () => {
    const board = await Board.open();
    await board.play('fours 44412');
    const options: object = { ruleset: 'nope' };
    const warnings = await warningsOf(async () => {
      board.element.newGame(options);
      await board.drawn();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(
      /^<yahtzee-game> the present game goes on: .*there is no "nope"; rulesets: /,
    );
    expect(board.totals).to.deep.equal([12]);
  });

  const REFUSED: readonly (readonly [unknown, string])[] = [
    [{ player: ['Ada'] }, 'there is no option "player"'],
    [{ players: 2, seeds: 1 }, 'there is no option "seeds"'],
    [['Ada'], 'a list of 1 is no object of options'],
    [2, '2 is no object of options'],
    [null, 'null is no object of options'],
  ];
  for (const [options, why] of REFUSED) {
    it(`refuses ${JSON.stringify(options)} in one sentence`, async () => {
      const board = await Board.open();
      await board.play('fours 44412');
      expect(() => board.element.newGame(options as NewGameOptions)).to.throw(
        RangeError,
        `newGame: ${why}; options: players, ruleset, seed, table`,
      );
      expect(board.totals).to.deep.equal([12]);
    });
  }
});

describe('theme', () => {
  for (const name of ['game', 'picker', 'puzzle', 'review', 'room', 'leaderboard', 'kiosk']) {
    it(`of <yahtzee-${name}> is a property that reflects its attribute`, async () => {
      const element = document.createElement(`yahtzee-${name}`) as YahtzeeGame;
      document.body.append(element);
      element.theme = 'felt sea';
      await element.updateComplete;
      expect(element.getAttribute('theme')).to.equal('felt sea');
      element.setAttribute('theme', 'neon');
      expect(element.theme).to.equal('neon');
      element.theme = null;
      await element.updateComplete;
      expect(element.hasAttribute('theme')).to.equal(false);
      element.remove();
    });
  }
});
