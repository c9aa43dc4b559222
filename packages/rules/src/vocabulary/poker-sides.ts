/** The sides of poker dice. */
import type { Side } from '../model/types.js';

/** Nine to ace, by the faces 1 to 6. */
export const POKER_SIDES: readonly Side[] = ['9', '10', 'J', 'Q', 'K', 'A'].map((symbol, i) => ({
  face: i + 1,
  symbol,
}));
