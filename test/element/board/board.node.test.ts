// The state of a board, without its element, in particular while it has no game, no table or no answer yet.

import {
  legalActions,
  loadRuleset,
  newGame,
  rulesetIds,
  type Dice,
  type GameState,
} from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dice, newSolo, playTurns, WHOLE_GAME } from '../../harness/games/play.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';
import { boardOf, OWN } from '../bare-board.js';
import { settingsOf, voices, type Board, type Table } from '../inside.js';

const YAHTZEE = newGame(await loadRuleset('yahtzee'));

describe('before there is a game', () => {
  test('actions are refused, with the reason', async () => {
    const { board } = boardOf();
    const missing = {
      ok: false,
      code: 'wrong-phase',
      message: 'wrong phase: the game is not loaded yet',
      why: undefined,
    };
    deepEqual(await board.roll(), missing);
    deepEqual(board.dispatch({ type: 'score', cell: 'chance' }), missing);
    deepEqual(await board.throwDice(), { ...missing, message: 'wrong phase: no dice are awaited' });
  });

  test('nothing happens and nothing is said', () => {
    const { board, events } = boardOf();
    board.press();
    board.hold(1);
    board.choose('chance');
    board.undo();
    board.restart();
    board.again();
    board.saySelection();
    board.say(() => 'a roll');
    board.readOnly = true;
    board.again();
    deepEqual([events, board.spoken, board.view, board.seats], [[], '', undefined, []]);
  });
});

describe('a game', () => {
  test('has people alone if nobody says who plays', () => {
    deepEqual(boardOf(YAHTZEE).board.seats, [{ name: '', level: undefined }]);
  });

  test('has no box of a name that its card does not have', () => {
    const { board, events } = boardOf(YAHTZEE);
    board.dispatch({ type: 'dice', values: dice('12345') });
    events.length = 0;
    board.choose('royalFlush');
    deepEqual([events, board.snapshot?.notice], [[], undefined]);
  });

  test('takes no dice that the page does not let fall', async () => {
    const bare = boardOf(YAHTZEE);
    bare.cancels = true;
    equal(bare.board.dispatch({ type: 'dice', values: dice('12345') }), YAHTZEE);
    equal(await bare.board.roll(), YAHTZEE);
    deepEqual(bare.events, ['yahtzee-before-roll', 'yahtzee-before-roll']);
  });

  test('is told in the voice that the page asks for, once it is there', () => {
    const { board } = boardOf(YAHTZEE);
    board.settings = settingsOf({ speech: 'terse' });
    board.dispatch({ type: 'dice', values: dice('12346') });
    const plain = board.spoken;
    board.features.add(OWN, { voices });
    board.say(board.voice.rolled);
    equal(board.spoken.length < plain.length, true, `${board.spoken} / ${plain}`);
  });
});

describe('a table', () => {
  test('that is given again changes nothing', () => {
    const { board } = boardOf(YAHTZEE);
    const table: Table = {};
    let changes = 0;
    board.subscribe(() => changes++);
    board.table = table;
    board.table = table;
    equal(changes, 1);
  });

  test('is asked for the next game, also from the panel for one', () => {
    const { board, events } = boardOf(YAHTZEE);
    let asked = 0;
    board.table = { again: () => asked++ };
    board.again();
    board.open('setup');
    deepEqual([asked, board.snapshot?.panel, events], [2, undefined, []]);
  });

  for (const end of ['comes', 'fails'] as const)
    test(`a throw that ${end} after the board has left the page is dropped`, async () => {
      const { board, events } = boardOf(YAHTZEE);
      const late = (signal: AbortSignal): Promise<Dice> =>
        new Promise((resolve, reject) => {
          const lost = new Error('the dice have been lost');
          signal.addEventListener('abort', () => (end === 'comes' ? resolve(dice('12345')) : reject(lost)));
        });
      board.features.add(OWN, { throwDice: (_owed, _state, signal) => late(signal) });
      const rolling = board.roll();
      equal(board.waiting, 'dice');
      board.connected = false;
      equal(await rolling, YAHTZEE);
      deepEqual([events, board.waiting], [['yahtzee-before-roll'], 'here']);
    });
});

test('the result of a game outlasts what is closed', () => {
  const { board } = boardOf(playTurns(YAHTZEE, WHOLE_GAME));
  board.cancel();
  equal(board.snapshot?.panel, 'result');
  board.togglePanel('keys');
  board.togglePanel('keys');
  equal(board.snapshot?.panel, 'result');
});

describe('a game is played to its end by presses', () => {
  /** The boxes that may be filled or named. */
  const boxes = (state: GameState): readonly string[] =>
    legalActions(state).flatMap((action) => (action.type === 'roll' ? [] : action.cell));

  /** Presses the Roll button, or a die and then the button, or a box until it is filled. */
  function step(board: Board, state: GameState, random: Random): void {
    const open = boxes(state);
    if (state.turn.phase === 'rolling' || !open.length) return board.press();
    if (random(3)) {
      board.toggle(random(state.turn.dice.length));
      return board.press();
    }
    const box = pick(random, open);
    for (let i = 0; i < 2 && board.state === state; i++) board.choose(box);
  }

  for (const id of rulesetIds)
    for (const selection of ['hold', 'reroll'])
      test(`${id}, with selection="${selection}"`, async () => {
        const { board, events } = boardOf(newSolo(await loadRuleset(id)));
        board.settings = settingsOf({ selection });
        let now = 0;
        board.clock = () => (now += 1000);
        const random = randomFrom(7);
        for (let i = 0; i < 5000 && board.state?.turn.phase !== 'over'; i++)
          if (board.state) step(board, board.state, random);
        equal(board.state?.turn.phase, 'over');
        equal(events.includes('yahtzee-end'), true);
      });
});
