// The keys that work in the same way on all boards and in all browsers: Tab, Enter, Space and undo, pressed in a real
// browser.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { YahtzeeGame } from '@yahtzee-game/element';
import { loadRuleset } from '@yahtzee-game/rules';
import { activeElement } from '../../harness/boards/active.js';
import { Board } from '../../harness/boards/board.js';
import { position, WHOLE_GAME } from '../../harness/games/play.js';
import { rolled } from '../../harness/boards/rolled.js';
import { waitUntil } from '../../harness/boards/wait.js';

const yahtzee = await loadRuleset('yahtzee');

describe('keys pressed before the board can handle them', () => {
  /** A board that has its game, but not yet the module that handles keys. */
  async function fresh(): Promise<YahtzeeGame> {
    const element = document.createElement('yahtzee-game');
    document.body.append(element);
    await new Promise<void>((resolve) => {
      element.addEventListener('yahtzee-change', () => resolve(), { once: true });
    });
    return element;
  }
  const press = (target: HTMLElement | null | undefined, key: string): unknown =>
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );

  it('are handled in their order once it can', async () => {
    const element = await fresh();
    element.dispatch({ type: 'dice', values: [4, 4, 4, 1, 2] });
    await Promise.resolve();
    const die = element.shadowRoot
      ?.querySelector('yahtzee-dice')
      ?.shadowRoot?.querySelector<HTMLElement>('[data-die]');
    die?.focus();
    for (const key of ['4', '4', ' ']) press(die, key);
    const board = await Board.at(element);
    // Digit 4 holds two fours; then the space bar lets go of the focused one.
    expect(board.marks).to.equal('01000');
    element.remove();
  });

  it('press nothing else of the page, wherever focus has gone', async () => {
    const other = document.createElement('input');
    other.type = 'checkbox';
    document.body.append(other);
    const element = await fresh();
    await Promise.resolve();
    const roll = element.shadowRoot
      ?.querySelector('yahtzee-controls')
      ?.shadowRoot?.querySelector<HTMLElement>('.roll');
    roll?.focus();
    press(roll, ' ');
    other.focus();
    await waitUntil(() => element.state?.turn.roll === 1, 'the dice are rolled');
    expect(other.checked).to.equal(false);
    element.remove();
    other.remove();
  });
});

describe('the tab key', () => {
  const around = '<div><button id="before">before</button>…<button id="after">after</button></div>';
  for (const [what, attributes] of [
    ['for one', ''],
    ['for eight', 'players="8"'],
  ] as const) {
    it(`stops three times on a board ${what}: dice, controls, card`, async () => {
      const board = await rolled('44412', attributes, around);
      document.querySelector<HTMLElement>('#before')?.focus();
      const stops: string[] = [];
      for (let i = 0; i < 4; i++) {
        await board.press('Tab');
        stops.push(board.focusPart);
      }
      expect(stops).to.deep.equal(['yahtzee-dice', 'yahtzee-controls', 'yahtzee-scorecard', 'after']);
    });
  }

  it('enters the card in the column of the player on turn', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412');
    await board.rollDice('55512');
    board.newGameKey.focus();
    await board.press('Tab');
    expect(board.focus).to.match(/^Grace/);
    await board.press('ArrowDown');
    expect(activeElement()).to.equal(board.box('ones', 1));
  });

  it('comes back to the row where it was, in the column of the player on turn', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.rollDice('44412');
    board.box('fours').focus();
    await board.press('Enter', 'Shift+Tab');
    await board.rollDice('55512');
    await board.press('Tab');
    expect(activeElement()).to.equal(board.box('fours', 1));
  });

  it('comes back to where the arrows went', async () => {
    const board = await rolled('44412', '', around);
    await board.press('ArrowRight', 'ArrowRight', 'Tab', 'Shift+Tab');
    expect(board.focus).to.equal('die 3');
  });
});

