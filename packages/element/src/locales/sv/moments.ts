/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} i första kastet!* {Points}.',
  'great.run': '*{hand},* {from} till {to}: {points}.',
  'great.house': '*{hand},* {three} och {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} av {at}:* bonusen är din.',
  'great.turn': '{row}: {points}, *{sum} i en omgång.*',
  'great.record': '*Nytt rekord: {total}*, ditt bästa var {before}.',
  'great.best': 'ditt rekord',

  'run.1': 'ett',
  'run.2': 'två',
  'run.3': 'tre',
  'run.4': 'fyra',
  'run.5': 'fem',
  'run.6': 'sex',
  'run.7': 'sju',
  'house.1': 'ettor',
  'house.2': 'tvåor',
  'house.3': 'treor',
  'house.4': 'fyror',
  'house.5': 'femmor',
  'house.6': 'sexor',
  'house.7': 'sjuor',
};
