import { playOff } from '../games/play-off.js';
import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, fixed, fullHouse, ofAKind, run, sum } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'yahtzee'
  | 'smallStraight'
  | 'fullHouse'
  | 'largeStraight'
  | 'chance';

/** Cheerio in 13 boxes of fixed worth. */
export const ruleset = configurable(
  { cheerio: [50, 40] },
  (o): Spec<Row> => ({
    id: 'cheerio-extended',
    source: 'A program whose description says 40 for a Cheerio and whose code says 50',
    status: 'disputed',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'threeOfAKind', section: 'lower', score: fixed(30, ofAKind(3)) },
      { id: 'fourOfAKind', section: 'lower', score: fixed(40, ofAKind(4)) },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
      { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)) },
      { id: 'fullHouse', section: 'lower', score: fixed(40, fullHouse) },
      { id: 'largeStraight', section: 'lower', score: fixed(o.cheerio, run(5)) },
      { id: 'chance', section: 'lower', score: sum },
    ],
    playoff: true,
  }),
  undefined,
  playOff,
);
