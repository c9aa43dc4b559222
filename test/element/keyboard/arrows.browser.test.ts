// The arrow keys, pressed in a real browser.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { activeElement } from '../../harness/boards/active.js';
import { Board } from '../../harness/boards/board.js';
import { partOf } from '../../harness/extent.js';
import { rolled } from '../../harness/boards/rolled.js';

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
    // Every turn goes the same way.
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
