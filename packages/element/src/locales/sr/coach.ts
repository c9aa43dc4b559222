/** See `en/coach`. */
import type { coach as english } from '../en/coach.js';
import type { WordsOf } from '../words.js';

/** As in Croatian, but for what is said in another way. */
export const coach: Partial<WordsOf<typeof english>> = {
  'choice.none': {
    one: 'ponovo bacite kockicu',
    few: 'ponovo bacite sve {count}',
    other: 'ponovo bacite svih {count}',
  },
  'choice.all': 'stanite ovde',
  'choice.fill': 'popunite polje {row}',
  'choice.sachsenkniffel.announce': 'izaberite red {row}',

  'kept.J': { one: 'žandara', few: 'žandare', other: '{count} žandara' },
  'kept.all.J': 'žandare',
};
