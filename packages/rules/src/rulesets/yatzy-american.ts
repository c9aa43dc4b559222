import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import { allEqual, fixed, fullHouse, ofAKind, run, sum, sumIf } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'chance'
  | 'yahtzee';

/** American Yatzy, as Finnish books call it: Yahtzee's rows with Yatzy's bonus, no joker. */
export const ruleset = configurable(
  { upperBonus: [50, 35], upperThreshold: { default: 63, from: 1, to: 105 } },
  (o): Spec<Row> => ({
    id: 'yatzy-american',
    source: 'Finnish Yatzy rules; they leave the bonus open, so it stays that of Yatzy',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)) },
      { id: 'fourOfAKind', section: 'lower', score: sumIf(ofAKind(4)) },
      { id: 'fullHouse', section: 'lower', score: fixed(25, fullHouse) },
      { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)) },
      { id: 'largeStraight', section: 'lower', score: fixed(40, run(5)) },
      { id: 'chance', section: 'lower', score: sum },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
    ],
    bonuses: upperBonus(o.upperThreshold, o.upperBonus),
  }),
);
