/** Persian. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'رایانه',
  'bot.name': 'رایانهٔ {n}',
  'bot.computer': 'رایانه، {level}',
  'bot.level.random': 'مبتدی',
  'bot.level.greedy': 'معمولی',
  'bot.level.human': 'مانند انسان',
  'bot.level.optimal': 'بی‌نقص',
  'bot.rolls': '*{player}* تاس می‌ریزد.',
  'bot.keeps': '*{player} {dice} را نگه می‌دارد.*',
  'bot.keeps.for': '*{player} {dice} را نگه می‌دارد* برای {row}.',
  'bot.keeps.none': '*{player} همه را دوباره می‌ریزد.*',
  'bot.announces': '*{player} {row} را اعلام می‌کند.*',
  'bot.fills': '*{player}* {row} را پر می‌کند: {points}.',
  'bot.fills.bonus': '*{player}* {row} را پر می‌کند: {points}، {bonus} پاداش.',
  'bot.zero': '*{player}* در {row} صفر می‌گیرد.',
  'bot.tag': 'نگه می‌دارد',
  'bot.die': 'تاس {die}: {value}، {player} نگه می‌دارد',
  'bot.skip': 'جلو بزن',
  'terse.by': '{player}: {entry}',
  'turns.title': 'آخرین نوبت‌ها',
};
