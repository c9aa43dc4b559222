/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Nastaviti igru od {date}? Potez {turn} od {turns}, {points}.',
  'resume.yes': 'Nastavi',
  'resume.no': 'Nova igra',
  'store.none': 'Ovaj preglednik ovdje ne dopušta spremanje. Igra traje dok ne zatvorite stranicu.',
  'store.full': 'Nema više mjesta za spremanje. Igra traje dok ne zatvorite stranicu.',
  'store.bad': 'Spremljena igra nije se mogla pročitati. Počela je nova.',
  'store.newer': 'Ovu je igru spremila novija verzija. Za nastavak ponovno učitajte stranicu.',
  'store.elsewhere': 'Igra se nastavlja u drugoj kartici. Ono što igrate ovdje ne sprema se.',
  'store.unrecorded': 'Rezultat se nije mogao spremiti u ovom pregledniku.',
};
