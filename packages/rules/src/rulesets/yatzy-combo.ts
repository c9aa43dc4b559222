import { fullScorecard } from '../games/full-scorecard.js';
import { extended } from '../model/ruleset.js';
import type { Tokens } from '../model/spec.js';
import { down, free } from '../vocabulary/order.js';
import { ruleset as yatzy } from './yatzy.js';

const BANK = 'osto';
/** Rolls are saved and bought in the last column alone. */
const bank: Tokens = { spend: 'ask', change: (unused, _, column) => (column === BANK ? unused : 0) };

/** Three kinds of Yatzy beside each other: normal, downwards, and with bought rolls. */
export const ruleset = extended(
  yatzy,
  { mode: ['single', 'parallel'] },
  (base, o) => ({
    ...base,
    id: 'yatzy-combo',
    source:
      'One sentence of Finnish Yatzy rules; that a turn fills a box in each column is the other reading of it',
    status: 'disputed',
    columns: [
      { id: 'free', order: free },
      { id: 'down', order: down },
      { id: BANK, order: free },
    ],
    ...(o.mode === 'single'
      ? { tokens: { ...bank, bars: (column) => column !== BANK } }
      : { tokens: bank, fill: 'everyColumn' }),
  }),
  fullScorecard,
);
