// The page's own rules, played on the board: given as a property, saved and loaded again.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import {
  defineRuleset,
  down,
  faceSum,
  fixed,
  less,
  numberRows,
  sum,
  upperBonus,
} from '@yahtzee-game/rules/define';
import { Board, words } from '../../harness/boards/board.js';

const harbour = defineRuleset({
  id: 'harbour',
  source: 'our kitchen table',
  dice: { count: 4, sides: 6 },
  rolls: 2,
  columns: [{ id: '', order: down }],
  categories: [
    ...numberRows(2),
    { id: 'lowTide', section: 'lower', score: fixed(25, (t) => t.sum <= 10) },
    { id: 'chance', section: 'lower', score: sum },
  ],
  bonuses: upperBonus(6, 10),
});

async function houseBoard(attributes = ''): Promise<Board> {
  const board = await Board.open(attributes);
  board.element.ruleset = harbour;
  await board.drawn();
  return board;
}

describe('house rules', () => {
  it('are played from the first box to the last', async () => {
    const board = await houseBoard('players="Ada,Grace"');
    expect(board.dice).to.have.lengthOf(4);
    expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
    await board.rollDice('1111');
    expect(board.box('twos').getAttribute('aria-disabled')).to.equal('true');
    await board.play(
      'ones 1111, ones 1111, twos 2222, twos 2222, lowTide 1111, lowTide 1111, chance 6666, chance 6666',
    );
    expect(board.state.turn.phase).to.equal('over');
    expect(board.totals).to.deep.equal([71, 71]);
  });

  it('are named by the page', async () => {
    const board = await houseBoard();
    board.element.messages = { 'game.harbour': 'Harbour', 'row.lowTide': 'Low tide' };
    await board.drawn();
    expect(words(board.element.shadowRoot?.querySelector('.name'))).to.equal('Harbour');
    expect(board.box('lowTide').getAttribute('aria-label')).to.contain('Low tide');
  });

  it('take the options that every game has', async () => {
    const board = await houseBoard('options="order: free; rolls: 5"');
    expect(board.state.rules.ruleset.options).to.deep.equal({ order: 'free', rolls: 5 });
  });

  it('make way for a shipped game, named by the attribute', async () => {
    const board = await houseBoard();
    board.element.setAttribute('ruleset', 'yatzy');
    await board.drawn();
    expect(board.state.rules.ruleset.id).to.equal('yatzy');
  });

  it('are saved, and go on where the board knows them', async () => {
    const board = await houseBoard('options="rolls: 5"');
    await board.rollDice('1112');
    await board.scoreIn('ones');
    const saved = board.element.save();

    const other = await houseBoard();
    expect((await other.element.load(saved)).ok).to.equal(true);
    await other.drawn();
    expect(other.totals).to.deep.equal([3]);
    expect(other.state.rules.spec.rolls).to.equal(5);

    const stranger = await Board.open();
    const refused = await stranger.element.load(saved);
    expect(refused.ok || refused.code).to.equal('unknown-ruleset');
    expect(stranger.state.rules.ruleset.id).to.equal('yahtzee');
  });

  it('are known as soon as they are given, before they are played', async () => {
    const board = await houseBoard();
    const saved = board.element.save();
    const other = await Board.open();
    other.element.ruleset = harbour;
    expect((await other.element.load(saved)).ok).to.equal(true);
  });

  it('may let boxes cost points: the bar of the bonus is empty below 0, and full where 0 is enough', async () => {
    const school = defineRuleset({
      id: 'school',
      source: 'our kitchen table',
      dice: { count: 4, sides: 6 },
      rolls: 2,
      categories: [1, 2].map((face) => ({
        id: ['ones', 'twos'][face - 1] ?? '',
        section: 'upper',
        face,
        score: less(2 * face, faceSum(face)),
      })),
      bonuses: [{ id: 'upperBonus', section: 'upper', ladder: [[0, 20]] }],
    });
    const board = await Board.open();
    board.element.ruleset = school;
    await board.drawn();
    const bar = (): string | null => board.find('scorecard', '.have').getAttribute('width');
    await board.play('ones 2345');
    expect([board.totals, bar()]).to.deep.equal([[-2], '0%']);
    await board.play('twos 2223');
    expect([board.totals, bar()]).to.deep.equal([[20], '100%']);
  });

  it('may have ten dice, which stand in two rows of five that can be tapped on a phone', async () => {
    const ten = defineRuleset({
      id: 'ten',
      source: 'our kitchen table',
      dice: { count: 10, sides: 6 },
      rolls: 3,
      categories: [{ id: 'chance', section: 'lower', score: sum }],
    });
    const board = await Board.open('style="width: 335px"');
    board.element.ruleset = ten;
    await board.drawn();
    await board.rollDice('1234566543');
    const places = board.dice.map((die) => die.getBoundingClientRect());
    expect(new Set(places.map(({ top }) => Math.round(top))).size).to.equal(2);
    for (const { width } of places) expect(width).to.be.greaterThan(44);
    await board.scoreIn('chance');
    expect(board.totals).to.deep.equal([39]);
  });
});
