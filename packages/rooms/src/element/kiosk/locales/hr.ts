/** Croatian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Pritisnite za igru',
  'kiosk.beat': 'Možete li više od {n}?',
  'kiosk.first': 'Budite prvi danas.',
  'kiosk.best': 'Najbolje danas: {player}, {n}',
  'kiosk.best.nobody': 'Najbolje danas: {n}',
  'kiosk.still': 'Jeste li još tu?',
  'kiosk.idle': {
    one: 'Igra završava za {n} sekundu.',
    few: 'Igra završava za {n} sekunde.',
    other: 'Igra završava za {n} sekundi.',
  },
  'kiosk.stay': 'Nastavi',
  'kiosk.new': 'Novi igrač',
  'kiosk.done': {
    one: 'Hvala na igri. {n} bod: danas {place}. mjesto.',
    few: 'Hvala na igri. {n} boda: danas {place}. mjesto.',
    other: 'Hvala na igri. {n} bodova: danas {place}. mjesto.',
  },
  'kiosk.name': 'Vaše ime za popis, ako želite',
  'kiosk.next': 'Sljedeći igrač',
};
