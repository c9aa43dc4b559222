import { configurable } from '../model/ruleset.js';
import type { Category, Spec } from '../model/spec.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import { allEqual, fixed, fullHouse, groups, sequence, sum, sumIf } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'fullHouse'
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'smallStraight'
  | 'largeStraight'
  | 'chance'
  | 'yahtzee';

const STRAIGHTS = { '30/30': [30, 30], '15/20': [15, 20], '25/30': [25, 30] } as const;

/** Yacht, the ancestor: 12 boxes, no bonus. */
export const ruleset = configurable(
  {
    straights: ['30/30', '15/20', '25/30'],
    fullHouse: ['sum', 'flat25'],
    threeOfAKind: [false, true],
    upperBonus: [0, 25, 35, 50],
  },
  (o): Spec<Row> => {
    const [little, big] = STRAIGHTS[o.straights];
    return {
      id: 'yacht',
      source: 'Published Yacht rules and the exercise that many language courses take from them',
      dice: { count: 5, sides: 6 },
      rolls: 3,
      categories: [
        ...numberRows(6),
        {
          id: 'fullHouse',
          section: 'lower',
          score: o.fullHouse === 'sum' ? sumIf(fullHouse) : fixed(25, fullHouse),
        },
        ...(o.threeOfAKind
          ? [{ id: 'threeOfAKind', section: 'lower', score: groups(3) } satisfies Category<Row>]
          : []),
        { id: 'fourOfAKind', section: 'lower', score: groups(4) },
        {
          id: 'smallStraight',

          section: 'lower',
          score: fixed(little, sequence(1, 5)),
        },
        { id: 'largeStraight', section: 'lower', score: fixed(big, sequence(2, 6)) },
        { id: 'chance', section: 'lower', score: sum },
        { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
      ],
      bonuses: upperBonus(63, o.upperBonus),
    };
  },
);
