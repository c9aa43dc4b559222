/** Finnish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Päivän parhaat',
  'board.same': 'Samat nopat kaikille.',
  'board.empty': 'Ei vielä tuloksia. Ole ensimmäinen.',
  'board.column.place': 'Sija',
  'board.column.player': 'Nimi',
  'board.column.total': 'Pisteet',
  'board.column.time': 'Kellonaika',
  'board.recent': 'Juuri pelanneet',
  'board.place.of': 'sija {n}',
  'board.nobody': 'Nimetön',
  'board.playing': { one: '{n} pelaa', other: '{n} pelaa' },
  'board.join': 'Pelaa mukana',
  'board.scan': 'Skannaa tai avaa',
  'board.qr': 'Osoitteen QR-koodi',
  'board.summary': { one: '{n} tulos, keskiarvo {average}', other: '{n} tulosta, keskiarvo {average}' },
  'board.finished': {
    one: '{player}: {n} piste, sija {place}.',
    other: '{player}: {n} pistettä, sija {place}.',
  },
  'board.over': 'Tapahtuma on päättynyt.',
  'board.all': 'Kaikki tulokset',
  'board.few': 'Kymmenen kerrallaan',
  'board.connecting': 'Yhdistetään …',
  'board.gone': 'Tällaista tapahtumaa ei ole.',
  'board.failed': 'Luetteloon ei saada yhteyttä. Yritetään uudelleen …',
};
