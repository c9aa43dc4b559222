// Real dice: the tray, the key and the message while dice are entered, in every game.

import { chance, type GameState } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, announce, rollDice, scoreIn, turnsOf } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';
import {
  countsThrows,
  emptyEntry,
  enReal,
  looseFaces,
  noting,
  realView,
  settingsOf,
  translator,
  withSide,
  type Snapshot,
} from '../inside.js';
import { fullView, gameOf, snapshotOf } from '../snapshots.js';
import type { View } from '../view-model.js';

const settings = settingsOf({ dice: 'real' });
const asked = new Set<string>();
const t = noting(translator(), asked);

/** The view while these sides have been entered. */
function entering(state: GameState, sides: readonly number[] = [], more: Partial<Snapshot> = {}): View {
  const owed = chance(state);
  if (!owed) throw new Error('no dice are awaited');
  const snapshot = snapshotOf(state, { settings, t, waiting: 'dice', held: state.turn.held, ...more });
  const entry = sides.reduce((all, side, place) => withSide(all, place, side), emptyEntry(owed, state));
  return realView(fullView(snapshot), snapshot, entry);
}

/** The view while a player decides. */
function deciding(state: GameState, more: Partial<Snapshot> = {}): View {
  const snapshot = snapshotOf(state, { settings, t, ...more });
  return realView(fullView(snapshot), snapshot, undefined);
}

const labels = ({ dice }: View): readonly string[] => dice.map(({ label }) => label);

describe('while a throw is entered', () => {
  test('the tray shows what is in, where the next die goes, and what is empty', async () => {
    const { dice, turn, message, card } = entering(await gameOf('yahtzee', 'ones 11234'), [6, 2]);
    deepEqual(
      dice.map(({ face }) => face),
      [6, 2, 0, 0, 0],
    );
    deepEqual(
      dice.map(({ tag }) => tag),
      ['', '', 'next', '', ''],
    );
    deepEqual(labels({ dice } as View), [
      'Die 1: 6, press to take it back',
      'Die 2: 2, press to take it back',
      'Die 3, next',
      'Die 4, not entered yet',
      'Die 5, not entered yet',
    ]);
    deepEqual(
      dice.map(({ disabled }) => disabled),
      [false, false, true, true, true],
    );
    equal(turn, 'Turn 2 of 13 · real dice');
    equal(message.text, '*Throw 1 of 3.* Press what your dice show: two of five are in.');
    const looks = card.sections.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.look));
    deepEqual(new Set(looks), new Set(['filled', 'rest']));
  });

  test('held dice keep their faces, the others are empty', async () => {
    const first = rollDice(await gameOf('yahtzee'), '62645');
    const { dice, message } = entering(act(first, { type: 'roll', held: 0b00101 }), [3]);
    deepEqual(
      dice.map(({ face, marked }) => [face, marked]),
      [
        [6, true],
        [3, false],
        [6, true],
        [0, false],
        [0, false],
      ],
    );
    equal(message.text, '*Throw 2 of 3.* Press what your dice show: one of three is in.');
  });

  test('the message says which throw, whose, and what to press', async () => {
    const words = (state: GameState, sides?: readonly number[], more?: Partial<Snapshot>): string =>
      entering(state, sides, more).message.text;
    const start = await gameOf('yahtzee');
    equal(words(start), '*Throw 1 of 3.* Press what your dice show; the last throw is enough.');
    equal(
      words(await gameOf('generala')),
      '*Throw 1 of 3.* Press what your dice show, every throw: an early one may count more.',
    );
    const again = act(rollDice(start, '62645'), { type: 'roll', held: 0b01111 });
    equal(words(again), '*Throw 2 of 3.* Press what the die shows that you threw again.');
    const two = await gameOf('yahtzee', 'ones 11234', { players: ['Ada', 'Grace'] });
    equal(words(two), '*Grace, throw 1 of 3.* Press what your dice show.');
    equal(
      words(two, [], { levels: [undefined, 'human'] }),
      '*Throw 1 of 3 for Grace.* Press what your dice show.',
    );
    const entry = { kind: 'entry', seat: 0, cell: 'ones', points: 2, bonus: 0 } as const;
    equal(
      words(two, [], { notice: entry }),
      'Aces: 2 points. *Grace, throw 1 of 3.* Press what your dice show.',
    );
    equal(
      words(two, [4], { notice: entry }),
      '*Grace, throw 1 of 3.* Press what your dice show: one of five is in.',
    );
  });
});

