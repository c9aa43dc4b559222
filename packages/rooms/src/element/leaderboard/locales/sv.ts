/** Swedish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Dagens bästa',
  'board.same': 'Samma tärningar för alla.',
  'board.empty': 'Inga resultat ännu. Bli först.',
  'board.column.place': 'Plats',
  'board.column.player': 'Namn',
  'board.column.total': 'Poäng',
  'board.column.time': 'Klockslag',
  'board.recent': 'Nyss klara',
  'board.place.of': 'plats {n}',
  'board.nobody': 'Utan namn',
  'board.playing': { one: '{n} spelar nu', other: '{n} spelar nu' },
  'board.join': 'Spela med',
  'board.scan': 'Skanna, eller gå till',
  'board.qr': 'QR-kod för adressen',
  'board.summary': { one: '{n} resultat, medel {average}', other: '{n} resultat, medel {average}' },
  'board.finished': {
    one: '{player}: {n} poäng, plats {place}.',
    other: '{player}: {n} poäng, plats {place}.',
  },
  'board.over': 'Evenemanget är slut.',
  'board.all': 'Alla resultat',
  'board.few': 'Tio åt gången',
  'board.connecting': 'Ansluter …',
  'board.gone': 'Det finns inget sådant evenemang.',
  'board.failed': 'Listan kan inte nås. Försöker igen …',
};
