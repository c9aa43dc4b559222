/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand} !* {Dice}, {points}.',
  'great.first': '*{hand} au premier lancer !* {Points}.',
  'great.run': '*{hand},* de {from} à {to} : {points}.',
  'great.house': '*{hand}* aux {three} par les {two} : {points}.',
  'great.row': '*{hand} :* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand} !*',
  'great.bonus': '*{sum} sur {at} :* le bonus est à vous.',
  'great.turn': '{row} : {points}, *{sum} en un tour.*',
  'great.record': '*Nouveau record : {total}*, le précédent était {before}.',
  'great.best': 'votre record',

  'run.1': '1',
  'run.2': '2',
  'run.3': '3',
  'run.4': '4',
  'run.5': '5',
  'run.6': '6',
  'run.7': '7',
  'house.1': '1',
  'house.2': '2',
  'house.3': '3',
  'house.4': '4',
  'house.5': '5',
  'house.6': '6',
  'house.7': '7',
};
