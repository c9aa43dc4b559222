/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: Partial<WordsOf<typeof english>> = {
  'resume.ask': 'Nastaviti igru ({date})? Potez {turn} od {turns}, {points}.',
  'store.none': 'Ovaj pregledač ovde ne dozvoljava čuvanje. Igra traje dok ne zatvorite stranicu.',
  'store.full': 'Nema više mesta za čuvanje. Igra traje dok ne zatvorite stranicu.',
  'store.bad': 'Sačuvana igra nije mogla da se pročita. Počela je nova.',
  'store.newer': 'Ovu igru je sačuvala novija verzija. Za nastavak ponovo učitajte stranicu.',
  'store.elsewhere': 'Igra se nastavlja u drugoj kartici. Ono što igrate ovde ne čuva se.',
  'store.unrecorded': 'Rezultat nije mogao da se sačuva u ovom pregledaču.',
};
