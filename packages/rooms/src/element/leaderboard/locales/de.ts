/** German. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Die Besten heute',
  'board.same': 'Dieselben Würfe für alle.',
  'board.empty': 'Noch keine Ergebnisse. Sei die oder der Erste.',
  'board.column.place': 'Platz',
  'board.column.player': 'Name',
  'board.column.total': 'Punkte',
  'board.column.time': 'Zeit',
  'board.recent': 'Gerade fertig',
  'board.place.of': 'Platz {n}',
  'board.nobody': 'Ohne Namen',
  'board.playing': { one: '{n} Person spielt', other: '{n} Personen spielen' },
  'board.join': 'Mitspielen',
  'board.scan': 'Scannen oder öffnen:',
  'board.qr': 'QR-Code der Adresse',
  'board.summary': {
    one: '{n} Ergebnis, Durchschnitt {average}',
    other: '{n} Ergebnisse, Durchschnitt {average}',
  },
  'board.finished': {
    one: '{player}: {n} Punkt, Platz {place}.',
    other: '{player}: {n} Punkte, Platz {place}.',
  },
  'board.over': 'Diese Veranstaltung ist zu Ende.',
  'board.all': 'Alle Ergebnisse',
  'board.few': 'Zehn auf einmal',
  'board.connecting': 'Verbinden …',
  'board.gone': 'Diese Veranstaltung gibt es nicht.',
  'board.failed': 'Die Liste ist nicht erreichbar. Neuer Versuch …',
};
