import { fullScorecard } from '../games/full-scorecard.js';
import { extended } from '../model/ruleset.js';
import type { Column, Repeat } from '../model/spec.js';
import { free } from '../vocabulary/order.js';
import { ruleset as yahtzee } from './yahtzee.js';

const COLUMNS: readonly Column[] = [1, 2, 3].map((times) => ({ id: `x${times}`, order: free, times }));

/** No bonus for a box that only takes a zero. */
const onlyWithPoints =
  ({ place, bonus }: Repeat): Repeat['bonus'] =>
  (r, c) => {
    const literal = c.score(r.t);
    const ruling = place(r, c);
    const points = ruling === 'zero' ? 0 : ruling === 'joker' ? (c.joker ?? literal) : literal;
    return points ? bonus(r, c) : 0;
  };

/** Triple Yahtzee: three columns that count once, twice and three times. */
export const ruleset = extended(
  yahtzee,
  { bonusNeedsPoints: [false, true] },
  ({ repeat, ...base }, o) => ({
    ...base,
    id: 'triple-yahtzee',
    source: 'Two descriptions of the game, whose words on jokers are joined here',
    status: 'disputed',
    columns: COLUMNS,
    ...(repeat && {
      repeat: o.bonusNeedsPoints ? { ...repeat, bonus: onlyWithPoints(repeat) } : repeat,
    }),
  }),
  fullScorecard,
);
