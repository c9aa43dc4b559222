import { configurable } from '../model/ruleset.js';
import type { Category, Score, Spec } from '../model/spec.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import {
  allEqual,
  best,
  either,
  fixed,
  fullHouse,
  groups,
  run,
  sequence,
  sum,
  sumIf,
} from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'onePair'
  | 'twoPairs'
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'smallStraight'
  | 'largeStraight'
  | 'fullHouse'
  | 'chance'
  | 'yahtzee';

const straights = (small: Score, large: Score): readonly Category<Row>[] => [
  { id: 'smallStraight', section: 'lower', score: small },
  { id: 'largeStraight', section: 'lower', score: large },
];

const STRAIGHTS = {
  '15/20': straights(fixed(15, sequence(1, 5)), fixed(20, sequence(2, 6))),
  'run30/40': straights(fixed(30, run(4)), fixed(40, run(5))),
};

/** Scandinavian Yatzy: 15 boxes, pairs among them, 50 for 63 above. */
export const ruleset = configurable(
  {
    pairsDistinct: [true, false],
    fiveKindIsFullHouse: [false, true],
    upperBonus: [50, 35, 25],
    upperThreshold: { default: 63, from: 1, to: 105 },
    straights: ['15/20', 'run30/40'],
  },
  (o): Spec<Row> => ({
    id: 'yatzy',
    source: 'Scandinavian rule sheets; tarningsspel.se for the house forms',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'onePair', section: 'lower', score: groups(2) },
      {
        id: 'twoPairs',
        section: 'lower',
        score: o.pairsDistinct ? groups(2, 2) : best(groups(2, 2), groups(4)),
      },
      { id: 'threeOfAKind', section: 'lower', score: groups(3) },
      { id: 'fourOfAKind', section: 'lower', score: groups(4) },
      ...STRAIGHTS[o.straights],
      {
        id: 'fullHouse',
        section: 'lower',
        score: sumIf(o.fiveKindIsFullHouse ? either(fullHouse, allEqual) : fullHouse),
      },
      { id: 'chance', section: 'lower', score: sum },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
    ],
    bonuses: upperBonus(o.upperThreshold, o.upperBonus),
  }),
);
