// The bonus: the points that are missing, how the player stands, and how a box would contribute.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf, shown, thrown } from '../snapshots.js';
import type { BonusView, View } from '../view-model.js';

const THREE_OF_EACH = 'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612';

function bonusOf({ card }: View): BonusView {
  const found = card.sections.find((section) => section.bonus)?.bonus;
  if (!found) throw new Error('this card has no bonus');
  return found;
}

test('at first everything is missing, and there is no par', async () => {
  const { label, players } = bonusOf(shown(await gameOf('yahtzee')));
  equal(label, 'Bonus +35');
  deepEqual(players, [{ sum: 0, at: 63, reached: false, count: '0 / 63', note: '63 to go', par: '' }]);
});

test('three of a number are on par', async () => {
  const [now] = bonusOf(shown(await gameOf('yahtzee', 'fours 44412'))).players;
  deepEqual([now?.count, now?.note, now?.par], ['12 / 63', '51 to go', 'on pace']);
});

test('more than three are above, fewer below', async () => {
  const par = async (turns: string): Promise<string | undefined> =>
    bonusOf(shown(await gameOf('yahtzee', turns))).players[0]?.par;
  equal(await par('sixes 66661'), '6 ahead');
  equal(await par('sixes 66661, fives 11223'), '9 behind');
});

test('it is earned with three of each', async () => {
  const view = shown(await gameOf('yahtzee', THREE_OF_EACH));
  const [now] = bonusOf(view).players;
  deepEqual([now?.reached, now?.count, now?.note], [true, '63 / 63', 'Bonus earned']);
  equal(view.card.players[0]?.total, '98');
});

test('an open number box tells what it would do for it', async () => {
  const { after } = bonusOf(shown(await thrown('yahtzee', 'fours 44412', '66612')));
  deepEqual([after['sixes']?.count, after['sixes']?.note], ['30 / 63', 'Sixes: 33 to go']);
  equal(after['fours'], undefined);
  equal(after['chance'], undefined);
});

test('the box that earns it says so', async () => {
  const five = THREE_OF_EACH.replace(', sixes 66612', '');
  const { after } = bonusOf(shown(await thrown('yahtzee', five, '66612')));
  equal(after['sixes']?.note, 'Bonus with Sixes');
});

test('no box earns what is earned already', async () => {
  const earned = 'twos 22223, threes 33333, fours 44442, fives 55555, sixes 66662';
  const { after, players } = bonusOf(shown(await thrown('yahtzee', earned, '11123')));
  deepEqual([players[0]?.note, after['ones']?.note], ['Bonus earned', 'Bonus earned']);
});

test('each player has a bonus of their own', async () => {
  const state = await gameOf('yatzy', 'fours 44412, sixes 66661', { players: ['Ada', 'Grace'] });
  const { long, players } = bonusOf(shown(state));
  equal(long, 'Bonus +50 for 63 or more');
  deepEqual(
    players.map(({ count }) => count),
    ['12 / 63', '24 / 63'],
  );
});

test('a game without a bonus shows none', async () => {
  const view = shown(await gameOf('yahtzee', '', { options: { upperBonus: 0 } }));
  deepEqual(
    view.card.sections.map(({ bonus }) => bonus),
    [undefined, undefined],
  );
});
