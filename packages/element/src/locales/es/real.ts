/** Spanish. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · dados reales',
  'real.key': 'Introducir tirada',
  'real.faces': 'Lo que muestran los dados',
  'real.next': 'siguiente',
  'real.die.next': 'Dado {die}, {tag}',
  'real.die.empty': 'Dado {die}, aún sin introducir',
  'real.die.in': 'Dado {die}: {value}, pulsa para quitarlo',
  'real.throw': '*Tirada {n} de {rolls}.*',
  'real.throw.player': '*{player}, tirada {n} de {rolls}.*',
  'real.throw.for': '*Tirada {n} de {rolls} para {player}.*',
  'real.press': 'Pulsa lo que muestran tus dados.',
  'real.press.last': 'Pulsa lo que muestran tus dados. Si solo anotas puntos, basta la última tirada.',
  'real.press.every': 'Pulsa lo que muestran tus dados, tirada a tirada: una temprana puede valer más.',
  'real.press.again': {
    one: 'Pulsa lo que muestra el dado que has vuelto a tirar.',
    other: 'Pulsa lo que muestran los {n} dados que has vuelto a tirar.',
  },
  'real.in': {
    one: 'Pulsa lo que muestran tus dados: va uno de {all}.',
    other: 'Pulsa lo que muestran tus dados: van {count} de {all}.',
  },
  'real.said': { one: '{die}. Falta uno.', other: '{die}. Faltan {n}.' },
  'real.back': { one: '{die}, quitado. Falta uno.', other: '{die}, quitado. Faltan {n}.' },
  'real.wrong': 'Un dado muestra de {from} a {to}.',
  'real.held': 'Deja *{dice}*, tira el resto e introdúcelo. O elige una casilla.',
};
