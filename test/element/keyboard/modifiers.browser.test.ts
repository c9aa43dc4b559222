// Options of every game: the same dice for all players, and a throw to decide who begins.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, rollOff, seededDice } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';

describe('options of any game', () => {
  it('give everybody the same dice', async () => {
    for (const ruleset of ['yahtzee', 'crag']) {
      const board = await Board.open(`ruleset="${ruleset}" players="Ada,Grace" options="duplicate: true"`);
      await board.roll();
      const { faces } = board;
      board.element.dispatch({ type: 'score', cell: 'ones' });
      await board.element.roll();
      await board.drawn();
      expect(board.state.seat).to.equal(1);
      expect(board.faces).to.equal(faces);
    }
  });

  it('give the same dice to everybody who has the seed', async () => {
    const attributes = 'options="duplicate: true" seed="spring"';
    const [one, other] = [await Board.open(attributes), await Board.open(attributes)];
    await one.roll();
    await other.roll();
    expect(one.faces).to.equal(other.faces);
  });

  it('throw for who begins, and keep the order round the table', async () => {
    const yahtzee = await loadRuleset('yahtzee');
    const names = ['Ada', 'Grace', 'Emmy'];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { first } = rollOff(yahtzee, names.length, seededDice(seed));
      const board = await Board.open(`players="${names.join()}" options="rollOff: true" seed="${seed}"`);
      expect(board.state.players).to.deep.equal([...names.slice(first), ...names.slice(0, first)]);
    }
  });

  it('leave the options of the ruleset to the ruleset', async () => {
    const board = await Board.open('ruleset="yatzy" options="duplicate: true; upperBonus: 25"');
    expect(board.state.rules.ruleset.options).to.deep.equal({ upperBonus: 25 });
  });
});
