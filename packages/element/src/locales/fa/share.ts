/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'تاس‌های {date}',
  'daily.start': 'تاس‌های یکسان برای همه. می‌شود آن‌ها را از پیش دانست، پس فقط برای سرگرمی بازی کن.',
  share: 'هم‌رسانی',
  'share.copied': 'رونوشت شد.',
  'share.text': 'متن برای رونوشت',
  'share.daily': '{game} · تاس‌های روز، {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}، با راهنمایی',
  'share.better': '{bar} بهتر از {n} بازی‌های بی‌نقص',
  'share.you': 'تو',
  'share.beat': '{player} با این تاس‌ها *{total}* گرفت. می‌توانی بیشتر بگیری؟',
  'share.beat.helped': '{player} با این تاس‌ها و با راهنمایی *{total}* گرفت. می‌توانی بیشتر بگیری؟',
  'share.entry': '{player}: {points} در {row}.',
  'share.won': '*از {player} بردی:* {total} به {other}.',
  'share.lost': '*{player} جلو ماند:* {other} در برابر {total} تو.',
  'share.tied': '*هر کدام {total}:* مساوی با {player}.',
  'share.ask': '{player} با تاس‌های هم‌رسانی‌شده {total} گرفت. به‌جای بازی خودت، اکنون با آن‌ها بازی می‌کنی؟',
  'share.friend': 'دوست',
  'share.beat.friend': 'دوستت با این تاس‌ها *{total}* گرفت. می‌توانی بیشتر بگیری؟',
  'share.beat.helped.friend': 'دوستت با این تاس‌ها و با راهنمایی *{total}* گرفت. می‌توانی بیشتر بگیری؟',
  'share.won.friend': '*از دوستت بردی:* {total} به {other}.',
  'share.lost.friend': '*دوستت جلو ماند:* {other} در برابر {total} تو.',
  'share.tied.friend': '*هر کدام {total}:* مساوی با دوستت.',
  'share.ask.friend':
    'دوستت با تاس‌های هم‌رسانی‌شده {total} گرفت. به‌جای بازی خودت، اکنون با آن‌ها بازی می‌کنی؟',
  'share.play': 'بازی با آن‌ها',
  'share.keep': 'ادامهٔ بازی',
};