test('between throws the key asks for the next, and the message for what is left', async () => {
  const state = rollDice(await gameOf('yahtzee'), '62645');
  const { roll, message, dice } = deciding(state, { held: 0b00101 });
  deepEqual([roll.kind, roll.label, roll.note], ['enter', 'Enter throw', '2 left']);
  equal(message.text, 'Leave *two sixes*, throw the rest and enter them. Or choose a box.');
  deepEqual(
    dice.map(({ thrown }) => thrown),
    [0, 0, 0, 0, 0],
    'no die falls',
  );
  equal(deciding(state).message.text, '6 2 6 4 5. Hold dice, roll again, or choose a box.');
});

test('a throw for the win is entered like any other, and the dice that it does not need lie aside', async () => {
  const card =
    'ones 111111, twos 222222, threes 333333, fours 444444, fives 555555, sixes 666666, ' +
    'sum7 162534, sum7 343434, sum8 263544, sum8 444444, sum9 363636, sum9 454545, ' +
    'sum10 465546, sum10 555555, sum11 565656, sum11 565656, sum12 666666, sum12 666666';
  const start = await gameOf('sachsenkniffel', '', { players: ['Ada', 'Grace'] });
  const tied = [...turnsOf(card), ...turnsOf(card)].reduce(
    (state, [row, values]) => scoreIn(announce(rollDice(state, values), row), row),
    start,
  );
  const first = entering(tied);
  equal(first.message.text, '*Ada, throw 1 of 1.* Press what your dice show.');
  const again = entering(rollDice(rollDice(tied, '34'), '61'), []);
  equal(again.message.text, '*Ada, throw 2 of 2.* Press what your dice show.');

  const aside = ['Die 3: 6', 'Die 4: 6', 'Die 5: 6', 'Die 6: 6'];
  deepEqual(labels(first), ['Die 1, next', 'Die 2, not entered yet', ...aside]);
  deepEqual(labels(again), ['Die 1, next', 'Die 2: 1', ...aside]);
  const over = rollDice(rollDice(tied, '34'), '62');
  equal(deciding(over).turn, fullView(snapshotOf(over)).turn);
});

test('the faces are those of the dice of the game', async () => {
  const faces = async (id: string): Promise<readonly string[]> =>
    looseFaces(snapshotOf(await gameOf(id, '', { players: ['Ada', 'Grace'] }))).map(({ label }) => label);
  deepEqual(await faces('yahtzee'), ['1', '2', '3', '4', '5', '6']);
  deepEqual(await faces('kismet'), ['1, black', '2, red', '3, green', '4, green', '5, red', '6, black']);
  deepEqual(await faces('poker-dice'), ['9', '10', 'jack', 'queen', 'king', 'ace']);
  equal((await faces('lucky7')).length, 7);
  equal((await faces('rainbow')).length, 18);
});

test('every game can be entered, and no sentence has a hole', async () => {
  for (const { id } of shipped) {
    const state = await gameOf(id, '', { players: ['Ada', 'Grace'] });
    const view = entering(state, [1]);
    doesNotMatch(JSON.stringify([labels(view), view.message.text]), /\{\w+\}|real\./, id);
    equal(view.dice.filter(({ face }) => face > 0).length, 1, id);
  }
});

test('early throws matter in the games that reward them', async () => {
  const rewarding: string[] = [];
  for (const { id } of shipped)
    if (countsThrows((await gameOf(id, '', { players: ['A', 'B'] })).rules)) rewarding.push(id);
  deepEqual(rewarding.toSorted(), [
    'escalero',
    'generala',
    'maxi-yatzy-saved',
    'poker-dice',
    'sachsenkniffel',
    'yamb',
    'yatzy-combo',
    'yatzy-declared',
    'yatzy-osto',
    'yatzy-osto-strict',
  ]);
});

test('real dice have no word that nobody says', () => {
  const saidByTheFeature = ['real.faces', 'real.said', 'real.back', 'real.wrong'];
  deepEqual(
    Object.keys(enReal).filter((key) => !asked.has(key)),
    saidByTheFeature,
  );
});
