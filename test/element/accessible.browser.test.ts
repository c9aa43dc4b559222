// What axe finds on a board, in every state, light and dark, wide and narrow: nothing.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, newGame } from '@yahtzee-game/rules';
import { Board } from '../harness/board.js';
import { playTurns, position, rollDice, WHOLE_GAME } from '../harness/play.js';

const yahtzee = await loadRuleset('yahtzee');

const STATES: Readonly<Record<string, (board: Board) => Promise<void>>> = {
  start: () => Promise.resolve(),
  rolled: (board) => board.rollDice('44412'),
  held: async (board) => {
    await board.rollDice('44412');
    await board.hold(1, 2, 3);
  },
  joker: (board) => board.goOn(position(yahtzee, 'yahtzee 66666', '44444')),
  over: (board) => board.goOn(playTurns(newGame(yahtzee), WHOLE_GAME)),
  setup: (board) => board.click(board.newGameKey),
  'sound and look': async (board) => {
    await board.click(board.newGameKey);
    await board.click(board.find('scorecard', '#setup-tab-look'));
  },
  'several players': async (board) => {
    const players = ['Ada', 'Grace', 'Edsger'];
    await board.goOn(rollDice(playTurns(newGame(yahtzee, { players }), 'fours 44412'), '66612'));
  },
};

const PLACES: Readonly<Record<string, string>> = {
  'a light board': '<div style="color-scheme: light; background: Canvas">…</div>',
  'a dark board': '<div style="color-scheme: dark; background: Canvas">…</div>',
  'a board on a phone, from right to left': '<div dir="rtl" style="inline-size: 340px">…</div>',
  'a wide board': '<div style="inline-size: 1000px">…</div>',
  'a board in a sidebar': '<div style="inline-size: 260px">…</div>',
};

for (const [place, around] of Object.entries(PLACES)) {
  describe(`${place} is accessible`, () => {
    for (const [name, reach] of Object.entries(STATES)) {
      it(`in the state ${name}`, async () => {
        const board = await Board.open('', '', around);
        await reach(board);
        await board.rest();
        await expect(board.element).to.be.accessible();
      });
    }
  });
}
