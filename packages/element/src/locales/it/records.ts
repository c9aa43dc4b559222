/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'Continuare la partita del {date}? Turno {turn} di {turns}, {points}.',
  'resume.yes': 'Continua',
  'resume.no': 'Nuova partita',
  'store.none': 'Questo browser non permette di salvare qui. La partita dura finché non chiudi la pagina.',
  'store.full': 'Non c’è più spazio per salvare. La partita dura finché non chiudi la pagina.',
  'store.bad': 'Non è stato possibile leggere la partita salvata. Ne è iniziata una nuova.',
  'store.newer':
    'Questa partita è stata salvata da una versione più recente. Ricarica la pagina per continuare.',
  'store.elsewhere': 'La partita continua in un’altra scheda. Ciò che giochi qui non viene salvato.',
  'store.unrecorded': 'Non è stato possibile salvare il risultato in questo browser.',
};
