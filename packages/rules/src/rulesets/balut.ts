import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Category, Ranked, Score, Spec } from '../model/spec.js';
import { allEqual, either, faceSum, fixed, fullHouse, sequence, sum, sumIf } from '../vocabulary/score.js';

type Row = 'fours' | 'fives' | 'sixes' | 'straight' | 'fullHouse' | 'chance' | 'yahtzee';

const ENTRIES = 4;
const low = fixed(15, sequence(1, 5));
const high = fixed(20, sequence(2, 6));
const straight: Score = (t) => low(t) + high(t);

const CATEGORIES: readonly Category<Row>[] = [
  { id: 'fours', section: 'upper', face: 4, score: faceSum(4), entries: ENTRIES },
  { id: 'fives', section: 'upper', face: 5, score: faceSum(5), entries: ENTRIES },
  { id: 'sixes', section: 'upper', face: 6, score: faceSum(6), entries: ENTRIES },
  { id: 'straight', section: 'lower', score: straight, entries: ENTRIES },
  { id: 'fullHouse', section: 'lower', score: sumIf(fullHouse), entries: ENTRIES },
  { id: 'chance', section: 'lower', score: sum, entries: ENTRIES },
  { id: 'yahtzee', section: 'lower', score: sumIf(allEqual, 20), entries: ENTRIES },
];

const total = (entries: readonly number[]): number => entries.reduce((a, b) => a + b, 0);
const allScored = (entries: readonly number[]): boolean => entries.length === ENTRIES && !entries.includes(0);

/** The table of points: a raw total from which they are given, and the points. */
const TOTAL_POINTS = [
  [650, 6],
  [600, 5],
  [550, 4],
  [500, 3],
  [450, 2],
  [400, 1],
  [350, 0],
  [300, -1],
] as const;
const FEWEST_POINTS = -2;

/** The points of a sheet: for full categories, for each Balut, and for the raw total. */
function pointsOf({ totals, entries }: Ranked): number {
  const reach = (row: string, sum: number, points: number): number =>
    total(entries(row)) >= sum ? points : 0;
  return (
    reach('fours', 52, 2) +
    reach('fives', 65, 2) +
    reach('sixes', 78, 2) +
    (allScored(entries('straight')) ? 4 : 0) +
    (allScored(entries('fullHouse')) ? 3 : 0) +
    reach('chance', 100, 2) +
    2 * entries('yahtzee').filter(Boolean).length +
    (TOTAL_POINTS.find(([from]) => totals.total >= from)?.[1] ?? FEWEST_POINTS)
  );
}

/** Balut: seven categories, four entries each, and points from a table. */
export const ruleset = configurable(
  { decideBy: ['points', 'total'], balutIsFullHouse: [false, true] },
  (o): Spec<Row> => ({
    id: 'balut',
    source: 'balut.org, rules of 1979; the total decides between equal points',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: o.balutIsFullHouse ? CATEGORIES.map(withBalut) : CATEGORIES,
    ...(o.decideBy === 'points' && {
      standing: 'points',
      rank: (players) => players.map((player) => [pointsOf(player), player.totals.total]),
    }),
  }),
  fullScorecard,
);

const withBalut = (category: Category<Row>): Category<Row> =>
  category.id === 'fullHouse' ? { ...category, score: sumIf(either(fullHouse, allEqual)) } : category;
