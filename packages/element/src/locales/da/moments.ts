/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} i første kast!* {Points}.',
  'great.run': '*{hand},* {from} til {to}: {points}.',
  'great.house': '*{hand},* {three} og {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} af {at}:* bonussen er din.',
  'great.turn': '{row}: {points}, *{sum} i én tur.*',
  'great.record': '*Ny rekord: {total}*, din hidtil bedste var {before}.',
  'great.best': 'din rekord',

  'run.1': 'et',
  'run.2': 'to',
  'run.3': 'tre',
  'run.4': 'fire',
  'run.5': 'fem',
  'run.6': 'seks',
  'run.7': 'syv',
  'house.1': 'enere',
  'house.2': 'toere',
  'house.3': 'treere',
  'house.4': 'firere',
  'house.5': 'femmere',
  'house.6': 'seksere',
  'house.7': 'syvere',
};
