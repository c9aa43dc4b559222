import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { chips, forced } from '../vocabulary/repeat.js';
import { numberRows, upperBonus, type NumberRow } from '../vocabulary/rows.js';
import { allEqual, fixed, fullHouse, ofAKind, run, sum, sumIf } from '../vocabulary/score.js';

type Row =
  | NumberRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'yahtzee'
  | 'chance';

/** Lucky 7: Yahtzee with dice of seven sides, so with a row of sevens. */
export const ruleset = configurable({}, (): Spec<Row> => ({
  id: 'lucky7',
  source: 'House rules by this project, after an app whose rules are lost but for its seven-sided dice',
  status: 'reconstructed',
  dice: { count: 5, sides: 7 },
  rolls: 3,
  categories: [
    ...numberRows(7),
    { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)) },
    { id: 'fourOfAKind', section: 'lower', score: sumIf(ofAKind(4)) },
    { id: 'fullHouse', section: 'lower', score: fixed(25, fullHouse), joker: 25 },
    { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)), joker: 30 },
    { id: 'largeStraight', section: 'lower', score: fixed(40, run(5)), joker: 40 },
    { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
    { id: 'chance', section: 'lower', score: sum },
  ],
  bonuses: upperBonus(84, 35),
  repeat: { row: 'yahtzee', place: forced, bonus: chips(100) },
}));
