// The keys of the accessible playroom, pressed for real.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { YahtzeeGame } from '@yahtzee-game/element';
import { loadRuleset } from '@yahtzee-game/rules';
import { activeElement } from '../harness/active.js';
import { Board, words } from '../harness/board.js';
import { partOf } from '../harness/extent.js';
import { position, WHOLE_GAME } from '../harness/play.js';
import { waitUntil } from '../harness/wait.js';

const yahtzee = await loadRuleset('yahtzee');

/** A board with these dice, focus on the first. */
async function rolled(values: string, attributes = '', around?: string): Promise<Board> {
  const board = await Board.open(attributes, '', around);
  board.unhurried();
  await board.rollDice(values);
  board.die(1).focus();
  return board;
}

describe('keys pressed before the board can handle them', () => {
  /** A board that has its game, and not yet what handles keys. */
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
    // Two fours are held by their digit, then the space bar lets the focused one go.
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

describe('arrows', () => {
  it('go on from the dice to the controls and the card, and back', async () => {
    const board = await rolled('44412');
    await board.press('End', 'ArrowRight');
    expect(board.focusPart).to.equal('yahtzee-controls');
    await board.press('End', 'ArrowRight');
    expect(board.focusPart).to.equal('yahtzee-scorecard');
    await board.press('Home', 'ArrowUp');
    expect(board.focusPart).to.equal('yahtzee-controls');
    await board.press('Home', 'ArrowLeft');
    expect(board.focus).to.equal('die 5');
  });

  it('go back from right to left too', async () => {
    const board = await rolled('44412', '', '<div dir="rtl">…</div>');
    await board.press('End', 'ArrowLeft');
    expect(board.focusPart).to.equal('yahtzee-controls');
  });

  it('stay on their own board', async () => {
    const board = await rolled('44412');
    const other = await rolled('11111');
    await other.press('Home', 'ArrowLeft');
    expect(other.focus).to.equal('die 1');
    expect(board.focusPart).not.to.equal('yahtzee-scorecard');
  });

  it('play a whole game in one line: on, and Space, and no other key', async () => {
    const board = await rolled('44412', 'arrows="line"');
    const until = async (wanted: (focus: string) => boolean): Promise<void> => {
      for (let i = 0; i < 40 && !wanted(board.focus); i++) await board.press('ArrowRight');
      expect(wanted(board.focus)).to.equal(true);
      await board.press('Space');
    };
    await until((focus) => focus === 'die 3');
    expect(board.spoken).to.equal('Held: 4.');
    // Turn after turn is the same.
    const { cells } = board.state.rules;
    const played = partOf(cells, cells.slice(0, 3));
    for (const { id } of played) {
      if (board.state.turn.phase === 'rolling') await until((focus) => focus.startsWith('Roll'));
      await until((focus) => focus === `box ${id}`);
      if (board.spoken.includes('confirm')) await board.press('Space');
    }
    expect(board.state.turn.phase).to.equal(played.length === cells.length ? 'over' : 'rolling');
  });

  it('move from die to die, and stop at the ends', async () => {
    const board = await rolled('44412');
    await board.press('ArrowRight');
    expect(board.focus).to.equal('die 2');
    await board.press('ArrowLeft', 'ArrowLeft');
    expect(board.focus).to.equal('die 1');
    await board.press('End');
    expect(board.focus).to.equal('die 5');
    await board.press('Home');
    expect(board.focus).to.equal('die 1');
  });

  it('follow the eye where writing runs from right to left', async () => {
    const board = await rolled('44412', '', '<div dir="rtl">…</div>');
    await board.press('ArrowLeft');
    expect(board.focus).to.equal('die 2');
    await board.press('ArrowRight');
    expect(board.focus).to.equal('die 1');
  });

  it('move over the card, from one half to the other', async () => {
    const board = await rolled('44412');
    board.box('twos').focus();
    await board.press('ArrowDown');
    expect(board.focus).to.equal('box threes');
    await board.press('ArrowRight');
    expect(board.focus).to.equal('box fullHouse');
    await board.press('ArrowUp', 'ArrowLeft');
    expect(board.focus).to.equal('box twos');
  });

  it('go down a whole card in reading order, and up again', async () => {
    const board = await rolled('44412');
    board.box('sixes').focus();
    await board.press('ArrowDown');
    expect(board.focus).to.equal('box threeOfAKind');
    await board.press('ArrowUp');
    expect(board.focus).to.equal('box sixes');
  });

  it('go down to every box of a long card', async () => {
    const board = await Board.open('ruleset="maxi-yatzy"');
    const boxes = board.state.rules.cells.map(({ id }) => `box ${id}`);
    board.box('ones').focus();
    const heard = [board.focus];
    for (let i = 1; i < boxes.length; i++) {
      await board.press('ArrowDown');
      heard.push(board.focus);
    }
    expect(heard).to.deep.equal(boxes);
  });

  it('go down one column of several, and sideways to the next one', async () => {
    const board = await Board.open('ruleset="yamb"');
    board.box('sixes@free').focus();
    await board.press('ArrowDown', 'ArrowDown');
    expect(board.focus).to.equal('box min@free');
    await board.press('ArrowRight');
    expect(board.focus).to.equal('box min@up');
  });

  it('go sideways to the box of another player, and up to that player', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.box('twos').focus();
    await board.press('ArrowUp', 'ArrowRight');
    expect(activeElement()).to.equal(board.box('ones', 1));
    await board.press('ArrowUp');
    expect(board.focus).to.match(/^Grace/);
    await board.press('ArrowUp');
    expect(board.focusPart).to.equal('yahtzee-controls');
  });

  for (const [writing, onwards] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)
    it(`reach every button one after the other (${writing})`, async () => {
      const board = await rolled('44412', '', `<div dir="${writing}">…</div>`);
      const buttons = [...board.root('controls').querySelectorAll<HTMLElement>('[data-stop]')];
      board.rollKey.focus();
      const heard = [];
      for (; board.focusPart === 'yahtzee-controls'; await board.press(onwards)) heard.push(activeElement());
      expect(heard).to.deep.equal(buttons);
      expect(board.focusPart).to.equal('yahtzee-scorecard');
    });

  it('reach every die one after the other, in two rows as well', async () => {
    const narrow = '<div style="inline-size: 12rem">…</div>';
    const board = await Board.open('ruleset="seven-yatzy"', '', narrow);
    await board.rollDice('1234561');
    board.die(1).focus();
    const heard = [];
    for (; board.focusPart === 'yahtzee-dice'; await board.press('ArrowRight')) heard.push(board.focus);
    expect(heard).to.deep.equal([1, 2, 3, 4, 5, 6, 7].map((number) => `die ${number}`));
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

  for (const attribute of ['undo="off"', 'hotkeys="off"'])
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
  /** The keys of the map, as events that do nothing by themselves. */
  const keys: readonly KeyboardEventInit[] = [
    { key: 'Enter', code: 'Enter' },
    { key: ' ', code: 'Space' },
    { key: '4', code: 'Digit4' },
    { key: 'd', code: 'KeyD' },
    { key: 's', code: 'KeyS' },
    { key: 't', code: 'KeyT' },
  ];

  /** Presses all of them there; whether any was used. */
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
