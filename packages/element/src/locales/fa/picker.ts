/** Persian. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'بازی‌ها',
  'picker.find': 'جست‌وجوی بازی',
  'picker.none': 'بازی‌ای با این نام نیست',
  'picker.found': { one: '{n} بازی', other: '{n} بازی' },
  'picker.family.yahtzee': 'یاتزی',
  'picker.family.yatzy': 'یتزی',
  'picker.family.relatives': 'نیاکان و خویشاوندان',
  'picker.family.more': 'بازی‌های دیگر',
  'picker.dice': { one: '{n} تاس', other: '{n} تاس' },
  'picker.boxes': { one: '{n} خانه', other: '{n} خانه' },
  'picker.rolls': { one: '{n} پرتاب', other: '{n} پرتاب' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'اختلاف در منابع',
  'picker.status.reconstructed': 'بازسازی‌شده',
};
