import { fullScorecard } from '../games/full-scorecard.js';
import { up } from '../order.js';
import { variant } from '../ruleset.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy from the last box to the first. */
export const ruleset = variant(
  yatzy,
  { id: 'yatzy-forced-up', columns: [{ id: '', order: up }] },
  fullScorecard,
);
