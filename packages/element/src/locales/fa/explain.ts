/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'چرا',
  'explain.mean': '{row}، به‌طور میانگین',
  'explain.turn': '{row}، در این نوبت',
  'explain.bonusChance': 'احتمال پاداش',
  'explain.extra': 'امتیاز اضافه',
  'explain.none': 'همه از نو',
  'explain.bonus': 'این‌طور احتمال پاداش {chance} می‌ماند، نه {other}.',
  'explain.bonus.lost': 'پاداش دیگر دست‌یافتنی نیست، پس بهتر است از خانهٔ «{row}» بگذری.',
  'explain.zero': 'صفر در «{row}» کمترین هزینه را دارد: به‌طور میانگین آنجا فقط {points} می‌گرفتی.',
  'explain.chance': '«{row}» بعداً بیشتر می‌ارزد؛ حالا «{row2}» را پر کن.',
  'explain.joker': 'یک «{row}» دیگر امتیاز اضافه می‌آورد؛ این هم حساب شده است.',
  'explain.gain': 'بیشترین تفاوت در «{row}» است: به‌طور میانگین {points} به جای {other}.',
  'explain.many': 'در چند خانه کمی بیشتر می‌آورد، بیش از همه در «{row}».',
  'explain.close': 'هر دو تقریباً یکسان‌اند: تفاوت {loss} است.',
  'explain.finish': 'بیشتر بازی‌هایی مانند این بین {from} و {to} تمام می‌شوند.',
  'explain.finish.bonus': 'احتمال پاداش: {chance}.',
  'explain.boxes': 'احتمال گرفتن امتیاز در هر خانهٔ خالی',
};
