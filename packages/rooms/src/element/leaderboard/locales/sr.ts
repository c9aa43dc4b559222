/** Serbian, in Latin script. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Najbolji danas',
  'board.same': 'Iste kockice za sve.',
  'board.empty': 'Još nema rezultata. Budite prvi.',
  'board.column.place': 'Mesto',
  'board.column.player': 'Ime',
  'board.column.total': 'Poeni',
  'board.column.time': 'Vreme',
  'board.recent': 'Upravo završili',
  'board.place.of': '{n}. mesto',
  'board.nobody': 'Bez imena',
  'board.playing': { one: '{n} osoba igra', few: '{n} osobe igraju', other: '{n} osoba igra' },
  'board.join': 'Igrajte i vi',
  'board.scan': 'Skenirajte ili otvorite',
  'board.qr': 'QR kod adrese',
  'board.summary': {
    one: '{n} rezultat, prosek {average}',
    few: '{n} rezultata, prosek {average}',
    other: '{n} rezultata, prosek {average}',
  },
  'board.finished': {
    one: '{player}: {n} poen, {place}. mesto.',
    few: '{player}: {n} poena, {place}. mesto.',
    other: '{player}: {n} poena, {place}. mesto.',
  },
  'board.over': 'Ovaj događaj je završen.',
  'board.all': 'Svi rezultati',
  'board.few': 'Po deset',
  'board.connecting': 'Povezivanje…',
  'board.gone': 'Takvog događaja nema.',
  'board.failed': 'Lista nije dostupna. Novi pokušaj…',
};
