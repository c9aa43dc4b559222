/** French. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Jeux',
  'picker.find': 'Chercher un jeu',
  'picker.none': 'Aucun jeu de ce nom',
  'picker.found': { one: '{n} jeu', other: '{n} jeux' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Ancêtres et cousins',
  'picker.family.more': 'Autres',
  'picker.dice': { one: '{n} dé', other: '{n} dés' },
  'picker.boxes': { one: '{n} case', other: '{n} cases' },
  'picker.rolls': { one: '{n} lancer', other: '{n} lancers' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'sources divergentes',
  'picker.status.reconstructed': 'règles reconstituées',
};
