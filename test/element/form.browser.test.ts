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

  it('belongs to a form elsewhere in the page, also where a template sets that as a property', async () => {
    const board = await Board.open('name="score"', '', FORM);
    const other = document.createElement('form');
    other.id = 'elsewhere';
    document.body.append(other);
    board.element.form = 'elsewhere';
    expect(board.element.form).to.equal(other);
    board.element.form = null;
    expect(board.element.form).to.equal(form());
    other.remove();
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

  it('fires input when what it sends has changed, and change at the end', async () => {
    const board = await Board.open('name="score"', '', FORM);
    const heard: string[] = [];
    for (const type of ['input', 'change']) form().addEventListener(type, () => heard.push(type));
    await board.play(LAST);
    expect([...new Set(heard)]).to.deep.equal(['input']);
    await board.play('chance 66655');
    expect(heard.at(-1)).to.equal('change');
    const before = heard.length;
    await board.click(board.undoKey);
    expect(heard.slice(before)).to.deep.equal(['input']);
  });

  it('has a label, which names it, and from which focus comes', async () => {
    const board = await Board.open(
      'id="board" name="score"',
      '',
      '<form id="form"><label for="board">Score</label>…</form>',
    );
    const [label] = board.element.labels;
    expect(label?.textContent).to.equal('Score');
    if (label instanceof HTMLElement) label.click();
    expect(board.focusPart).to.equal('yahtzee-controls');
  });

  it('that is required is valid once the game is over', async () => {
    const board = await Board.open('name="score" required', '', FORM);
    expect(form().checkValidity()).to.equal(false);
    expect(board.element.validity.valueMissing).to.equal(true);
    expect(board.element.validationMessage).to.equal('Finish the game.');
    expect(board.element.willValidate).to.equal(true);
    expect([board.element.checkValidity(), board.element.reportValidity()]).to.deep.equal([false, false]);
    await board.play(LAST);
    await board.play('chance 66655');
    expect([form().checkValidity(), board.element.checkValidity()]).to.deep.equal([true, true]);
  });

  it('is disabled by its attribute and by its property', async () => {
    const board = await Board.open('name="score"', '', FORM);
    board.element.disabled = true;
    await board.drawn();
    expect([board.element.inert, board.element.hasAttribute('disabled')]).to.deep.equal([true, true]);
    const { opacity } = getComputedStyle(board.element.shadowRoot?.querySelector('.board') ?? document.body);
    expect(Number(opacity)).to.be.lessThan(1);
    expect(sent()).to.deep.equal({});
    board.element.removeAttribute('disabled');
    await board.drawn();
    expect([board.element.inert, board.element.disabled]).to.deep.equal([false, false]);
  });

  it('that is read-only shows its game, and players cannot change it', async () => {
    const board = await Board.open('name="score" readonly', '', FORM);
    await board.rollDice('66612');
    const before = board.state;
    await board.hold(1);
    await board.roll();
    await board.scoreIn('sixes');
    board.element.dispatch({ type: 'score', cell: 'chance' });
    await board.drawn();
    expect(before.turn.phase).to.equal('deciding');
    expect(board.state.cards[0]?.filled).to.equal(1);
    expect(board.undoKey.getAttribute('aria-disabled')).to.equal('true');
    expect(sent()['score.game']).to.equal(board.element.save());
  });
});

describe('a board without a form', () => {
  it('is a group with the name of its game', async () => {
    const board = await Board.open('ruleset="yatzy"');
    expect(board.element.getAttribute('role')).to.equal(null);
    board.element.focus();
    expect(board.focusPart).to.equal('yahtzee-controls');
  });
});
