/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

/** As in Croatian, but for what is said in another way. */
export const review: Partial<WordsOf<typeof english>> = {
  'review.unread': 'Ova igra ne može da se pročita.',
  'review.estimate': 'Sve brojke su procene: igra je prevelika da bi se rešila.',
  'review.lucky': '*Srećne kockice.*',
  'review.unlucky': '*Nesrećne kockice.*',
  'review.average': '*Prosečne kockice.*',
  'review.curve': 'Očekivani konačni rezultat posle svakog poteza',
  'review.perfect': 'savršena igra, u proseku',
  'review.errors': { one: '{n} greška', few: '{n} greške', other: '{n} grešaka' },
  'review.blunders': { one: '{n} gruba greška', few: '{n} grube greške', other: '{n} grubih grešaka' },
  'review.next': 'Sledeća odluka',
  'review.list': 'Nazad na spisak',
  'review.print': 'Štampaj',
  'review.link': 'Kopiraj link',
  'review.theme.endgame': 'poslednja tri poteza',
  'review.practise': 'Vežbaj ove odluke',
};
