// Real dice: people throw dice beside the board, and enter their faces.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { actionsOf, legalActions, serializeGame } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

const faces = (board: Board): readonly HTMLElement[] => [
  ...board.root('controls').querySelectorAll<HTMLElement>('.face-key'),
];

/** Presses these faces; the first side is 1. */
async function enter(board: Board, ...sides: readonly number[]): Promise<void> {
  for (const side of sides) {
    const face = faces(board)[side - 1];
    if (!face) throw new Error(`there is no face ${side}`);
    await board.click(face);
  }
}

async function open(attributes = ''): Promise<Board> {
  const board = await Board.open(`dice="real" ${attributes}`);
  board.unhurried();
  await waitUntil(() => faces(board).length > 0, 'dice are awaited');
  await board.drawn();
  return board;
}

/** The tray as it is described: values of entered dice, `>` for the next place, `-` for the others. */
const tray = (board: Board): string =>
  board.dice
    .map((one) => one.getAttribute('aria-label') ?? '')
    .map((label) => /: (\w+)/.exec(label)?.[1] ?? (label.endsWith('next') ? '>' : '-'))
    .join('');

/** The actions of the game, as it records them. */
const record = (board: Board): string =>
  actionsOf(board.state)
    .map((action) => {
      if (action.type === 'dice') return action.values.join('');
      return action.type === 'roll' ? 'again' : action.type;
    })
    .join(' ');

