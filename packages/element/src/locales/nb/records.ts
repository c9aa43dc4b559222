/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Fortsette spillet ditt fra {date}? Runde {turn} av {turns}, {points}.',
  'resume.yes': 'Fortsett',
  'resume.no': 'Nytt spill',
  'store.none': 'Denne nettleseren tillater ikke lagring her. Spillet varer til du lukker siden.',
  'store.full': 'Det er ikke plass til å lagre mer. Spillet varer til du lukker siden.',
  'store.bad': 'Det lagrede spillet kunne ikke leses. Et nytt har begynt.',
  'store.newer':
    'Dette spillet er lagret av en nyere versjon av brettet. Last siden på nytt for å fortsette.',
  'store.elsewhere': 'Spillet fortsetter i en annen fane. Det du spiller her, blir ikke lagret.',
  'store.unrecorded': 'Resultatet kunne ikke lagres i denne nettleseren.',
};
