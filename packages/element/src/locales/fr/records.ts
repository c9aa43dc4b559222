/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Reprendre votre partie du {date} ? Tour {turn} sur {turns}, {points}.',
  'resume.yes': 'Reprendre',
  'resume.no': 'Nouvelle partie',
  'store.none':
    'Ce navigateur ne permet pas d’enregistrer ici. La partie dure jusqu’à la fermeture de la page.',
  'store.full': 'Plus de place pour enregistrer. La partie dure jusqu’à la fermeture de la page.',
  'store.bad': 'La partie enregistrée est illisible. Une nouvelle a commencé.',
  'store.newer': 'Cette partie vient d’une version plus récente. Rechargez la page pour continuer.',
  'store.elsewhere': 'La partie continue dans un autre onglet. Ce que vous jouez ici n’est pas enregistré.',
  'store.unrecorded': 'Ce résultat n’a pas pu être enregistré dans ce navigateur.',
};
