/** See `en/records`. */
import type { records as english } from '../en/records.js';
import type { WordsOf } from '../words.js';

export const records: WordsOf<typeof english> = {
  'resume.ask': 'بازی {date} را ادامه می‌دهی؟ نوبت {turn} از {turns}، {points}.',
  'resume.yes': 'ادامه',
  'resume.no': 'بازی جدید',
  'store.none': 'این مرورگر اجازهٔ ذخیره در اینجا را نمی‌دهد. بازی تا بستن صفحه می‌ماند.',
  'store.full': 'جایی برای ذخیره نمانده است. بازی تا بستن صفحه می‌ماند.',
  'store.bad': 'بازی ذخیره‌شده خوانده نشد. بازی تازه‌ای شروع شده است.',
  'store.newer': 'این بازی را نسخهٔ جدیدتری ذخیره کرده است. برای ادامه، صفحه را دوباره بارگذاری کن.',
  'store.elsewhere': 'بازی در زبانهٔ دیگری ادامه دارد. آنچه اینجا بازی کنی ذخیره نمی‌شود.',
  'store.unrecorded': 'این نتیجه در این مرورگر ذخیره نشد.',
};
