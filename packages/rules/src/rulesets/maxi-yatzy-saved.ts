import { fullScorecard } from '../games/full-scorecard.js';
import { variant } from '../model/ruleset.js';
import { ruleset as maxi } from './maxi-yatzy.js';

/** Maxi Yatzy in which every roll that is not used is there in the next turns. */
export const ruleset = variant(
  maxi,
  {
    id: 'maxi-yatzy-saved',
    source: 'Online Maxi Yatzy with saved rolls',
    tokens: { spend: 'auto', change: (unused) => unused },
  },
  fullScorecard,
);
