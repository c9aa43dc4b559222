import { extended } from '../model/ruleset.js';
import { ruleset as osto } from './yatzy-osto.js';

/** Buying Yatzy in which a box that is struck saves nothing. */
export const ruleset = extended(osto, {}, ({ tokens, ...base }) => ({
  ...base,
  id: 'yatzy-osto-strict',
  tokens: {
    spend: 'ask',
    ...tokens,
    change: (unused, points) => (points > 0 ? unused : Math.min(0, unused)),
  },
}));
