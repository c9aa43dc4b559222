import { configurable } from '../model/ruleset.js';
import type { Spec, Test } from '../model/spec.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, both, fixed, ofAKind, sequence } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'oddStraight'
  | 'evenStraight'
  | 'lowStraight'
  | 'highStraight'
  | 'threeOfAKind'
  | 'thirteen'
  | 'crag';

const thirteen: Test = (t) => t.sum === 13;
const pair = ofAKind(2);
const faces =
  (...all: readonly number[]): Test =>
  (t) =>
    all.every((face) => t.counts[face]);

/** Crag: three dice, two rolls, and thirteen as the lucky sum. */
export const ruleset = configurable({ thirteenExcludesPairs: [false, true] }, (o): Spec<Row> => ({
  id: 'crag',
  source: 'Knizia, Dice Games Properly Explained; dice-play.com for thirteen without pairs',
  dice: { count: 3, sides: 6 },
  rolls: 2,
  categories: [
    ...numberRows(6),
    { id: 'oddStraight', section: 'lower', score: fixed(20, faces(1, 3, 5)) },
    { id: 'evenStraight', section: 'lower', score: fixed(20, faces(2, 4, 6)) },
    { id: 'lowStraight', section: 'lower', score: fixed(20, sequence(1, 3)) },
    { id: 'highStraight', section: 'lower', score: fixed(20, sequence(4, 6)) },
    { id: 'threeOfAKind', section: 'lower', score: fixed(25, allEqual) },
    {
      id: 'thirteen',
      section: 'lower',
      score: fixed(26, o.thirteenExcludesPairs ? both(thirteen, (t) => !pair(t)) : thirteen),
    },
    { id: 'crag', section: 'lower', score: fixed(50, both(thirteen, pair)) },
  ],
}));
