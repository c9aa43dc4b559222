/** Danish. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Spil',
  'picker.find': 'Find et spil',
  'picker.none': 'Intet spil med det navn',
  'picker.found': { one: '{n} spil', other: '{n} spil' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Forgængere og slægtninge',
  'picker.family.more': 'Flere',
  'picker.dice': { one: '{n} terning', other: '{n} terninger' },
  'picker.boxes': { one: '{n} felt', other: '{n} felter' },
  'picker.rolls': { one: '{n} kast', other: '{n} kast' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'kilderne er uenige',
  'picker.status.reconstructed': 'rekonstrueret',
};
