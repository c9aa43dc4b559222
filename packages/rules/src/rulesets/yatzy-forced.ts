import { fullScorecard } from '../games/full-scorecard.js';
import { variant } from '../model/ruleset.js';
import { down } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy from the first box to the last: the box is fixed before the first roll. */
export const ruleset = variant(
  yatzy,
  { id: 'yatzy-forced', columns: [{ id: '', order: down }] },
  fullScorecard,
);
