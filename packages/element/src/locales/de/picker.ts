/** German. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Spiele',
  'picker.find': 'Spiel suchen',
  'picker.none': 'Kein Spiel mit diesem Namen',
  'picker.found': { one: '{n} Spiel', other: '{n} Spiele' },
  'picker.family.yahtzee': 'Yahtzee und Kniffel',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Vorläufer und Verwandte',
  'picker.family.more': 'Weitere',
  'picker.dice': { one: '{n} Würfel', other: '{n} Würfel' },
  'picker.boxes': { one: '{n} Feld', other: '{n} Felder' },
  'picker.rolls': { one: '{n} Wurf', other: '{n} Würfe' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'Quellen uneinig',
  'picker.status.reconstructed': 'rekonstruiert',
};
