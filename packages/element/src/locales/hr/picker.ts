/** Croatian. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Igre',
  'picker.find': 'Pronađi igru',
  'picker.none': 'Nema igre s tim imenom',
  'picker.found': { one: '{n} igra', few: '{n} igre', other: '{n} igara' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Preteče i srodnici',
  'picker.family.more': 'Ostalo',
  'picker.dice': { one: '{n} kockica', few: '{n} kockice', other: '{n} kockica' },
  'picker.boxes': { one: '{n} polje', few: '{n} polja', other: '{n} polja' },
  'picker.rolls': { one: '{n} bacanje', few: '{n} bacanja', other: '{n} bacanja' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'izvori se razlikuju',
  'picker.status.reconstructed': 'rekonstruirano',
};
