/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

/** As in Croatian, but for what is said in another way. */
export const moments: Partial<WordsOf<typeof english>> = {
  'great.record': '*Novi rekord: {total}*, dosad je bio {before}.',
  'great.first': '*{hand} u prvom bacanju!* {Points}.',
};
