/** Norwegian Bokmål. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Dagens beste',
  'board.same': 'De samme terningene for alle.',
  'board.empty': 'Ingen resultater ennå. Bli den første.',
  'board.column.place': 'Plass',
  'board.column.player': 'Navn',
  'board.column.total': 'Poeng',
  'board.column.time': 'Klokkeslett',
  'board.recent': 'Nettopp ferdige',
  'board.place.of': 'plass {n}',
  'board.nobody': 'Uten navn',
  'board.playing': { one: '{n} spiller nå', other: '{n} spiller nå' },
  'board.join': 'Spill med',
  'board.scan': 'Skann, eller gå til',
  'board.qr': 'QR-kode til adressen',
  'board.summary': {
    one: '{n} resultat, gjennomsnitt {average}',
    other: '{n} resultater, gjennomsnitt {average}',
  },
  'board.finished': {
    one: '{player}: {n} poeng, plass {place}.',
    other: '{player}: {n} poeng, plass {place}.',
  },
  'board.over': 'Arrangementet er over.',
  'board.all': 'Alle resultater',
  'board.few': 'Ti om gangen',
  'board.connecting': 'Kobler til …',
  'board.gone': 'Det finnes ikke noe slikt arrangement.',
  'board.failed': 'Listen kan ikke nås. Prøver igjen …',
};
