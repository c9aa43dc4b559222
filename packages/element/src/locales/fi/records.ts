/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Jatketaanko {date} pelattua peliä? Kierros {turn}/{turns}, {points}.',
  'resume.yes': 'Jatka',
  'resume.no': 'Uusi peli',
  'store.none': 'Tämä selain ei salli tallentamista tässä. Peli säilyy, kunnes suljet sivun.',
  'store.full': 'Tallennustila on täynnä. Peli säilyy, kunnes suljet sivun.',
  'store.bad': 'Tallennettua peliä ei voitu lukea. Uusi peli on alkanut.',
  'store.newer': 'Tämän pelin on tallentanut uudempi versio. Jatka lataamalla sivu uudelleen.',
  'store.elsewhere': 'Peli jatkuu toisessa välilehdessä. Tässä pelattua ei tallenneta.',
  'store.unrecorded': 'Tulosta ei voitu tallentaa tähän selaimeen.',
};
