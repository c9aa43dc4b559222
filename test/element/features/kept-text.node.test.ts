// Kept games as text: a written game can be read again, and any other text is refused.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { gamesIn, textOf } from '../../../packages/element/src/features/keep/kept-text.js';
import type { KeptGame } from '../../../packages/element/src/game/kept-game.js';

const game: KeptGame = {
  text: 'a game',
  levels: [undefined, 'human'],
  asked: { players: ['Ada'], options: {}, seed: '' },
  helped: false,
  dice: 'real',
  from: '',
  takenBack: { '0/3/1': [6, 1] },
  at: 1_700_000_000_000,
};
const text = textOf([game], 'me');

test('a game is read as it was written, whatever a player has chosen to throw with', () => {
  deepEqual(gamesIn(text), [game]);
  const unchosen = { ...game, dice: undefined };
  deepEqual(gamesIn(textOf([unchosen], 'me')), [unchosen]);
  deepEqual(gamesIn(text.replace('"real"', '"loaded"')), [unchosen]);
});

test('an earlier text names its computers as the attribute does', () => {
  const earlier = text.replace('"levels":[null,"human"]', '"players":["Ada","Uno:human"]');
  deepEqual(gamesIn(earlier), [game]);
});

test('an earlier text has no throws that were taken back, and what are no dice is left out', () => {
  const nothing = { ...game, takenBack: {} };
  deepEqual(gamesIn(text.replace('"takenBack":{"0/3/1":[6,1]},', '')), [nothing]);
  for (const bad of ['5', '[0,1]', '["6"]', 'null'])
    deepEqual(gamesIn(text.replace('[6,1]', bad)), [nothing]);
});

test('what was played at no time is no game', () => {
  for (const time of ['1e999', '"today"', 'null']) equal(gamesIn(text.replace('1700000000000', time)), 'bad');
});
