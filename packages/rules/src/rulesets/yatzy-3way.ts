import { fullScorecard } from '../games/full-scorecard.js';
import { variant } from '../model/ruleset.js';
import { down, free, up } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy in three columns: one free, one downwards, one upwards. */
export const ruleset = variant(
  yatzy,
  {
    id: 'yatzy-3way',
    source: 'Finnish Yatzy rules',
    columns: [
      { id: 'free', order: free },
      { id: 'down', order: down },
      { id: 'up', order: up },
    ],
  },
  fullScorecard,
);
