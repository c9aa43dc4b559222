import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Category, Column, Derived, Score, Spec } from '../model/spec.js';
import { down, free, up } from '../vocabulary/order.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import {
  allEqual,
  fixed,
  fullHouse,
  groups,
  ofAKind,
  run,
  sequence,
  sum,
  sumIf,
} from '../vocabulary/score.js';

/** Ids of the rows. */
export type YamsRow =
  | SixRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'yahtzee'
  | 'chance'
  | 'plus'
  | 'moins';

/** House rules of the café tables of France. */
export const cafeChoices = {
  /** Three and four of a kind count all dice, or only the equal ones. */
  kindSums: ['all', 'matching'],
  /** A full house counts its dice but at least 25, or always 25. */
  fullHouse: ['atLeast25', 'flat25'],
  /** Four and five in a row, or 1–5 and 2–6. */
  straights: ['run', 'fixed'],
  /** Two more sums, Plus and Moins, which count if Moins is the lower one. */
  plusMoins: [false, true],
  /** One sheet, or one that is free, one downwards and one upwards. */
  columns: [1, 3],
} as const;

type Cafe = { readonly [K in keyof typeof cafeChoices]: (typeof cafeChoices)[K][number] };

const THREE_COLUMNS: readonly Column[] = [
  { id: 'free', order: free },
  { id: 'down', order: down },
  { id: 'up', order: up },
];

const dearFullHouse: Score = (t) => (fullHouse(t) ? Math.max(25, t.sum) : 0);

const PLUS_MOINS: readonly Category<YamsRow>[] = [
  { id: 'plus', section: 'lower', score: sum, counts: false },
  { id: 'moins', section: 'lower', score: sum, counts: false },
];
const PLUS_MOINS_SUM: Derived = {
  id: 'plusMoins',
  section: 'lower',
  reads: ['plus', 'moins'],
  value: (entry) => {
    const plus = entry('plus') ?? 0;
    const moins = entry('moins') ?? plus;
    return moins < plus ? plus + moins : 0;
  },
};

/** The sheet of 13 rows; no bonus and no joker for a second five of a kind. */
export function yamsSpec(o: Cafe): Spec<YamsRow> {
  const kind = (k: number): Score => (o.kindSums === 'all' ? sumIf(ofAKind(k)) : groups(k));
  const fixedStraights = o.straights === 'fixed';
  return {
    id: 'yams',
    source: "QuentinC's playroom; café forms from French score sheets",
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'threeOfAKind', section: 'lower', score: kind(3) },
      { id: 'fourOfAKind', section: 'lower', score: kind(4) },
      {
        id: 'fullHouse',
        section: 'lower',
        score: o.fullHouse === 'flat25' ? fixed(25, fullHouse) : dearFullHouse,
      },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
      { id: 'smallStraight', section: 'lower', score: fixed(30, fixedStraights ? sequence(1, 5) : run(4)) },
      { id: 'largeStraight', section: 'lower', score: fixed(40, fixedStraights ? sequence(2, 6) : run(5)) },
      { id: 'chance', section: 'lower', score: sum },
      ...(o.plusMoins ? PLUS_MOINS : []),
    ],
    bonuses: upperBonus(63, 35),
    ...(o.columns > 1 && { columns: THREE_COLUMNS }),
    ...(o.plusMoins && { derived: [PLUS_MOINS_SUM] }),
  };
}

/** Yams, the French name of the game: 13 boxes. */
export const ruleset = configurable(cafeChoices, (o): Spec<YamsRow> => yamsSpec(o), fullScorecard);
