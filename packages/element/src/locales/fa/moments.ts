/** See `en/moments`. */
import type { moments as english } from '../en/moments.js';
import type { WordsOf } from '../words.js';

export const moments: WordsOf<typeof english> = {
  'great.five': '*{hand}!* {Dice}، {points}.',
  'great.first': '*{hand} در پرتاب اول!* {Points}.',
  'great.run': '*{hand}،* از {from} تا {to}: {points}.',
  'great.house': '*{hand}،* {three} و {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum} از {at}:* پاداش مال توست.',
  'great.turn': '{row}: {points}، *{sum} در یک نوبت.*',
  'great.record': '*رکورد تازه: {total}*، بهترین بازی تو {before} بود.',
  'great.best': 'رکورد تو',

  'run.1': 'یک',
  'run.2': 'دو',
  'run.3': 'سه',
  'run.4': 'چهار',
  'run.5': 'پنج',
  'run.6': 'شش',
  'run.7': 'هفت',
  'house.1': 'یک‌ها',
  'house.2': 'دوها',
  'house.3': 'سه‌ها',
  'house.4': 'چهارها',
  'house.5': 'پنج‌ها',
  'house.6': 'شش‌ها',
  'house.7': 'هفت‌ها',
};
