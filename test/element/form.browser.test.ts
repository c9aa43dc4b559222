// A board is a field of the form that it stands in.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, parseGame } from '@yahtzee-game/rules';
import { Board } from '../harness/board.js';

const FORM = '<form id="form"><fieldset>…</fieldset></form>';
const LAST =
  'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 22256, ' +
  'fourOfAKind 33331, fullHouse 22333, smallStraight 12346, largeStraight 12345, yahtzee 66666';

const form = (): HTMLFormElement => document.querySelector('#form') as HTMLFormElement;
const sent = (): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form())].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

describe('a board in a form', () => {
  it('sends its game, and the totals once it is over', async () => {
    const board = await Board.open('name="score"', '', FORM);
    await board.play(LAST);
    expect(sent().score).to.equal('');
    await board.play('chance 66655');
    expect(sent().score).to.equal(board.element.value);
    expect(Number(sent().score)).to.be.greaterThan(200);
    expect(sent()['score.game']).to.equal(board.element.save());
    expect(parseGame(sent()['score.game'] ?? '', [await loadRuleset('yahtzee')]).ok).to.equal(true);
  });

  it('sends the totals of all players, in their order', async () => {
    const board = await Board.open('name="score" players="Ada,Grace"', '', FORM);
    expect(board.element.form).to.equal(form());
    const turns = [...LAST.split(', '), 'chance 66655'];
    await board.play(turns.flatMap((turn) => [turn, turn]).join(', '));
    const [ada, grace] = (sent().score ?? '').split(',');
    expect(Number(ada)).to.be.greaterThan(200);
    expect(grace).to.equal(ada);
  });

  it('sends nothing without a name', async () => {
    const board = await Board.open('', '', FORM);
    await board.play('chance 66655');
    expect(sent()).to.deep.equal({});
    board.element.name = 'score';
    await board.drawn();
    expect(Object.keys(sent())).to.deep.equal(['score', 'score.game']);
    board.element.name = null;
    await board.drawn();
    expect(sent()).to.deep.equal({});
  });

  it('begins again when the form is reset', async () => {
    const board = await Board.open('name="score" players="Ada,Grace"', '', FORM);
    await board.play('chance 66655');
    form().reset();
    await board.drawn();
    expect([board.state.log, board.state.players]).to.deep.equal([undefined, ['Ada', 'Grace']]);
  });

  it('goes on where it was left, whatever game that was', async () => {
    const left = await Board.open('name="score" ruleset="yatzy"', '', FORM);
    await left.play('chance 66655');
    const game = left.element.save();
    const board = await Board.open('name="score" ruleset="yatzy"', '', FORM);
    await board.element.formStateRestoreCallback(game);
    expect(board.element.save()).to.equal(game);
  });

  it('keeps players out while it is disabled', async () => {
    const board = await Board.open('name="score"', '', FORM);
    document.querySelector('fieldset')?.setAttribute('disabled', '');
    expect(board.element.matches(':disabled')).to.equal(true);
    expect(board.element.inert).to.equal(true);
  });
});
