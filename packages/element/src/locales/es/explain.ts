/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Por qué',
  'explain.mean': '{row}, de media',
  'explain.turn': '{row}, en este turno',
  'explain.bonusChance': 'Probabilidad del bonus',
  'explain.extra': 'Puntos extra',
  'explain.none': 'tirar todos',
  'explain.bonus': 'Así la probabilidad del bonus se queda en el {chance} en vez del {other}.',
  'explain.bonus.lost':
    'El bonus está fuera de alcance, así que «{row}» es la casilla que conviene sacrificar.',
  'explain.zero': 'Un 0 en «{row}» es lo que menos cuesta: de media allí solo sumarías {points}.',
  'explain.chance': '«{row}» valdrá más después; usa «{row2}» ahora.',
  'explain.joker': 'Otro «{row}» daría puntos extra; ya está contado.',
  'explain.gain': 'La mayor diferencia está en «{row}»: {points} de media en vez de {other}.',
  'explain.many': 'Gana un poco en varias casillas, sobre todo en «{row}».',
  'explain.close': 'Las dos valen casi lo mismo: la diferencia es de {loss}.',
  'explain.finish': 'La mayoría de las partidas así acaban entre {from} y {to}.',
  'explain.finish.bonus': 'Probabilidad del bonus: {chance}.',
  'explain.boxes': 'Probabilidad de puntuar en cada casilla libre',
};
