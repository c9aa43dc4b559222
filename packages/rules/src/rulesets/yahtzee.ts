import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { chips, forced, freeChoice, lowerOnly } from '../vocabulary/repeat.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import { allEqual, either, fixed, fullHouse, ofAKind, run, sum, sumIf } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'yahtzee'
  | 'chance';

const PLACES = { forced, free: freeChoice, original1956: lowerOnly };

/** Yahtzee, 13 boxes, with the four ways to place an extra Yahtzee. */
export const ruleset = configurable(
  {
    joker: ['forced', 'free', 'original1956', 'none'],
    fiveKindIsFullHouse: [false, true],
    yahtzeeBonus: [100, 50, 0],
    upperBonus: [35, 0],
    upperThreshold: { default: 63, from: 1, to: 105 },
  },
  (o): Spec<Row> => ({
    id: 'yahtzee',
    source: 'Hasbro leaflet; the first edition of 1956 for jokers in the lower section only',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)) },
      { id: 'fourOfAKind', section: 'lower', score: sumIf(ofAKind(4)) },
      {
        id: 'fullHouse',
        section: 'lower',
        score: fixed(25, o.fiveKindIsFullHouse ? either(fullHouse, allEqual) : fullHouse),
        joker: 25,
      },
      { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)), joker: 30 },
      { id: 'largeStraight', section: 'lower', score: fixed(40, run(5)), joker: 40 },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
      { id: 'chance', section: 'lower', score: sum },
    ],
    bonuses: upperBonus(o.upperThreshold, o.upperBonus),
    ...(o.joker !== 'none' && {
      repeat: { row: 'yahtzee', place: PLACES[o.joker], bonus: chips(o.yahtzeeBonus) },
    }),
  }),
);
