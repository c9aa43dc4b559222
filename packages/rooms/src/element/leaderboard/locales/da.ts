/** Danish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Dagens bedste',
  'board.same': 'De samme terninger til alle.',
  'board.empty': 'Ingen resultater endnu. Vær den første.',
  'board.column.place': 'Plads',
  'board.column.player': 'Spiller',
  'board.column.total': 'Point',
  'board.column.time': 'Klokkeslæt',
  'board.recent': 'Netop færdige',
  'board.place.of': 'plads {n}',
  'board.nobody': 'Uden navn',
  'board.playing': { one: '{n} spiller nu', other: '{n} spiller nu' },
  'board.join': 'Spil med',
  'board.scan': 'Scan, eller gå til',
  'board.qr': 'QR-kode til adressen',
  'board.summary': {
    one: '{n} resultat, gennemsnit {average}',
    other: '{n} resultater, gennemsnit {average}',
  },
  'board.finished': {
    one: '{player}: {n} point, plads {place}.',
    other: '{player}: {n} point, plads {place}.',
  },
  'board.over': 'Arrangementet er slut.',
  'board.all': 'Alle resultater',
  'board.few': 'Ti ad gangen',
  'board.connecting': 'Forbinder …',
  'board.gone': 'Der er intet sådant arrangement.',
  'board.failed': 'Listen kan ikke nås. Prøver igen …',
};
