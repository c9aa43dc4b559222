import { configurable } from '../model/ruleset.js';
import type { Category, Spec } from '../model/spec.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import { allEqual, fixed, groups, sequence, sum } from '../vocabulary/score.js';

/** Ids of the combinations that six dice and seven dice share. */
type SharedRow =
  | 'onePair'
  | 'twoPairs'
  | 'threePairs'
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fiveOfAKind'
  | 'smallStraight'
  | 'largeStraight'
  | 'fullStraight'
  | 'fullHouse'
  | 'villa'
  | 'tower'
  | 'chance';
/** Ids of the rows. */
export type MaxiRow = SixRow | SharedRow | 'yahtzee';

interface Maxi {
  readonly upperBonus: number;
  readonly upperThreshold: number;
  readonly fullStraight: number;
}

/** The combinations that six dice and seven dice share, with those of seven after the towers. */
export const maxiRows = <More extends string = never>(
  fullStraight: number,
  ...more: readonly Category<More>[]
): readonly Category<SharedRow | More>[] => [
  { id: 'onePair', section: 'pairs', score: groups(2) },
  { id: 'twoPairs', section: 'pairs', score: groups(2, 2) },
  { id: 'threePairs', section: 'pairs', score: groups(2, 2, 2) },
  { id: 'threeOfAKind', section: 'lower', score: groups(3) },
  { id: 'fourOfAKind', section: 'lower', score: groups(4) },
  { id: 'fiveOfAKind', section: 'lower', score: groups(5) },
  { id: 'smallStraight', section: 'lower', score: fixed(15, sequence(1, 5)) },
  { id: 'largeStraight', section: 'lower', score: fixed(20, sequence(2, 6)) },
  { id: 'fullStraight', section: 'lower', score: fixed(fullStraight, sequence(1, 6)) },
  { id: 'fullHouse', section: 'lower', score: groups(3, 2) },
  { id: 'villa', section: 'lower', score: groups(3, 3) },
  { id: 'tower', section: 'lower', score: groups(4, 2) },
  ...more,
  { id: 'chance', section: 'lower', score: sum },
];

/** Six dice and twenty boxes. */
export const maxiSpec = (o: Maxi): Spec<MaxiRow> => ({
  id: 'maxi-yatzy',
  source: 'Scandinavian rule sheets; they differ on the bonus and on the full straight',
  status: 'disputed',
  dice: { count: 6, sides: 6 },
  rolls: 3,
  categories: [
    ...numberRows(6),
    ...maxiRows(o.fullStraight),
    { id: 'yahtzee', section: 'lower', score: fixed(100, allEqual) },
  ],
  bonuses: upperBonus(o.upperThreshold, o.upperBonus),
});

/** Maxi Yatzy: six dice, 20 boxes. */
export const ruleset = configurable(
  { upperBonus: [100, 50], upperThreshold: { default: 84, from: 1, to: 126 }, fullStraight: [21, 30] },
  (o): Spec<MaxiRow> => maxiSpec(o),
);
