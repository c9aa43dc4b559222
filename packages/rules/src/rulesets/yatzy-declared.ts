import { fullScorecard } from '../games/full-scorecard.js';
import { variant } from '../model/ruleset.js';
import { announce } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy in which the box is named after the first roll. */
export const ruleset = variant(
  yatzy,
  {
    id: 'yatzy-declared',
    source: 'Finnish game books',
    columns: [{ id: '', order: announce }],
  },
  fullScorecard,
);
