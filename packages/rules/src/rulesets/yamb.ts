import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Bonus, Category, Column, Derived, Score, Spec } from '../model/spec.js';
import {
  announce,
  counter,
  down,
  ends,
  free,
  hand,
  lateAnnounce,
  middleFrom,
  up,
} from '../vocabulary/order.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import {
  allEqual,
  bestOf,
  byRoll,
  either,
  fixed,
  fullHouse,
  groups,
  plus,
  sequence,
  sum,
  sumIf,
} from '../vocabulary/score.js';

type Row =
  SixRow | 'max' | 'min' | 'twoPairs' | 'threeOfAKind' | 'straight' | 'fullHouse' | 'fourOfAKind' | 'yahtzee';

const USED_DICE = 5;
const MAX_ROW = 6;

const STRAIGHTS = {
  '66/56/46': byRoll(either(sequence(1, 5), sequence(2, 6)), 66, 56, 46),
  '35/45': ((t) => (sequence(2, 6)(t) ? 45 : fixed(35, sequence(1, 5))(t))) satisfies Score,
};

const LADDERS: Readonly<Record<string, Bonus['ladder']>> = {
  '30@60': [[60, 30]],
  ladder: [
    [60, 30],
    [70, 40],
    [80, 50],
    [90, 60],
    [100, 70],
  ],
};

/** The sum of all dice but the highest. */
const withoutHighest: Score = (t) => t.sum - t.counts.findLastIndex((count) => count > 0);

/** (Max − Min) × Ones, once all three are written. */
const minimax = (floor: number): Derived => ({
  id: 'minimax',
  section: 'middle',
  reads: ['max', 'min', 'ones'],
  value: (entry) => {
    const [max, min, ones] = [entry('max'), entry('min'), entry('ones')];
    if (max === undefined || min === undefined || ones === undefined) return 0;
    return Math.max(floor, (max - min) * ones);
  },
});

/** The row that the player before announced; any once nobody can announce, none where nothing was announced. */
function followPrevious(columns: readonly Column[], rows: number): NonNullable<Spec['follow']> {
  const first = rows * columns.findIndex((column) => column.order === announce);
  return (cards, seat) => {
    const canAnnounce = cards.some((card) => card.slots.slice(first, first + rows).includes(null));
    if (!canAnnounce) return -1;
    const announced = cards[(seat || cards.length) - 1]?.announced ?? -1;
    return announced < 0 ? -2 : announced;
  };
}

const lower = (id: Row, score: Score): Category<Row> => ({ id, section: 'lower', score });

/** Yamb: four columns or more, each with its own order of filling. */
export const ruleset = configurable(
  {
    upperBonus: ['30@60', 'ladder'],
    straights: ['66/56/46', '35/45'],
    minimaxFloor: ['none', 0],
    twoPairs: [false, true],
    threeOfAKind: [false, true],
    fiveKindIsFullHouse: [false, true],
    ends: [false, true],
    middle: [false, true],
    hand: [false, true],
    lateAnnounce: [false, true],
    counter: [false, true],
    dice: [5, 6],
  },
  (o): Spec<Row> => {
    const used = (score: Score): Score => (o.dice > USED_DICE ? bestOf(USED_DICE, score) : score);
    const house = o.fiveKindIsFullHouse ? either(fullHouse, allEqual) : fullHouse;
    const rows: readonly Category<Row>[] = [
      ...numberRows(6).map((row) => ({ ...row, score: used(row.score) })),
      { id: 'max', section: 'middle', score: used(sum), counts: false },
      { id: 'min', section: 'middle', score: o.dice > USED_DICE ? withoutHighest : sum, counts: false },
      ...(o.twoPairs ? [lower('twoPairs', used(plus(10, groups(2, 2))))] : []),
      ...(o.threeOfAKind ? [lower('threeOfAKind', used(plus(20, groups(3))))] : []),
      lower('straight', used(STRAIGHTS[o.straights])),
      lower('fullHouse', used(sumIf(house, 30))),
      lower('fourOfAKind', used(plus(40, groups(4)))),
      lower('yahtzee', used(sumIf(allEqual, 50))),
    ];
    const columns: readonly Column[] = [
      { id: 'down', order: down },
      { id: 'free', order: free },
      { id: 'up', order: up },
      { id: 'announce', order: announce },
      ...(o.ends ? [{ id: 'ends', order: ends }] : []),
      ...(o.middle ? [{ id: 'middle', order: middleFrom(MAX_ROW) }] : []),
      ...(o.hand ? [{ id: 'hand', order: hand }] : []),
      ...(o.lateAnnounce ? [{ id: 'lateAnnounce', order: lateAnnounce }] : []),
      ...(o.counter ? [{ id: 'counter', order: counter }] : []),
    ];
    return {
      id: 'yamb',
      source: 'Serbian and Croatian rule sheets, of which there are many local forms',
      dice: { count: o.dice, sides: 6 },
      rolls: 3,
      categories: rows,
      columns,
      bonuses: [{ id: 'upperBonus', section: 'upper', ladder: LADDERS[o.upperBonus] ?? [] }],
      derived: [minimax(o.minimaxFloor === 0 ? 0 : -Infinity)],
      ...(o.counter && { follow: followPrevious(columns, rows.length) }),
    };
  },
  fullScorecard,
);
