import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Category, Spec } from '../model/spec.js';
import { numberRows, upperBonus } from '../vocabulary/rows.js';
import { allEqual, fixed, groups } from '../vocabulary/score.js';
import { maxiRows, type MaxiRow } from './maxi-yatzy.js';

type Row = MaxiRow | 'sixOfAKind' | 'fullHousePair' | 'castle' | 'highRise';

const SIX_OF_A_KIND: Category<Row> = { id: 'sixOfAKind', section: 'lower', score: groups(6) };

/** Seven-Yatzy: what Maxi Yatzy becomes with one die more. */
export const ruleset = configurable(
  {
    saved: [false, true],
    upperBonus: [150, 100, 50],
    upperThreshold: { default: 105, from: 1, to: 147 },
  },
  (o): Spec<Row> => {
    const rows = maxiRows(
      21,
      { id: 'fullHousePair', section: 'lower', score: groups(3, 2, 2) },
      { id: 'castle', section: 'lower', score: groups(4, 3) },
      { id: 'highRise', section: 'lower', score: groups(5, 2) },
    );
    return {
      id: 'seven-yatzy',
      source: 'House rules by this project: every pattern of Maxi Yatzy with one die more',
      status: 'reconstructed',
      dice: { count: 7, sides: 6 },
      rolls: 3,
      categories: [
        ...numberRows(6),
        ...rows.flatMap((row) => (row.id === 'fiveOfAKind' ? [row, SIX_OF_A_KIND] : row)),
        { id: 'yahtzee', section: 'lower', score: fixed(150, allEqual) },
      ],
      bonuses: upperBonus(o.upperThreshold, o.upperBonus),
      ...(o.saved && { tokens: { spend: 'auto', change: (unused) => unused } }),
    };
  },
  fullScorecard,
);
