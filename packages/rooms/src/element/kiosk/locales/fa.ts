/** Persian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'برای بازی فشار بده',
  'kiosk.beat': 'می‌توانی از {n} بیشتر بگیری؟',
  'kiosk.first': 'نفر اول امروز باش.',
  'kiosk.best': 'بهترین امروز: {player}، {n}',
  'kiosk.best.nobody': 'بهترین امروز: {n}',
  'kiosk.still': 'هنوز اینجایی؟',
  'kiosk.idle': 'این بازی {n} ثانیهٔ دیگر تمام می‌شود.',
  'kiosk.stay': 'ادامه',
  'kiosk.new': 'بازیکن تازه',
  'kiosk.done': 'از بازی تو سپاسگزاریم. {n} امتیاز: رتبهٔ {place} امروز.',
  'kiosk.name': 'نام تو برای فهرست، اگر می‌خواهی',
  'kiosk.next': 'نفر بعدی',
};
