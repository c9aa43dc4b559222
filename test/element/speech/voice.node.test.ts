// The three voices say the same: as little as possible, the essentials, or everything that may help.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { reroll } from '../../harness/games/play.js';
import { enVoice, noting, settingsOf, translator, voices, type Snapshot } from '../inside.js';
import { gameOf, snapshotOf, thrown } from '../snapshots.js';
import { plainVoice } from '../view-model.js';

const TWO = { players: ['Ada', 'Grace'] };
const { terse = plainVoice, verbose = plainVoice } = voices;

const FOURS = { kind: 'entry', seat: 0, cell: 'fours', points: 12, bonus: 0 } as const;
const EXTRA = { kind: 'entry', seat: 0, cell: 'fours', points: 20, bonus: 100 } as const;

describe('a first throw', () => {
  test('is told in three lengths', async () => {
    const first = snapshotOf(await thrown('yahtzee', '', '24446'));
    equal(terse.rolled(first), '2 4 4 4 6.');
    equal(plainVoice.rolled(first), '2 4 4 4 6. 2 rolls left.');
    equal(
      verbose.rolled(first),
      'Rolled 2 4 4 4 6. 2 rolls left. Highest now: Three of a kind for 20, Chance for 20, Fours for 12.',
    );
  });

  test('names the boxes that come to most, where columns count more than once', async () => {
    const first = snapshotOf(await thrown('triple-yahtzee', '', '55521'));
    equal(
      verbose.rolled(first).replace(/^.*Best boxes: /, ''),
      'Rolled 5 5 5 2 1. 2 rolls left. Highest now: Three of a kind (3 times) for 54, Chance (3 times) for 54, Fives (3 times) for 45.',
    );
  });
});

describe('after a reroll', () => {
  const rerolled = async (): Promise<Snapshot> =>
    snapshotOf(reroll(await thrown('yahtzee', '', '24446'), '01110', '35'));

  test('only the dice that were thrown are read', async () => {
    equal(terse.rolled(await rerolled()), '3 5.');
    equal(plainVoice.rolled(await rerolled()), '3 5. 1 roll left.');
  });

  test('all of them, to those who want to hear all', async () => {
    equal(
      verbose.rolled(await rerolled()),
      'Rolled 3 5. All dice: 3 4 4 4 5. 1 roll left. Highest now: Three of a kind for 20, Chance for 20, Fours for 12.',
    );
  });
});

describe('an entry', () => {
  test('is told in three lengths, with whose turn it is', async () => {
    const entered = snapshotOf(await gameOf('yahtzee', 'fours 44412', TWO), { notice: FOURS });
    equal(terse.entry(entered), '12, Fours. Grace.');
    equal(plainVoice.entry(entered), 'Fours: 12 points. Grace’s turn.');
    equal(verbose.entry(entered), 'Fours: 12 points. Ada: 12 in total. Bonus +35: 51 to go. Grace’s turn.');
  });

  test('with what the bonus of its column takes, which counts as often as the column, or its next step', async () => {
    const bonusAfter = async (game: string, turns: string, cell: string): Promise<string> => {
      const notice = { kind: 'entry', seat: 0, cell, points: 1, bonus: 0 } as const;
      const entered = snapshotOf(await gameOf(game, turns), { notice });
      return /Bonus[^.]*\./.exec(verbose.entry(entered))?.[0] ?? '';
    };
    equal(await bonusAfter('yatzy-x', 'sixes@x1 66661, fours@x3 44441', 'fours@x3'), 'Bonus +150: 47 to go.');
    const kismet = 'sixes 66666, fives 55555, fours 44441';
    equal(await bonusAfter('kismet', kismet, 'fours'), 'Bonus +75: 7 to go.');
    equal(await bonusAfter('kismet', `${kismet}, threes 33331`, 'threes'), 'Bonus earned.');
  });

  test('with what it brings besides', async () => {
    const entered = snapshotOf(await gameOf('yahtzee', 'yahtzee 66666, fours 44444'), { notice: EXTRA });
    equal(terse.entry(entered), '20 and +100, Fours.');
  });
});

describe('the selection', () => {
  test('is its dice alone', async () => {
    const state = await thrown('yahtzee', '', '24446');
    equal(terse.selection(snapshotOf(state, { held: 0b01110 })), '4 4 4.');
    equal(terse.selection(snapshotOf(state)), 'None held.');
    const settings = settingsOf({ selection: 'reroll' });
    equal(terse.selection(snapshotOf(state, { settings, held: 0b01110 })), '2 6.');
  });
});

test('every word of the voices is used', async () => {
  const asked = new Set<string>();
  const t = noting(translator(), asked);
  const first = await thrown('yahtzee', '', '24446');
  const last = reroll(reroll(first, '01110', '35'), '01110', '35');
  const snapshots = [
    snapshotOf(first, { t }),
    snapshotOf(last, { t, held: 0b01110 }),
    snapshotOf(await gameOf('yahtzee', 'fours 44412', TWO), { t, notice: FOURS }),
    snapshotOf(await gameOf('yahtzee', 'yahtzee 66666, fours 44444'), { t, notice: EXTRA }),
  ];
  for (const voice of [terse, verbose])
    for (const snapshot of snapshots)
      for (const tell of [voice.rolled, voice.entry, voice.turn, voice.selection]) tell(snapshot);
  deepEqual(
    Object.keys(enVoice).filter((key) => !asked.has(key)),
    [],
  );
});
