// A board is a field of the form that contains it.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, parseGame } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

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

describe('the data of a board', () => {
  /** Whether this form sends the game of a board whose first roll is 66655. */
  const isSent = (of: HTMLFormElement): boolean => {
    const game = new FormData(of).get('score.game');
    return typeof game === 'string' && game.startsWith('1 yahtzee - 66655');
  };

  it('are those of its game as soon as that has changed', async () => {
    const board = await Board.open('name="score"', '', FORM);
    board.element.dispatch({ type: 'dice', values: [6, 6, 6, 5, 5] });
    expect(isSent(form())).to.equal(true);
  });

  it('are there for a page that sends the form when it hears of the end', async () => {
    const board = await Board.open('name="score" required', '', FORM);
    const heard: unknown[] = [];
    board.element.addEventListener('yahtzee-end', () => heard.push(form().checkValidity(), sent().score));
    await board.play(`${LAST}, chance 66655`);
    expect(heard).to.deep.equal([true, board.element.value]);
  });

  const later: Readonly<Record<string, (element: Board['element']) => HTMLFormElement>> = {
    'the form is named later': (element) => {
      const other = document.createElement('form');
      other.id = 'other';
      element.after(other);
      element.setAttribute('form', 'other');
      return other;
    },
    'the form comes later': (element) => {
      element.setAttribute('form', 'later');
      const other = document.createElement('form');
      other.id = 'later';
      element.after(other);
      return other;
    },
    'the form is put around it': (element) => {
      const other = document.createElement('form');
      element.before(other);
      other.append(element);
      return other;
    },
  };
  for (const [what, join] of Object.entries(later))
    it(`are there where ${what}`, async () => {
      const board = await Board.open('name="score"');
      await board.rollDice('66655');
      expect(isSent(join(board.element))).to.equal(true);
    });

  it('move with it from one form to another', async () => {
    const board = await Board.open(
      'name="score"',
      '',
      '<div><form id="form">…</form><form id="to"></form></div>',
    );
    await board.rollDice('66655');
    const to = document.querySelector<HTMLFormElement>('#to');
    to?.append(board.element);
    expect([sent(), to && isSent(to)]).to.deep.equal([{}, true]);
  });

  it('have its new name', async () => {
    const board = await Board.open('name="round-1"', '', FORM);
    board.element.name = 'round-2';
    await board.drawn();
    expect(Object.keys(sent())).to.deep.equal(['round-2', 'round-2.game']);
  });

  it('are not those of a game that cannot be restored', async () => {
    const board = await Board.open('name="score"', '', FORM);
    await board.rollDice('66655');
    const before = board.element.save();
    for (const kept of [null, '', 'no game', new FormData()])
      await board.element.formStateRestoreCallback(kept);
    expect(board.element.save()).to.equal(before);
  });
});

describe('a form that is sent before the game is over', () => {
  const REQUIRED = '<form id="form"><p>…</p><button id="send">Send</button></form>';
  const PARTS =
    '<yahtzee-scorecard></yahtzee-scorecard><yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls>';
  const thrice = async (board: Board): Promise<void> => {
    board.unhurried();
    await board.rollDice('66655');
    for (let i = 0; i < 2; i++) await board.roll();
  };
  const setUp = async (board: Board): Promise<void> => {
    await board.click(board.newGameKey);
    await waitUntil(() => board.panel === 'setup', 'the setup is open');
  };
  const SCENES: Readonly<
    Record<string, readonly [content: string, reach: (board: Board) => Promise<unknown>, focus: RegExp]>
  > = {
    'at the start': ['', () => Promise.resolve(), /^Roll 3 left$/],
    'with dice': ['', (board) => board.rollDice('66655'), /^Roll 2 left$/],
    'without a roll that is left': ['', thrice, /^box ones$/],
    'with a new game being set up': ['', setUp, /^Roll 3 left$/],
    'with parts that the page lays out': [PARTS, () => Promise.resolve(), /^Roll 3 left$/],
    'with the card alone': ['<yahtzee-scorecard></yahtzee-scorecard>', () => Promise.resolve(), /./],
  };

  for (const [when, [content, reach, focus]] of Object.entries(SCENES))
    it(`leads to what is to be done ${when}`, async () => {
      const board = await Board.open('name="score" required', content, REQUIRED);
      await reach(board);
      let isSent = false;
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        isSent = true;
      });
      document.querySelector<HTMLElement>('#send')?.click();
      expect(isSent).to.equal(false);
      expect(board.element.matches(':focus-within'), 'focus is in the board').to.equal(true);
      expect(board.focus).to.match(focus);
      expect(board.element.validationMessage).to.equal('Finish the game.');
    });

  it('is sent once it is over', async () => {
    const board = await Board.open('name="score" required', '', REQUIRED);
    await board.play(`${LAST}, chance 66655`);
    let isSent = false;
    form().addEventListener('submit', (event) => {
      event.preventDefault();
      isSent = true;
    });
    document.querySelector<HTMLElement>('#send')?.click();
    expect(isSent).to.equal(true);
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
