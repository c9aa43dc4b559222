// The contents of the boxes of the card, without a page.

import { deepEqual, equal, match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settingsOf } from '../inside.js';
import { boxIn, gameOf, looksOf, rowIn, shown, thrown } from '../snapshots.js';

describe('previews', () => {
  test('an open box shows what it would score', async () => {
    const box = boxIn(shown(await thrown('yahtzee', '', '33344')), 'fullHouse');
    deepEqual([box.look, box.text, box.label], ['points', '25', 'Full house, 25 points']);
  });

  test('one point is a point', async () => {
    equal(boxIn(shown(await thrown('yahtzee', '', '13344')), 'ones').label, 'Aces, 1 point');
  });

  test('a zero looks different, and says so', async () => {
    const box = boxIn(shown(await thrown('yahtzee', '', '33344')), 'yahtzee');
    deepEqual([box.look, box.text, box.label], ['zero', '0', 'Yahtzee, 0 points']);
  });

  test('before the roll a box is empty and cannot be chosen', async () => {
    const box = boxIn(shown(await gameOf('yahtzee')), 'chance');
    deepEqual([box.look, box.text, box.disabled, box.label], ['rest', '', true, 'Chance, open']);
  });

  test('a filled box shows its entry, a zero included', async () => {
    const view = shown(await thrown('yahtzee', 'fours 44412, sixes 12345', '11111'));
    deepEqual([boxIn(view, 'fours').text, boxIn(view, 'sixes').text], ['12', '0']);
    equal(boxIn(view, 'sixes').look, 'filled');
    equal(boxIn(view, 'sixes').label, 'Sixes, filled: 0');
  });

  test('the last entry is marked', async () => {
    const state = await gameOf('yahtzee', 'fours 44412');
    const box = boxIn(shown(state, { lastCells: ['fours'] }), 'fours');
    deepEqual([box.last, box.label], [true, 'Fours, filled: 12, filled last']);
  });

  test('without hints every open box looks alike', async () => {
    const view = shown(await thrown('yahtzee', '', '33344'), { settings: settingsOf({ hints: 'off' }) });
    deepEqual([...new Set(Object.values(looksOf(view)))], ['plain']);
    equal(boxIn(view, 'fullHouse').text, '');
    equal(boxIn(view, 'fullHouse').label, 'Full house, open');
  });

  test('a zero that waits to be confirmed is asked for', async () => {
    const state = await thrown('yahtzee', '', '33344');
    const view = shown(state, { notice: { kind: 'zero', cell: 'yahtzee' } });
    equal(boxIn(view, 'yahtzee').asking, true);
    equal(view.message.text, '*Take 0 in Yahtzee?* Choose it again to confirm.');
  });
});

describe('boxes that may not be used', () => {
  test('a forced joker leaves its number box alone, and says why', async () => {
    const view = shown(await thrown('yahtzee', 'yahtzee 66666', '44444'));
    deepEqual(looksOf(view), {
      ones: 'barred',
      twos: 'barred',
      threes: 'barred',
      fours: 'only',
      fives: 'barred',
      sixes: 'barred',
      threeOfAKind: 'barred',
      fourOfAKind: 'barred',
      fullHouse: 'barred',
      smallStraight: 'barred',
      largeStraight: 'barred',
      yahtzee: 'filled',
      chance: 'barred',
    });
    equal(boxIn(view, 'fours').label, 'Fours, 20 points, the only box you can fill');
    equal(boxIn(view, 'chance').label, 'Chance, not available: this Yahtzee must go in Fours');
    equal(boxIn(view, 'chance').disabled, true);
  });

  test('once the number box is filled, a lower box is worth what the joker pays', async () => {
    const view = shown(await thrown('yahtzee', 'yahtzee 66666, fours 44412', '44444'));
    deepEqual(
      ['fullHouse', 'smallStraight', 'largeStraight', 'chance'].map((id) => boxIn(view, id).text),
      ['25', '30', '40', '20'],
    );
    equal(boxIn(view, 'ones').label, 'Aces, not available: fill any lower box first');
  });

  test('the last lower boxes are named, any of which has to be filled', async () => {
    const filled = 'threeOfAKind 33312, fourOfAKind 33331, smallStraight 12346, largeStraight 12345';
    const view = shown(await thrown('yahtzee', `yahtzee 66666, fours 44412, ${filled}`, '44444'));
    match(boxIn(view, 'ones').label, /fill a lower box first: Full house or Chance$/);
  });

  test('boxes whose turn has not come yet say so', async () => {
    const view = shown(await thrown('yatzy-forced', '', '11234'));
    deepEqual([boxIn(view, 'ones').look, boxIn(view, 'twos').look], ['only', 'later']);
    equal(boxIn(view, 'twos').disabled, true);
    equal(boxIn(view, 'twos').label, 'Twos, not available: Ones comes next');
  });

  test('a box that can be announced may be chosen', async () => {
    const view = shown(await thrown('yatzy', '', '11234', { options: { order: 'announce' } }));
    const box = boxIn(view, 'ones');
    deepEqual(
      [box.look, box.disabled, box.label],
      ['plain', false, 'Ones, can be announced, worth 2 points now'],
    );
    equal(view.message.text, '1 1 2 3 4. *Announce a box.*');
    deepEqual([view.roll.kind, view.roll.label], ['off', 'Announce a box']);
  });
});

describe('extra Yahtzees', () => {
  test('are counted beside the box that woke them', async () => {
    const state = await gameOf('yahtzee', 'yahtzee 66666, fours 44444, fives 55555');
    const [extra] = rowIn(shown(state), 'yahtzee').extras;
    deepEqual(extra, { count: 2, points: '+200', label: '2 bonuses, +200 in all' });
  });

  test('there are none after a struck Yahtzee', async () => {
    const state = await gameOf('yahtzee', 'yahtzee 12345, fours 44444');
    equal(rowIn(shown(state), 'yahtzee').extras[0]?.count, 0);
  });

  test('a game without them has no counter', async () => {
    deepEqual(rowIn(shown(await gameOf('yatzy')), 'yahtzee').extras, []);
  });
});

describe('several players', () => {
  const players = ['Ada', '', 'Grace'];

  test('each has a column, a name and a total', async () => {
    const { card, several } = shown(await gameOf('yahtzee', 'fours 44412', { players }));
    equal(several, true);
    deepEqual(
      card.players.map(({ name, total, active }) => [name, total, active]),
      [
        ['Ada', '12', false],
        ['Player 2', '0', true],
        ['Grace', '0', false],
      ],
    );
  });

  test('the boxes of the others wait, and every box says whose it is', async () => {
    const view = shown(await thrown('yahtzee', '', '33344', { players }));
    equal(boxIn(view, 'fullHouse', 2).look, 'waiting');
    equal(boxIn(view, 'fullHouse', 2).disabled, true);
    equal(boxIn(view, 'fullHouse', 2).label, 'Grace: Full house, open');
    equal(boxIn(view, 'fullHouse', 0).label, 'Ada: Full house, 25 points');
  });

  test('sections are added up for each', async () => {
    const turns = 'fours 44412, chance 11111, sixes 66612, fives 55512';
    const view = shown(await gameOf('yahtzee', turns, { players }));
    deepEqual(
      view.card.sections.map(({ name, sums }) => [name, ...sums]),
      [
        ['Upper section', '27', '0', '18'],
        ['Lower section', '0', '5', '0'],
      ],
    );
  });
});
