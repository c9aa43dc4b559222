/** Serbian, in Latin script. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Pritisnite za igru',
  'kiosk.beat': 'Možete li više od {n}?',
  'kiosk.first': 'Budite prvi danas.',
  'kiosk.best': 'Najbolje danas: {player}, {n}',
  'kiosk.best.nobody': 'Najbolje danas: {n}',
  'kiosk.still': 'Da li ste još tu?',
  'kiosk.idle': {
    one: 'Igra se završava za {n} sekundu.',
    few: 'Igra se završava za {n} sekunde.',
    other: 'Igra se završava za {n} sekundi.',
  },
  'kiosk.stay': 'Nastavi',
  'kiosk.new': 'Novi igrač',
  'kiosk.done': {
    one: 'Hvala na igri. {n} poen: danas {place}. mesto.',
    few: 'Hvala na igri. {n} poena: danas {place}. mesto.',
    other: 'Hvala na igri. {n} poena: danas {place}. mesto.',
  },
  'kiosk.name': 'Vaše ime za listu, ako želite',
  'kiosk.next': 'Sledeći igrač',
};
