/** Italian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Premi per giocare',
  'kiosk.beat': 'Riesci a superare {n}?',
  'kiosk.first': 'Apri tu la lista di oggi.',
  'kiosk.best': 'Il migliore di oggi: {player}, {n}',
  'kiosk.best.nobody': 'Il migliore di oggi: {n}',
  'kiosk.still': 'Ci sei ancora?',
  'kiosk.idle': { one: 'La partita finisce tra {n} secondo.', other: 'La partita finisce tra {n} secondi.' },
  'kiosk.stay': 'Continua',
  'kiosk.new': 'Nuova persona',
  'kiosk.done': {
    one: 'Grazie per aver giocato. {n} punto: posto {place} di oggi.',
    other: 'Grazie per aver giocato. {n} punti: posto {place} di oggi.',
  },
  'kiosk.name': 'Il tuo nome per la lista, se vuoi',
  'kiosk.next': 'Avanti un altro',
};
