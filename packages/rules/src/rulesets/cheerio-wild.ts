import { playOff } from '../games/play-off.js';
import { configurable } from '../model/ruleset.js';
import type { Score, Spec, Test } from '../model/spec.js';
import { commonFace, countOf } from '../model/throw.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, either, run } from '../vocabulary/score.js';

type Row = SixRow | 'yahtzee';

/** Ones beside another face stand for it, so two faces make five of a kind if one of them is the one. */
const WITH_WILD_ONES: Test = (t) => t.counts.some((count, face) => face > 1 && count + countOf(t, 1) === t.n);
const NATURAL: Test = either(allEqual, run(5));

/** Number times its dice and the ones that join them; five natural ones of a kind count twice. */
const withOnes =
  (face: number): Score =>
  (t) => {
    const own = countOf(t, face);
    const ones = face > 1 ? countOf(t, 1) : 0;
    return own && face * (own + ones) * (commonFace(t) ? 2 : 1);
  };

/** Cheerio with wild ones: they may stand for any number that another die shows. */
export const ruleset = configurable(
  {},
  (): Spec<Row> => ({
    id: 'cheerio-wild',
    source: 'Descriptions of a traditional Cheerio',
    status: 'disputed',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [
      ...numberRows(6).map((row, i) => ({ ...row, score: withOnes(i + 1) })),
      { id: 'yahtzee', section: 'lower', score: (t) => (NATURAL(t) ? 50 : WITH_WILD_ONES(t) ? 25 : 0) },
    ],
    playoff: true,
  }),
  undefined,
  playOff,
);
