/** Finnish. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Pelit',
  'picker.find': 'Etsi peli',
  'picker.none': 'Sennimistä peliä ei ole',
  'picker.found': { one: '{n} peli', other: '{n} peliä' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Jatsi',
  'picker.family.relatives': 'Edeltäjät ja sukulaiset',
  'picker.family.more': 'Muut',
  'picker.dice': { one: '{n} noppa', other: '{n} noppaa' },
  'picker.boxes': { one: '{n} ruutu', other: '{n} ruutua' },
  'picker.rolls': { one: '{n} heitto', other: '{n} heittoa' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'lähteet eroavat',
  'picker.status.reconstructed': 'rekonstruoitu',
};
