/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} im ersten Wurf!* {Points}.',
  'great.run': '*{hand},* {from} bis {to}: {points}.',
  'great.house': '*{hand},* {three} und {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} von {at}:* Der Bonus gehört dir.',
  'great.turn': '{row}: {points}, *{sum} in einem Zug.*',
  'great.record': '*Neuer Rekord: {total}*, bisher war es {before}.',
  'great.best': 'dein Rekord',

  'run.1': 'eins',
  'run.2': 'zwei',
  'run.3': 'drei',
  'run.4': 'vier',
  'run.5': 'fünf',
  'run.6': 'sechs',
  'run.7': 'sieben',
  'house.1': 'Einsen',
  'house.2': 'Zweien',
  'house.3': 'Dreien',
  'house.4': 'Vieren',
  'house.5': 'Fünfen',
  'house.6': 'Sechsen',
  'house.7': 'Siebenen',
};
