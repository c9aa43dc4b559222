// Why one choice is better than another: the figures that differ most, and the sentence that explains them.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  finishWords,
  openBoxesView,
  translator,
  whyView,
  type Chosen,
  type Comparison,
  type Difference,
  type Explanation,
  type WhyView,
} from '../inside.js';
import { thrown } from '../snapshots.js';

const rolled = await thrown('yahtzee', '', '62645');
const t = translator();

const hold = (held: number): Chosen => ({ kind: 'hold', held });
const score = (cell: string): Chosen => ({ kind: 'score', cell });
const SIXES = hold(0b00101);
const WITH_FIVE = hold(0b10101);

const cell = (id: string, points: number, other: number): Difference => ({
  kind: 'cell',
  cell: id,
  points,
  other,
  gain: points - other,
});
const part = (kind: 'bonus' | 'extra', points: number, other: number): Difference => ({
  kind,
  points,
  other,
  gain: points - other,
});
const after = (bonusChance: number, endings: Readonly<Record<string, number>> = {}): Explanation => ({
  bonusChance,
  endings: Object.entries(endings).map(([id, chance]) => ({ cell: id, chance, points: 10 })),
});

interface Asked {
  readonly best?: Chosen;
  readonly other?: Chosen;
  readonly held?: number;
  readonly differences: readonly Difference[];
  readonly bonus?: readonly [number, number];
  readonly endings?: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
}

function why({
  best = SIXES,
  other = WITH_FIVE,
  held = 0,
  differences,
  bonus = [0.5, 0.5],
  endings = [{}, {}],
}: Asked): WhyView {
  const comparison: Comparison = {
    choice: after(bonus[0], endings[0]),
    other: after(bonus[1], endings[1]),
    differences,
  };
  return whyView({ best, other, comparison }, { state: rolled, t, held });
}
const sentence = (asked: Asked): string => why(asked).sentence;

describe('the table', () => {
  test('names both choices in short', () => {
    deepEqual(why({ differences: [] }).heads, ['two sixes', '5 6 6']);
    deepEqual(why({ best: hold(0), other: score('chance'), differences: [] }).heads, [
      'reroll all',
      'Chance',
    ]);
  });
  test('has the three greatest differences, the bonus as a chance', () => {
    const { rows } = why({
      differences: [
        part('bonus', 18, 8),
        cell('sixes', 15, 14),
        part('extra', 1, 1.5),
        cell('chance', 22.1, 22),
      ],
      bonus: [0.51, 0.23],
    });
    deepEqual(
      rows.map(({ name, figures }) => ({ name, figures })),
      [
        { name: 'Chance of the bonus', figures: ['51%', '23%'] },
        { name: 'Sixes, on average', figures: ['15.0', '14.0'] },
        { name: 'Extra points, on average', figures: ['1.0', '1.5'] },
      ],
    );
  });
  test('has bars: chances as they are, means beside the greater one', () => {
    const differences = [part('bonus', 18, 8), cell('sixes', 15, 7.5)];
    const bars = why({ differences, bonus: [0.51, 0.23] }).rows.map((row) => row.bars);
    deepEqual(bars, [
      [0.51, 0.23],
      [0.8, 0.4],
    ]);
  });
  test('says what the player holds, and lets one row speak for it', () => {
    const differences = [
      cell('sixes', 15, 12),
      cell('fives', 12, 10),
      cell('fours', 9, 8),
      cell('threes', 6, 5.5),
      cell('chance', 22.1, 22.4),
    ];
    const { notes, rows } = why({ differences, held: 0b10101 });
    deepEqual(notes, ['best', 'you hold these']);
    deepEqual(why({ differences }).notes, ['best', '']);
    equal(rows.length, 4);
    deepEqual([rows[3]?.name, rows[3]?.figures], ['Chance, on average', ['22.1', '22.4']]);
  });
  test('has a decimal only where figures are close', () =>
    deepEqual(why({ differences: [cell('fullHouse', 24.2, 12.6)] }).rows[0]?.figures, ['24', '13']));
  test('leaves out what looks the same', () =>
    equal(why({ differences: [cell('sixes', 15, 14), cell('chance', 22.02, 22)] }).rows.length, 1));
  test('of dice, the last row tells where this turn ends more often', () => {
    const { rows } = why({
      differences: [cell('sixes', 15, 14), cell('chance', 22, 21.4), cell('ones', 2, 1.8)],
      endings: [
        { sixes: 0.5, fourOfAKind: 0.07 },
        { sixes: 0.3, fourOfAKind: 0.03 },
      ],
    });
    deepEqual(
      rows.map(({ name }) => name),
      ['Sixes, on average', 'Chance, on average', 'Four of a kind, this turn'],
    );
    deepEqual(rows[2]?.figures, ['7%', '3%']);
  });
});

