/** Persian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'برای بازی فشار دهید',
  'kiosk.beat': 'می‌توانید از {n} بیشتر بگیرید؟',
  'kiosk.first': 'نفر اول امروز باشید.',
  'kiosk.best': 'بهترین امروز: {player}، {n}',
  'kiosk.best.nobody': 'بهترین امروز: {n}',
  'kiosk.still': 'هنوز اینجا هستید؟',
  'kiosk.idle': 'این بازی {n} ثانیهٔ دیگر تمام می‌شود.',
  'kiosk.stay': 'ادامه',
  'kiosk.new': 'بازیکن تازه',
  'kiosk.done': 'از بازی شما سپاسگزاریم. {n} امتیاز: رتبهٔ {place} امروز.',
  'kiosk.name': 'نام شما برای فهرست، اگر می‌خواهید',
  'kiosk.next': 'نفر بعدی',
};
