/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Fortsæt dit spil fra {date}? Runde {turn} af {turns}, {points}.',
  'resume.yes': 'Fortsæt',
  'resume.no': 'Nyt spil',
  'store.none': 'Denne browser tillader ikke at gemme her. Spillet varer, til du lukker siden.',
  'store.full': 'Der er ikke plads til at gemme mere. Spillet varer, til du lukker siden.',
  'store.bad': 'Det gemte spil kunne ikke læses. Et nyt er begyndt.',
  'store.newer': 'Dette spil er gemt af en nyere version af brættet. Genindlæs siden for at fortsætte.',
  'store.elsewhere': 'Spillet fortsætter i en anden fane. Det, du spiller her, bliver ikke gemt.',
  'store.unrecorded': 'Resultatet kunne ikke gemmes i denne browser.',
};