describe('undo by a key', () => {
  it('takes back the last entry, as its button does', async () => {
    const board = await rolled('44412');
    await board.scoreIn('fours');
    board.die(1).focus();
    await board.press('Control+z');
    expect([board.state.turn.phase, board.totals]).to.deep.equal(['deciding', [0]]);
    expect(board.spoken).to.equal('Fours undone. 4 4 4 1 2. 2 rolls left.');
  });

  it('is the Command key elsewhere', async () => {
    const board = await rolled('44412');
    await board.scoreIn('fours');
    board.rollKey.focus();
    await board.press('Meta+z');
    expect(board.totals).to.deep.equal([0]);
  });

  it('changes the text of a field as ever, and nothing else', async () => {
    const board = await rolled('44412');
    await board.scoreIn('fours');
    await board.click(board.newGameKey);
    await waitUntil(() => board.panel === 'setup', 'the setup is open');
    board.find('scorecard', '.setup-seats input').focus();
    await board.press('a', 'Control+z');
    expect(board.totals).to.deep.equal([12]);
  });

  for (const attribute of ['undo-limit="off"', 'hotkeys="off"'])
    it(`does nothing with ${attribute}`, async () => {
      const board = await rolled('44412', attribute);
      await board.scoreIn('fours');
      board.die(1).focus();
      await board.press('Control+z', 'Control+Shift+z');
      expect(board.totals).to.deep.equal([12]);
    });
});

describe('Enter', () => {
  it('rolls on a die', async () => {
    const board = await rolled('44412');
    await board.press('Enter');
    expect([board.state.turn.roll, board.marks]).to.deep.equal([2, '00000']);
  });

  it('fills the box in focus, and there rolls the next turn', async () => {
    const board = await rolled('44412');
    board.box('fours').focus();
    await board.press('Enter');
    expect(board.totals).to.deep.equal([12]);
    await board.press('Enter');
    expect([board.state.turn.phase, board.state.turn.roll]).to.deep.equal(['deciding', 1]);
  });

  it('rolls on a box that is filled, where there is nothing else to do', async () => {
    const board = await rolled('44412');
    board.box('fours').focus();
    await board.press('Enter', 'Enter', 'Enter');
    expect([board.state.turn.roll, board.totals]).to.deep.equal([2, [12]]);
  });

  it('presses the button in focus, once', async () => {
    const board = await rolled('44412');
    board.rollKey.focus();
    await board.press('Enter');
    expect(board.state.turn.roll).to.equal(2);
    board.newGameKey.focus();
    await board.press('Enter');
    expect(board.panel).to.equal('setup');
  });

  it('goes at the end to the button that begins another game, since the result would be gone', async () => {
    const board = await Board.open();
    board.unhurried();
    await board.goOn(position(yahtzee, WHOLE_GAME.slice(0, WHOLE_GAME.indexOf(', chance')), '44412'));
    board.box('chance').focus();
    await board.press('Enter');
    expect(board.state.turn.phase).to.equal('over');
    await board.press('Enter');
    expect(board.state.turn.phase).to.equal('over');
    expect(activeElement() === board.rollKey).to.equal(true);
    await board.press('Enter');
    expect(board.state.log).to.equal(undefined);
  });

  it('on a barred box says why', async () => {
    const board = await Board.open();
    await board.goOn(position(yahtzee, 'yahtzee 66666', '44444'));
    board.box('chance').focus();
    await board.press('Enter');
    expect(board.spoken).to.equal('Chance: this Yahtzee must go in Fours.');
  });
});

describe('Space', () => {
  it('marks the die in focus, and tells the selection', async () => {
    const board = await rolled('44412');
    await board.press('Space');
    expect([board.marks, board.spoken]).to.deep.equal(['10000', 'Held: 4.']);
    await board.press('Space');
    expect([board.marks, board.spoken]).to.deep.equal(['00000', 'No dice held.']);
  });

  it('presses the roll key in focus', async () => {
    const board = await rolled('44412');
    board.rollKey.focus();
    await board.press('Space');
    expect(board.state.turn.roll).to.equal(2);
  });

  it('fills the box in focus', async () => {
    const board = await rolled('44412');
    board.box('fours').focus();
    await board.press('Space');
    expect(board.totals).to.deep.equal([12]);
  });
});
