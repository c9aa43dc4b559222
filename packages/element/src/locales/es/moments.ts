/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*¡{hand}!* {Dice}, {points}.',
  'great.first': '*¡{hand} en la primera tirada!* {Points}.',
  'great.run': '*{hand},* del {from} al {to}: {points}.',
  'great.house': '*{hand},* {three} y {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*¡{hand}!*',
  'great.bonus': '*{sum} de {at}:* el bonus es tuyo.',
  'great.turn': '{row}: {points}, *{sum} en un turno.*',
  'great.record': '*Nuevo récord: {total}*, tu mejor marca era {before}.',
  'great.best': 'tu récord',

  'run.1': 'uno',
  'run.2': 'dos',
  'run.3': 'tres',
  'run.4': 'cuatro',
  'run.5': 'cinco',
  'run.6': 'seis',
  'run.7': 'siete',
  'house.1': 'unos',
  'house.2': 'doses',
  'house.3': 'treses',
  'house.4': 'cuatros',
  'house.5': 'cincos',
  'house.6': 'seises',
  'house.7': 'sietes',
};
