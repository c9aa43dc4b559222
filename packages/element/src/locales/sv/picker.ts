/** Swedish. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Spel',
  'picker.find': 'Sök spel',
  'picker.none': 'Inget spel med det namnet',
  'picker.found': { one: '{n} spel', other: '{n} spel' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Föregångare och släktingar',
  'picker.family.more': 'Fler',
  'picker.dice': { one: '{n} tärning', other: '{n} tärningar' },
  'picker.boxes': { one: '{n} ruta', other: '{n} rutor' },
  'picker.rolls': { one: '{n} kast', other: '{n} kast' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'källorna går isär',
  'picker.status.reconstructed': 'rekonstruerat',
};
