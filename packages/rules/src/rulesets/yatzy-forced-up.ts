import { fullScorecard } from '../games/full-scorecard.js';
import { variant } from '../model/ruleset.js';
import { up } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy from the last box to the first. */
export const ruleset = variant(
  yatzy,
  { id: 'yatzy-forced-up', columns: [{ id: '', order: up }] },
  fullScorecard,
);