describe('the sentence', () => {
  test('keeps the chance of the bonus', () =>
    equal(
      sentence({ differences: [part('bonus', 14.4, 8), cell('sixes', 15, 14)], bonus: [0.41, 0.23] }),
      'It keeps the chance of the bonus at 41% instead of 23%.',
    ));
  test('a zero that costs least', () =>
    equal(
      sentence({
        best: score('yahtzee'),
        other: score('chance'),
        differences: [cell('chance', 22, 12), cell('yahtzee', 0, 4.6)],
      }),
      'Taking 0 in Yahtzee costs least: on average you would score only 4.6 there.',
    ));
  test('a box that is given up once the bonus is out of reach', () =>
    equal(
      sentence({
        best: score('ones'),
        other: score('chance'),
        differences: [cell('chance', 22, 12), cell('ones', 1, 2)],
        bonus: [0.001, 0],
      }),
      'The bonus is out of reach, so Aces is the box to give up.',
    ));
  test('a box that is worth more later', () =>
    equal(
      sentence({
        best: score('ones'),
        other: score('chance'),
        differences: [cell('chance', 22, 12), cell('ones', 1, 2)],
      }),
      'Chance is worth more later; use Aces now.',
    ));
  test('one more of what earns extra points', () =>
    equal(
      sentence({ differences: [part('extra', 9, 3), cell('sixes', 15, 14)] }),
      'One more Yahtzee would earn extra points; that is part of the figure.',
    ));
  test('extra points that a box earns at once', () =>
    equal(
      sentence({ best: score('chance'), other: hold(3), differences: [part('extra', 116, 46)] }),
      'The greatest difference is Extra points: 116 on average instead of 46.',
    ));
  test('the box that gains most', () =>
    equal(
      sentence({ differences: [cell('chance', 20, 24), cell('largeStraight', 26, 20)] }),
      'The greatest difference is Large straight: 26 on average instead of 20.',
    ));
  test('a little in many boxes', () =>
    equal(
      sentence({
        differences: [cell('yahtzee', 8.4, 7.8), cell('sixes', 15, 14.5), cell('chance', 23, 22.6)],
      }),
      'It gains a little in several boxes, most of all in Yahtzee.',
    ));
  test('nothing between them', () =>
    equal(
      sentence({ differences: [cell('sixes', 15, 14), cell('ones', 1.2, 1.9)] }),
      'Both are nearly equal: 0.3 points apart.',
    ));
});

describe('where most games end', () => {
  const finish = { from: 198, to: 262 };
  test('with the chance of the bonus', () =>
    equal(
      finishWords({ finish, bonus: 0.41 }, { t }),
      'Most games like this end between 198 and 262. Chance of the bonus: 41%.',
    ));
  test('without it once it is decided, or where there is none', () => {
    for (const bonus of [{ bonus: 0.999 }, { bonus: 0.001 }, {}])
      equal(finishWords({ finish, ...bonus }, { t }), 'Most games like this end between 198 and 262.');
  });
  test('says that it is an estimate', () =>
    equal(
      finishWords({ finish, exact: false }, { t }),
      'Most games like this end between about 198 and about 262.',
    ));
});

describe('the chance of each open box', () => {
  const finish = { from: 198, to: 262 };
  const rows = (prospects: Parameters<typeof openBoxesView>[0]): readonly string[] =>
    openBoxesView(prospects, { state: rolled, t })?.rows.map(({ name, chance }) => `${name} ${chance}`) ?? [];

  test('in the order of the card', () =>
    deepEqual(rows({ finish, cells: { yahtzee: 0.34, sixes: 0.991 } }), ['Sixes 99%', 'Yahtzee 34%']));
  test('says that it is an estimate', () =>
    deepEqual(rows({ finish, cells: { sixes: 0.991 }, exact: false }), ['Sixes about 99%']));
  test('nothing where it is not known', () =>
    equal(openBoxesView({ finish, cells: {} }, { state: rolled, t }), undefined));
});
