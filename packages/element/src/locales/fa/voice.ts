/** Persian. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}، {row}.',
  'terse.entry.bonus': '{points} و {bonus}، {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'هیچ‌کدام.',

  'verbose.roll': 'ریخته شد: {rolled}. همهٔ تاس‌ها: {dice}.',
  'verbose.first': 'ریخته شد: {dice}.',
  'verbose.left': { one: '{n} پرتاب مانده است.', other: '{n} پرتاب مانده است.' },
  'verbose.last': 'پرتابی نمانده است.',
  'verbose.boxes': 'بهترین خانه‌ها: {boxes}.',
  'verbose.box': '{row} با {points}',
  'verbose.total': 'مجموع {player}: {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
