/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} u prvom bacanju!* {Points}.',
  'great.run': '*{hand},* od {from} do {to}: {points}.',
  'great.house': '*{hand},* {three} i {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} od {at}:* bonus je vaš.',
  'great.turn': '{row}: {points}, *{sum} u jednom potezu.*',
  'great.record': '*Novi rekord: {total}*, dosad je bio {before}.',
  'great.best': 'vaš rekord',

  'run.1': 'jedinice',
  'run.2': 'dvojke',
  'run.3': 'trojke',
  'run.4': 'četvorke',
  'run.5': 'petice',
  'run.6': 'šestice',
  'run.7': 'sedmice',
  'house.1': 'jedinice',
  'house.2': 'dvojke',
  'house.3': 'trojke',
  'house.4': 'četvorke',
  'house.5': 'petice',
  'house.6': 'šestice',
  'house.7': 'sedmice',
};
