// Digits, letters and the number pad of the accessible playroom, pressed in a real browser; and keys that it does not
// use.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { rolled } from '../../harness/boards/rolled.js';

describe('digits', () => {
  it('hold one more die of that face, with Shift one less', async () => {
    const board = await rolled('34343');
    await board.press('Digit3');
    expect([board.marks, board.spoken]).to.deep.equal(['10000', 'Held: 3.']);
    await board.press('Digit3', 'Digit4');
    expect([board.marks, board.spoken]).to.deep.equal(['11100', 'Held: 3 4 3.']);
    await board.press('Shift+Digit3');
    expect(board.marks).to.equal('01100');
  });

  it('of a face that does not lie there change nothing', async () => {
    const board = await rolled('34343');
    await board.press('Digit6', 'Digit9', 'Shift+Digit3');
    expect([board.marks, board.spoken]).to.deep.equal(['00000', 'No dice held.']);
  });

  it('by position hold that die, with Shift they let it go', async () => {
    const board = await rolled('34343', 'digits="position"');
    await board.press('Digit2', 'Digit5', 'Digit5');
    expect(board.marks).to.equal('01001');
    await board.press('Shift+Digit2', 'Digit6');
    expect(board.marks).to.equal('00001');
  });

  it('choose dice to reroll where those are marked', async () => {
    const board = await rolled('34343', 'selection="reroll"');
    await board.press('Digit4', 'Digit3');
    expect([board.marks, board.spoken]).to.deep.equal(['11000', 'Rerolling: 3 4.']);
    await board.press('Shift+Digit4');
    expect([board.marks, board.spoken]).to.deep.equal(['10000', 'Rerolling: 3.']);
    await board.press('Enter');
    expect(board.faces.slice(1)).to.equal('4343');
  });

  it('work from every part of the board', async () => {
    const board = await rolled('34343');
    board.box('chance').focus();
    await board.press('Digit3');
    board.rollKey.focus();
    await board.press('Digit4');
    expect(board.marks).to.equal('11000');
  });
});

describe('letters', () => {
  it('tell dice, scores, the sheet and the turn, and change nothing', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412');
    await board.rollDice('66655');
    board.die(1).focus();
    const before = board.state;
    const said: string[] = [];
    for (const key of ['KeyD', 'KeyS', 'KeyT', 'Shift+KeyS']) {
      await board.press(key);
      said.push(board.spoken);
    }
    expect(said.slice(0, 3)).to.deep.equal([
      '6 6 6 5 5. 2 rolls left.',
      'Ada: 12, Bonus +35: 51 to go. Grace: 0, Bonus +35: 63 to go.',
      'Grace’s turn.',
    ]);
    expect(said[3]).to.match(/^Grace: Aces: open, .*, Chance: open\. Total: 0\.$/);
    expect(board.state === before).to.equal(true);
  });
});

describe('the number pad', () => {
  for (const [what, key, marks] of [
    ['marks a die by its digit', '4', '10000'],
    ['is arrows without its lock, and marks nothing', 'ArrowLeft', '00000'],
  ] as const) {
    it(what, async () => {
      const board = await rolled('44412');
      const event = { key, code: 'Numpad4', bubbles: true, composed: true, cancelable: true };
      board.die(1).dispatchEvent(new KeyboardEvent('keydown', event));
      await board.drawn();
      expect(board.marks).to.equal(marks);
    });
  }
});

describe('keys are left alone', () => {
  /** Keys of the playroom, as synthetic events, on which the browser itself does not act. */
  const keys: readonly KeyboardEventInit[] = [
    { key: 'Enter', code: 'Enter' },
    { key: ' ', code: 'Space' },
    { key: '4', code: 'Digit4' },
    { key: 'd', code: 'KeyD' },
    { key: 's', code: 'KeyS' },
    { key: 't', code: 'KeyT' },
  ];

  /** Presses all of them on an element; returns whether any was used. */
  function used(target: Element | null | undefined, more: KeyboardEventInit = {}): boolean {
    const events = keys.map(
      (key) =>
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...key, ...more }),
    );
    for (const event of events) target?.dispatchEvent(event);
    return events.some((event) => event.defaultPrevented);
  }

  it('with hotkeys="off"', async () => {
    const board = await rolled('44412', 'hotkeys="off"');
    const { spoken, state } = board;
    await board.press('Digit4', 'KeyT', 'KeyS', 'KeyD');
    expect([board.marks, board.spoken, board.state]).to.deep.equal(['00000', spoken, state]);
    await board.press('Enter');
    expect([board.marks, board.state.turn.roll]).to.deep.equal(['10000', 1]);
  });

  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
    it(`with ${modifier}`, async () => {
      const board = await rolled('44412');
      expect(used(board.die(1))).to.equal(true);
      const other = await rolled('44412');
      expect(used(other.die(1), { [modifier]: true })).to.equal(false);
      expect([other.marks, other.state.turn.roll]).to.deep.equal(['00000', 1]);
    });
  }

  it('in text fields inside', async () => {
    const board = await Board.open(
      '',
      '<input /><textarea></textarea><yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard>',
    );
    await board.rollDice('44412');
    for (const field of board.element.querySelectorAll('input, textarea'))
      expect(used(field)).to.equal(false);
    expect([board.marks, board.state.turn.roll]).to.deep.equal(['00000', 1]);
  });

  it('while focus is outside', async () => {
    const board = await rolled('44412', '', '<div>…<button>elsewhere</button></div>');
    board.element.parentElement?.querySelector('button')?.focus();
    await board.press('Digit4', 'Enter', 'KeyD');
    expect([board.marks, board.state.turn.roll, words(board.rollKey)]).to.deep.equal([
      '00000',
      1,
      'Roll 2 left',
    ]);
  });

  it('that a page has used', async () => {
    const board = await rolled('44412');
    board.root('dice').addEventListener('keydown', (event) => event.preventDefault());
    await board.press('Digit4');
    expect(board.marks).to.equal('00000');
  });
});
