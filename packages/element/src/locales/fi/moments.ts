/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} ensimmäisellä heitolla!* {Points}.',
  'great.run': '*{hand},* {from}–{to}: {points}.',
  'great.house': '*{hand},* {three} ja {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum}/{at}:* bonus on sinun.',
  'great.turn': '{row}: {points}, *{sum} yhdellä vuorolla.*',
  'great.record': '*Uusi ennätys: {total}*, entinen paras oli {before}.',
  'great.best': 'ennätyksesi',

  'run.1': '1',
  'run.2': '2',
  'run.3': '3',
  'run.4': '4',
  'run.5': '5',
  'run.6': '6',
  'run.7': '7',
  'house.1': 'ykköset',
  'house.2': 'kakkoset',
  'house.3': 'kolmoset',
  'house.4': 'neloset',
  'house.5': 'viitoset',
  'house.6': 'kuutoset',
  'house.7': 'seiskat',
};
