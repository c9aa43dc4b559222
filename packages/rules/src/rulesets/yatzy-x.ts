import { fullScorecard } from '../games/full-scorecard.js';
import { extended } from '../model/ruleset.js';
import type { Column } from '../model/spec.js';
import { free } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

/** The first column counts once, the second twice, and so on. */
const timesColumns = (count: number): readonly Column[] =>
  Array.from({ length: count }, (_, i) => ({ id: `x${i + 1}`, order: free, times: i + 1 }));

/** Yatzy in several columns, each of which counts once more than the one before. */
export const ruleset = extended(
  yatzy,
  { columns: { default: 3, from: 1, to: 6 }, bonusMultiplied: [true, false] },
  ({ bonuses = [], ...base }, o) => ({
    ...base,
    id: 'yatzy-x',
    source: 'Finnish Yatzy rules; that the bonus is multiplied as well is our reading',
    columns: timesColumns(o.columns),
    bonuses: o.bonusMultiplied ? bonuses : bonuses.map((bonus) => ({ ...bonus, once: true })),
  }),
  fullScorecard,
);
