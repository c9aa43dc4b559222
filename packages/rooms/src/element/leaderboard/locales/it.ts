/** Italian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'I migliori di oggi',
  'board.same': 'Gli stessi dadi per tutti.',
  'board.empty': 'Ancora nessun risultato. Inizia tu.',
  'board.column.place': 'Posto',
  'board.column.player': 'Nome',
  'board.column.total': 'Punti',
  'board.column.time': 'Ora',
  'board.recent': 'Appena finito',
  'board.place.of': 'posto {n}',
  'board.nobody': 'Senza nome',
  'board.playing': { one: '{n} persona gioca', other: '{n} persone giocano' },
  'board.join': 'Gioca anche tu',
  'board.scan': 'Scansiona o vai a',
  'board.qr': 'Codice QR dell’indirizzo',
  'board.summary': { one: '{n} risultato, media {average}', other: '{n} risultati, media {average}' },
  'board.finished': {
    one: '{player}: {n} punto, posto {place}.',
    other: '{player}: {n} punti, posto {place}.',
  },
  'board.over': 'Questo evento è finito.',
  'board.all': 'Tutti i risultati',
  'board.few': 'Dieci alla volta',
  'board.connecting': 'Connessione…',
  'board.gone': 'Questo evento non esiste.',
  'board.failed': 'L’elenco non è raggiungibile. Nuovo tentativo…',
};
