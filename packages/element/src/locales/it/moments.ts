/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} al primo tiro!* {Points}.',
  'great.run': '*{hand},* da {from} a {to}: {points}.',
  'great.house': '*{hand}* di {three} e {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} su {at}:* il bonus è tuo.',
  'great.turn': '{row}: {points}, *{sum} in un turno.*',
  'great.record': '*Nuovo record: {total}*, il migliore era {before}.',
  'great.best': 'il tuo record',

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
