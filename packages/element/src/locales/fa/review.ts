/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'بازبینی',
  'review.working': 'همهٔ تصمیم‌ها حساب می‌شوند …',
  'review.none': 'این بازی بازبینی ندارد.',
  'review.unread': 'این بازی خوانده نمی‌شود.',
  'review.estimate': 'همهٔ عددها برآوردند: این بازی بزرگ‌تر از آن است که حل شود.',

  'review.expect': 'انتظار',
  'review.luck': 'شانس تاس',
  'review.decisions': 'تصمیم‌های شما',
  'review.game': 'بازی شما',
  'review.lucky': '*تاس‌های خوش‌شانس.*',
  'review.unlucky': '*تاس‌های بدشانس.*',
  'review.average': '*تاس‌های معمولی.*',
  'review.best': '{best} تصمیم از {all} تصمیم بهترین بود.',
  'review.clean': 'هیچ تصمیمی نمی‌توانست بهتر باشد.',

  'review.curve': 'امتیاز نهایی مورد انتظار پس از هر نوبت',
  'review.perfect': 'بازی بی‌نقص، به‌طور میانگین',
  'review.head.turn': 'نوبت',
  'review.head.score': 'امتیاز نهایی مورد انتظار',
  'review.dearest': { one: 'پرهزینه‌ترین از {all} تصمیم', other: '{n} تصمیم پرهزینه از {all} تصمیم' },
  'review.turn': 'نوبت {turn}',
  'review.better': 'بهتر: {choice}',
  'review.wrote': '{row}؛ بهتر: {choice}',
  'review.slips': { one: '{n} لغزش', other: '{n} لغزش' },
  'review.errors': { one: '{n} خطا', other: '{n} خطا' },
  'review.blunders': { one: '{n} خطای بزرگ', other: '{n} خطای بزرگ' },
  'review.holds': 'نگه داشتن تاس',
  'review.boxes': 'انتخاب خانه',
  'review.each': 'میانگین هر تصمیم',

  'review.throw': 'نوبت {turn}، پرتاب {roll}',
  'review.yours': 'شما: {choice}. بهتر: *{best}، {loss} بیشتر.*',
  'review.right': 'شما: {choice}. *هیچ‌چیز بهتر نبود.*',
  'review.scrubber': 'تصمیم‌ها',
  'review.before': 'تصمیم قبلی',
  'review.next': 'تصمیم بعدی',
  'review.list': 'بازگشت به فهرست',
  'review.print': 'چاپ',
  'review.player': 'بازیکن',
  'review.close': 'بستن',
};
