/** Persian. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · تاس واقعی',
  'real.key': 'ثبت پرتاب',
  'real.faces': 'عدد تاس‌های تو',
  'real.next': 'بعدی',
  'real.die.next': 'تاس {die}، {tag}',
  'real.die.empty': 'تاس {die}، هنوز ثبت نشده',
  'real.die.in': 'تاس {die}: {value}، برای پس گرفتن بزن',
  'real.throw': '*پرتاب {n} از {rolls}.*',
  'real.throw.player': '*{player}، پرتاب {n} از {rolls}.*',
  'real.throw.for': '*پرتاب {n} از {rolls} برای {player}.*',
  'real.press': 'روی عدد تاس‌هایت بزن.',
  'real.press.last': 'روی عدد تاس‌هایت بزن. اگر فقط امتیاز می‌نویسی، پرتاب آخر کافی است.',
  'real.press.every': 'روی عدد تاس‌هایت بزن، پرتاب به پرتاب: پرتاب زودتر شاید بیشتر بیرزد.',
  'real.press.again': {
    one: 'روی عدد تاسی بزن که دوباره ریختی.',
    other: 'روی عدد {n} تاسی بزن که دوباره ریختی.',
  },
  'real.in': {
    one: 'روی عدد تاس‌هایت بزن: یکی از {all} ثبت شد.',
    other: 'روی عدد تاس‌هایت بزن: {count} از {all} ثبت شد.',
  },
  'real.said': { one: '{die}. یکی مانده.', other: '{die}. {n} تا مانده.' },
  'real.back': { one: '{die} پس گرفته شد. یکی مانده.', other: '{die} پس گرفته شد. {n} تا مانده.' },
  'real.wrong': 'تاس از {from} تا {to} نشان می‌دهد.',
  'real.held': '*{dice}* بماند، بقیه را بریز و ثبت کن. یا یک خانه انتخاب کن.',
};
