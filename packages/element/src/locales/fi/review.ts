/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Analyysi',
  'review.working': 'Jokaista päätöstä lasketaan …',
  'review.none': 'Tästä pelistä ei ole analyysia.',
  'review.unread': 'Tätä peliä ei voi lukea.',
  'review.estimate': 'Kaikki luvut ovat arvioita: peli on liian suuri ratkaistavaksi.',

  'review.expect': 'odotus',
  'review.luck': 'noppaonni',
  'review.decisions': 'päätöksesi',
  'review.game': 'pelisi',
  'review.lucky': '*Onnekkaat nopat.*',
  'review.unlucky': '*Epäonniset nopat.*',
  'review.average': '*Tavalliset nopat.*',
  'review.best': 'Parhaita päätöksiä: {best}/{all}.',
  'review.clean': 'Mikään päätös ei olisi voinut olla parempi.',

  'review.curve': 'Odotettu lopputulos kunkin kierroksen jälkeen',
  'review.perfect': 'täydellinen peli keskimäärin',
  'review.head.turn': 'Kierros',
  'review.head.score': 'Odotettu lopputulos',
  'review.dearest': {
    one: 'Kallein päätös, yhteensä {all}',
    other: '{n} kalleinta päätöstä, yhteensä {all}',
  },
  'review.turn': 'Kierros {turn}',
  'review.better': 'parempi: {choice}',
  'review.wrote': '{row}; parempi: {choice}',
  'review.slips': { one: '{n} epätarkkuus', other: '{n} epätarkkuutta' },
  'review.errors': { one: '{n} virhe', other: '{n} virhettä' },
  'review.blunders': { one: '{n} paha virhe', other: '{n} pahaa virhettä' },
  'review.holds': 'noppien pitäminen',
  'review.boxes': 'ruutujen valinta',
  'review.each': 'päätöstä kohti',

  'review.throw': 'Kierros {turn}, heitto {roll}',
  'review.yours': 'Sinä: {choice}. Parempi: *{best}, {loss} enemmän.*',
  'review.right': 'Sinä: {choice}. *Parempaa ei ollut.*',
  'review.scrubber': 'Päätökset',
  'review.before': 'Edellinen päätös',
  'review.next': 'Seuraava päätös',
  'review.list': 'Takaisin luetteloon',
  'review.print': 'Tulosta',
  'review.player': 'Pelaaja',
  'review.close': 'Sulje',
};
