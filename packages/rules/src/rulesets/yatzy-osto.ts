import { fullScorecard } from '../games/full-scorecard.js';
import { extended } from '../model/ruleset.js';
import { ruleset as yatzy } from './yatzy.js';

/** Yatzy with a bank: a roll that is not used is saved, and buys one in a later turn. */
export const ruleset = extended(
  yatzy,
  { tokenPoints: { default: 0, from: 0, to: 10 } },
  (base, o) => ({
    ...base,
    id: 'yatzy-osto',
    source: 'Finnish Yatzy rules; what they leave open about the bank is ours',
    tokens: { spend: 'ask', points: o.tokenPoints, change: (unused) => unused },
  }),
  fullScorecard,
);
