import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Score, Spec } from '../model/spec.js';
import { groups, ofAKind, sumIf } from '../vocabulary/score.js';
import { cafeChoices, yamsSpec, type YamsRow } from './yams.js';

type Row = YamsRow | 'onePair' | 'twoPairs' | 'misere';

const misere: Score = (t) => 36 - t.sum;
const twoPairs: Score = (t) => (groups(2, 2)(t) ? t.sum : 0);
const twoPairsOrFour: Score = (t) => (ofAKind(4)(t) ? t.sum : twoPairs(t));

/** Yams with three rows more: pair, two pairs, and misère, which is worth more the less the dice show. */
export const ruleset = configurable(
  { ...cafeChoices, pairsDistinct: [true, false] },
  (o): Spec<Row> => {
    const parent = yamsSpec(o);
    return {
      ...parent,
      id: 'yams-16',
      categories: [
        ...parent.categories,
        { id: 'onePair', section: 'lower', score: sumIf(ofAKind(2)) },
        { id: 'twoPairs', section: 'lower', score: o.pairsDistinct ? twoPairs : twoPairsOrFour },
        { id: 'misere', section: 'lower', score: misere },
      ],
    };
  },
  fullScorecard,
);
