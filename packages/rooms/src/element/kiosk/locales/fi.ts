/** Finnish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Pelaa painamalla',
  'kiosk.beat': 'Pystytkö parempaan kuin {n}?',
  'kiosk.first': 'Ole päivän ensimmäinen.',
  'kiosk.best': 'Päivän paras: {player}, {n}',
  'kiosk.best.nobody': 'Päivän paras: {n}',
  'kiosk.still': 'Vieläkö olet paikalla?',
  'kiosk.idle': {
    one: 'Peli päättyy {n} sekunnin kuluttua.',
    other: 'Peli päättyy {n} sekunnin kuluttua.',
  },
  'kiosk.stay': 'Jatka',
  'kiosk.new': 'Uusi pelaaja',
  'kiosk.done': {
    one: 'Kiitos pelistä. {n} piste: tänään sijalla {place}.',
    other: 'Kiitos pelistä. {n} pistettä: tänään sijalla {place}.',
  },
  'kiosk.name': 'Nimesi listalle, jos haluat',
  'kiosk.next': 'Seuraava pelaaja',
};
