// axe finds no faults on the boards of other games, from their start to their end.

import { expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { legalActions } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { partOf, someOf } from '../../harness/extent.js';
import { anyAction } from '../../harness/games/games.js';
import { randomFrom } from '../../harness/random.js';

const GAMES = someOf(['yamb', 'kismet', 'maxi-yatzy', 'balut', 'sachsenkniffel', 'poker-dice'], 3);

interface Place {
  readonly around: string;
  readonly games: readonly string[];
}

const PLACES: Readonly<Record<string, Place>> = {
  'a light board': { around: '<div style="color-scheme: light; background: Canvas">…</div>', games: GAMES },
  'a dark phone, from right to left': {
    around: '<div dir="rtl" style="color-scheme: dark; background: Canvas; inline-size: 340px">…</div>',
    games: GAMES,
  },
  // The card with the most columns, and the most dice.
  'a sidebar': {
    around: '<div style="inline-size: 260px">…</div>',
    games: partOf(['yamb', 'maxi-yatzy'], ['maxi-yatzy']),
  },
};

const rolled = (board: Board): Promise<void> => {
  const { spec } = board.state.rules;
  return board.rollDice('112233445566'.slice(-spec.dice.count));
};

/** Brings a board into a state to check; false if the game has no such state. */
const STATES: Readonly<Record<string, (board: Board) => Promise<unknown>>> = {
  start: () => Promise.resolve(),
  rolled,
  announced: async (board) => {
    await rolled(board);
    const naming = legalActions(board.state).find(({ type }) => type === 'announce');
    if (!naming) return false;
    board.element.dispatch(naming);
    await board.drawn();
    return true;
  },
  over: async (board) => {
    const random = randomFrom(5);
    for (let action = anyAction(board.state, random); action; action = anyAction(board.state, random)) {
      if (action.type !== 'roll') board.element.dispatch(action);
      else await board.roll();
    }
    await board.drawn();
  },
};

for (const [place, { around, games }] of Object.entries(PLACES)) {
  describe(`${place} is accessible`, () => {
    for (const game of games) {
      it(`with ${game} in every state`, async () => {
        for (const reach of Object.values(STATES)) {
          const board = await Board.open(`ruleset="${game}" seed="3"`, '', around);
          board.unhurried();
          if ((await reach(board)) !== false) {
            await board.rest();
            await expect(board.element).to.be.accessible();
          }
          fixtureCleanup();
        }
      });
    }
  });
}