describe('a board with real dice', () => {
  it('awaits the first throw by itself, and plays a turn by pressing', async () => {
    const board = await open();
    expect(tray(board)).to.equal('>----');
    expect(faces(board).map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    await enter(board, 6, 2);
    expect(tray(board)).to.equal('62>--');
    expect(board.message).to.equal('Throw 1 of 3. Press what your dice show: two of five are in.');
    expect(board.spoken).to.equal('2. 3 more.');
    await enter(board, 6, 4, 5);
    expect(board.faces).to.equal('62645');
    expect(board.spoken).to.equal('6 2 6 4 5. 2 rolls left.');
    await board.hold(1, 3);
    await board.roll();
    expect(tray(board)).to.equal('6>6--');
    expect(board.marks).to.equal('10100');
    await enter(board, 6, 6, 1);
    expect(board.faces).to.equal('66661');
    await board.scoreIn('sixes');
    await waitUntil(() => tray(board) === '>----', 'the next turn awaits its dice');
    expect(record(board)).to.equal('62645 again 661 score');
    expect(board.element.save()).not.to.match(/seed/i);
  });

  it('one throw and a box are a whole turn, for those who only keep score', async () => {
    const board = await open();
    expect(board.message).to.equal('Throw 1 of 3. Press what your dice show; the last throw is enough.');
    await enter(board, 3, 3, 3, 2, 2);
    await board.scoreIn('fullHouse');
    expect(record(board)).to.equal('33322 score');
    expect(board.totals).to.deep.equal([25]);
  });

  it('is typed: digits, Backspace, Escape, and keys that are no face', async () => {
    const board = await open();
    board.element.focus();
    await board.press('Digit6', 'Digit2', 'Digit9', 'x', 'Digit4');
    expect(tray(board)).to.equal('624>-');
    await board.press('Backspace', 'Backspace');
    expect(tray(board)).to.equal('6>---');
    await board.press('Digit7');
    expect(board.spoken).to.equal('A die shows 1 to 6.');
    await board.press('Escape');
    expect(tray(board)).to.equal('>----');
    await board.press('Digit1', 'Digit1', 'Digit1', 'Digit2', 'Digit2');
    expect(board.state.turn.dice).to.deep.equal([1, 1, 1, 2, 2]);
    expect(board.focus).to.equal('Enter throw 2 left');
    await board.press('Digit1', 'Digit1', 'Digit1', 'Enter');
    expect(tray(board)).to.equal('111>-');
    expect(board.focus).to.equal('1');
    await board.press('ArrowRight', 'Space');
    expect(tray(board)).to.equal('1112>');
    await board.press('Digit3');
    expect(board.state.turn.dice).to.deep.equal([1, 1, 1, 2, 3]);
  });

  it('has nothing to take back before a die is in, and no letters where hotkeys are off', async () => {
    const board = await open('hotkeys="off"');
    board.element.focus();
    const { spoken } = board;
    await board.press('Digit6', 'Backspace', 'Escape');
    expect([tray(board), board.spoken]).to.deep.equal(['>----', spoken]);
    board.element.setAttribute('hotkeys', 'on');
    await board.drawn();
    await board.press('Backspace', 'Escape');
    expect([tray(board), board.spoken]).to.deep.equal(['>----', spoken]);
    await board.press('Digit6');
    expect(tray(board)).to.equal('6>---');
  });

  it('a digit does not say which of several colours lies there', async () => {
    const board = await open('ruleset="rainbow" players="2"');
    board.element.focus();
    await board.press('Digit3');
    expect([board.spoken, tray(board)]).to.deep.equal(['Press what your dice show.', '>----']);
  });

  it('leaves the dice of a table alone', async () => {
    const board = await Board.open('dice="real"');
    board.element.table = { throwDice: ({ count }) => [6, 5, 4, 3, 2].slice(0, count) };
    await board.drawn();
    await waitUntil(() => faces(board).length === 0, 'nobody enters dice');
    await board.drawn();
    await board.roll();
    expect(board.faces).to.equal('65432');
  });

  it('a press on an entered die takes that one back', async () => {
    const board = await open();
    await enter(board, 6, 2, 5);
    await board.hold(2);
    expect(tray(board)).to.equal('6>5--');
    expect(board.spoken).to.equal('2 taken back. 3 more.');
    await enter(board, 3);
    expect(tray(board)).to.equal('635>-');
    await board.hold(5);
    expect(tray(board)).to.equal('635>-', 'an empty place does nothing');
  });

  it('boxes and the Enter key wait until all dice are in, and say so', async () => {
    const board = await open();
    await enter(board, 6);
    await board.scoreIn('sixes');
    expect(board.spoken).to.equal('Throw 1 of 3. Press what your dice show: one of five is in.');
    expect(board.state.log).to.equal(undefined);
    expect(await board.element.roll()).to.include({ ok: false });
    expect(tray(board)).to.equal('6>---');
  });

  it('a second click on the key that has gone enters no die', async () => {
    const board = await open();
    await enter(board, 6, 2, 6, 4, 5);
    let now = performance.now() + 60_000; // after all that the board has seen
    board.element.clock = () => now;
    await board.roll();
    const click = (): boolean =>
      faces(board)[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })) ?? false;
    click();
    await board.drawn();
    expect(tray(board)).to.equal('>----');
    now += 300;
    click();
    await board.drawn();
    expect(tray(board)).to.equal('3>---');
  });

  it('undo takes back dice that are in, then the throw, then the decision before it', async () => {
    const board = await open();
    expect(board.undoKey.getAttribute('aria-disabled')).to.equal('true');
    await enter(board, 6, 2, 6, 4, 5);
    await board.hold(1, 3);
    await board.roll();
    await enter(board, 1);
    const steps = ['6>6--', '62645', '>----'];
    for (const step of steps) {
      await board.click(board.undoKey);
      await board.drawn();
      await waitUntil(() => tray(board) === step, step);
    }
    expect(board.state.log).to.equal(undefined);
    await enter(board, 5, 5, 5, 5, 5);
    await board.scoreIn('yahtzee');
    await waitUntil(() => tray(board) === '>----');
    await board.click(board.undoKey);
    expect(tray(board)).to.equal('55555');
    expect(board.spoken).to.contain('Yahtzee undone.');
  });

  it('undo-limit="off" holds for real dice too', async () => {
    const board = await open('undo-limit="off"');
    await enter(board, 6, 2);
    expect(board.has('controls', '[part~=undo]')).to.equal(false);
  });

  it('a game loaded amid a throw, or begun anew, awaits its own dice', async () => {
    const board = await open();
    const early = board.state;
    await enter(board, 6, 2);
    await board.goOn(early);
    await waitUntil(() => tray(board) === '>----');
    await enter(board, 6, 2, 6);
    board.element.newGame({ players: 2 });
    await board.drawn();
    await waitUntil(() => tray(board) === '>----' && board.message.startsWith('Player 1, throw 1 of 3.'));
    await enter(board, 1, 2, 3, 4, 5);
    await board.roll();
    await enter(board, 4);
    const text = serializeGame(board.state);
    await board.element.load(text);
    await board.drawn();
    await waitUntil(() => tray(board) === '>----');
    await enter(board, 1, 1, 1, 1, 1);
    expect(board.state.turn.roll).to.equal(2);
  });

  it('goes on after it was removed from the page amid a throw', async () => {
    const board = await open();
    await enter(board, 6, 2);
    const { parentElement } = board.element;
    board.element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    parentElement?.append(board.element);
    await board.drawn();
    await waitUntil(() => tray(board) === '>----');
    await enter(board, 1, 2, 3, 4, 5);
    expect(board.faces).to.equal('12345');
  });

  it('a page may enter dice itself, refuse a throw, and switch to the dice of the board', async () => {
    const board = await open();
    await enter(board, 6);
    await board.rollDice('12345');
    expect(board.faces).to.equal('12345');
    await board.scoreIn('chance');
    await waitUntil(() => tray(board) === '>----');
    board.element.dice = 'board';
    await board.drawn();
    await waitUntil(() => faces(board).length === 0);
    await board.drawn();
    await board.roll();
    expect(board.state.turn.dice.length).to.equal(5);

    const other = await Board.open();
    other.element.addEventListener('yahtzee-before-roll', (event) => event.preventDefault(), { once: true });
    other.element.dice = 'real';
    await waitUntil(() => other.rollKey.textContent?.includes('Enter throw'));
    await other.drawn();
    expect(faces(other)).to.have.length(0);
    await other.roll();
    expect(tray(other)).to.equal('>----');
  });

  it('people throw for computers too', async () => {
    const board = await open('players="Ada, Grace:greedy" speed="instant"');
    await enter(board, 1, 2, 3, 4, 6);
    await board.scoreIn('chance');
    await waitUntil(() => tray(board) === '>----', 'Grace’s dice are awaited');
    expect(board.message).to.match(/Throw 1 of 3 for Grace\. Press what your dice show\.$/);
    await enter(board, 6, 6, 6, 6, 6);
    await waitUntil(() => board.state.seat === 0 && tray(board) === '>----', 'Grace has decided');
    expect(board.totals).to.deep.equal([16, 50]);
  });

  for (const [ruleset, sides, seen] of [
    ['kismet', [6, 2, 1], '621>-'],
    ['maxi-yatzy', [6, 6, 1, 2, 3], '66123>'],
    ['poker-dice', [6, 5, 1], 'aceking9>-'],
    ['lucky7', [7, 7], '77>--'],
  ] as const) {
    it(`the dice of ${ruleset} are entered`, async () => {
      const board = await open(`ruleset="${ruleset}" players="2"`);
      await enter(board, ...sides);
      expect(tray(board)).to.equal(seen);
      const missing = board.dice.length - sides.length;
      await enter(board, ...Array.from({ length: missing }, () => 4));
      expect(board.state.turn.dice).to.deep.equal([...sides, ...Array.from({ length: missing }, () => 4)]);
      expect(legalActions(board.state)).not.to.have.length(0);
    });
  }

  it('poker dice are typed by what stands on them', async () => {
    const board = await open('ruleset="poker-dice" players="2"');
    board.element.focus();
    await board.press('k', 'q', '9', '1');
    expect(board.state.turn.dice).to.deep.equal([]);
    expect(tray(board)).to.equal('kingqueen910>');
  });

  it('is chosen for the next game in the setup', async () => {
    const board = await Board.open();
    await board.click(board.newGameKey);
    const radio = board.find('scorecard', '[role=radiogroup][aria-label=Dice] label:last-child input');
    await board.click(radio);
    const rows = [...board.root('scorecard').querySelectorAll('.setup-row[role=switch]')].map(words);
    expect(rows).not.to.include('Everybody gets the same dice');
    expect(faces(board)).to.have.length(0);
    await board.click(board.button('Start'));
    await waitUntil(() => faces(board).length === 6);
    await board.drawn();
    expect(tray(board)).to.equal('>----');
  });
});
