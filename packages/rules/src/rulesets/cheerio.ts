import { playOff } from '../games/play-off.js';
import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, fixed, fullHouse, sequence, sum, sumIf } from '../vocabulary/score.js';

type Row = SixRow | 'smallStraight' | 'largeStraight' | 'fullHouse' | 'chance' | 'yahtzee';

/** Cheerio: 11 boxes, no bonus. */
export const ruleset = configurable(
  {},
  (): Spec<Row> => ({
    id: 'cheerio',
    source: 'A published table, whose last two values follow other descriptions of the game',
    status: 'disputed',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'smallStraight', section: 'lower', score: fixed(20, sequence(1, 5)) },
      { id: 'largeStraight', section: 'lower', score: fixed(25, sequence(2, 6)) },
      { id: 'fullHouse', section: 'lower', score: sumIf(fullHouse) },
      { id: 'chance', section: 'lower', score: sum },
      { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
    ],
    playoff: true,
    players: [1, 12],
  }),
  undefined,
  playOff,
);
