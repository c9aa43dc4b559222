/** Persian. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'بهترین‌های امروز',
  'board.same': 'تاس‌های یکسان برای همه.',
  'board.empty': 'هنوز نتیجه‌ای نیست. نفر اول تو باش.',
  'board.column.place': 'رتبه',
  'board.column.player': 'نام',
  'board.column.total': 'امتیاز',
  'board.column.time': 'ساعت',
  'board.recent': 'تازه تمام‌شده',
  'board.place.of': 'رتبهٔ {n}',
  'board.nobody': 'بی‌نام',
  'board.playing': { one: '{n} نفر بازی می‌کند', other: '{n} نفر بازی می‌کنند' },
  'board.join': 'تو هم بازی کن',
  'board.scan': 'اسکن کن یا برو به',
  'board.qr': 'کد QR نشانی',
  'board.summary': { one: '{n} نتیجه، میانگین {average}', other: '{n} نتیجه، میانگین {average}' },
  'board.finished': {
    one: '{player}: {n} امتیاز، رتبهٔ {place}.',
    other: '{player}: {n} امتیاز، رتبهٔ {place}.',
  },
  'board.over': 'این رویداد تمام شده است.',
  'board.all': 'همهٔ نتیجه‌ها',
  'board.few': 'ده‌تا ده‌تا',
  'board.connecting': 'در حال اتصال…',
  'board.gone': 'چنین رویدادی وجود ندارد.',
  'board.failed': 'فهرست در دسترس نیست. تلاش دوباره…',
};
