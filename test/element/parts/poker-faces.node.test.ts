// Poker dice and Escalero: the values of dice are described as the faces of poker dice, nine to ace.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gameOf, rowIn, shown, thrown } from '../snapshots.js';

for (const id of ['poker-dice', 'escalero']) {
  const after = (values: string): ReturnType<typeof thrown> =>
    thrown(id, '', values, { players: ['Ada', 'Grace'] });
  describe(id, () => {
    test('each die is named by its face', async () => {
      const { dice } = shown(await after('12346'));
      deepEqual(
        dice.map(({ label }) => label),
        ['Die 1: 9', 'Die 2: 10', 'Die 3: jack', 'Die 4: queen', 'Die 5: ace'],
      );
    });

    test('the message speaks of aces, not of sixes', async () => {
      const { message } = shown(await after('66666'));
      equal(message.text, 'Five aces. Hold dice, roll again, or choose a box.');
    });

    test('different faces are listed', async () => {
      const { message } = shown(await after('11355'));
      equal(message.text, '9 9 jack king king. Hold dice, roll again, or choose a box.');
    });

    test('held dice are counted by their face', async () => {
      const { message } = shown(await after('66355'), { held: 0b00011 });
      equal(message.text, 'Holding *two aces*. Roll again or choose a box.');
    });
  });
}

test('the rows of Escalero have the signs of their faces', async () => {
  const view = shown(await gameOf('escalero', '', { players: ['Ada', 'Grace'] }));
  deepEqual(
    ['ones', 'threes', 'sixes'].map((row) => rowIn(view, row).tile),
    ['text:9', 'text:J', 'text:A'],
  );
});
