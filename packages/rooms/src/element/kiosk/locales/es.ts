/** Spanish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Pulsa para jugar',
  'kiosk.beat': '¿Puedes superar {n}?',
  'kiosk.first': 'Estrena la lista de hoy.',
  'kiosk.best': 'Lo mejor de hoy: {player}, {n}',
  'kiosk.best.nobody': 'Lo mejor de hoy: {n}',
  'kiosk.still': '¿Sigues ahí?',
  'kiosk.idle': { one: 'Esta partida acaba en {n} segundo.', other: 'Esta partida acaba en {n} segundos.' },
  'kiosk.stay': 'Seguir',
  'kiosk.new': 'Otra persona',
  'kiosk.done': {
    one: 'Gracias por jugar. {n} punto: puesto {place} de hoy.',
    other: 'Gracias por jugar. {n} puntos: puesto {place} de hoy.',
  },
  'kiosk.name': 'Tu nombre para la lista, si quieres',
  'kiosk.next': 'Siguiente',
};
