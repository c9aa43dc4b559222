/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Analisi',
  'review.working': 'Calcolo di ogni decisione…',
  'review.none': 'Non c’è un’analisi di questa partita.',
  'review.unread': 'Questa partita non si può leggere.',
  'review.estimate': 'Tutte le cifre sono stime: questo gioco è troppo grande per essere risolto.',

  'review.expect': 'attesi',
  'review.luck': 'fortuna dei dadi',
  'review.decisions': 'le tue decisioni',
  'review.game': 'la tua partita',
  'review.lucky': '*Dadi fortunati.*',
  'review.unlucky': '*Dadi sfortunati.*',
  'review.average': '*Dadi nella media.*',
  'review.best': '{best} decisioni su {all} erano le migliori.',
  'review.clean': 'Nessuna decisione poteva essere migliore.',

  'review.curve': 'Punteggio finale atteso dopo ogni turno',
  'review.perfect': 'gioco perfetto, in media',
  'review.head.turn': 'Turno',
  'review.head.score': 'Punteggio finale atteso',
  'review.dearest': {
    one: 'La più cara di {all} decisioni',
    other: 'Le {n} più care di {all} decisioni',
  },
  'review.turn': 'Turno {turn}',
  'review.better': 'meglio: {choice}',
  'review.wrote': '{row}; meglio: {choice}',
  'review.slips': { one: '{n} imprecisione', other: '{n} imprecisioni' },
  'review.errors': { one: '{n} errore', other: '{n} errori' },
  'review.blunders': { one: '{n} errore grave', other: '{n} errori gravi' },
  'review.holds': 'dadi tenuti',
  'review.boxes': 'scelta delle caselle',
  'review.each': 'per decisione',

  'review.throw': 'Turno {turn}, tiro {roll}',
  'review.yours': 'Tu: {choice}. Meglio: *{best}, {loss} in più.*',
  'review.right': 'Tu: {choice}. *Niente era meglio.*',
  'review.scrubber': 'Decisioni',
  'review.before': 'Decisione precedente',
  'review.next': 'Decisione successiva',
  'review.list': 'Torna all’elenco',
  'review.print': 'Stampa',
  'review.player': 'Giocatore',
  'review.close': 'Chiudi',
};
