/** Croatian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Najbolji danas',
  'board.same': 'Iste kockice za sve.',
  'board.empty': 'Još nema rezultata. Budite prvi.',
  'board.column.place': 'Mjesto',
  'board.column.player': 'Ime',
  'board.column.total': 'Bodovi',
  'board.column.time': 'Vrijeme',
  'board.recent': 'Upravo završili',
  'board.place.of': '{n}. mjesto',
  'board.nobody': 'Bez imena',
  'board.playing': { one: '{n} osoba igra', few: '{n} osobe igraju', other: '{n} osoba igra' },
  'board.join': 'Igrajte i vi',
  'board.scan': 'Skenirajte ili otvorite',
  'board.qr': 'QR kôd adrese',
  'board.summary': {
    one: '{n} rezultat, prosjek {average}',
    few: '{n} rezultata, prosjek {average}',
    other: '{n} rezultata, prosjek {average}',
  },
  'board.finished': {
    one: '{player}: {n} bod, {place}. mjesto.',
    few: '{player}: {n} boda, {place}. mjesto.',
    other: '{player}: {n} bodova, {place}. mjesto.',
  },
  'board.over': 'Ovo je događanje završeno.',
  'board.all': 'Svi rezultati',
  'board.few': 'Po deset',
  'board.connecting': 'Povezivanje…',
  'board.gone': 'Takvog događanja nema.',
  'board.failed': 'Popis nije dostupan. Novi pokušaj…',
};
