/** Norwegian bokmål. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Spill',
  'picker.find': 'Søk etter spill',
  'picker.none': 'Ingen spill med det navnet',
  'picker.found': { one: '{n} spill', other: '{n} spill' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Forløpere og slektninger',
  'picker.family.more': 'Flere',
  'picker.dice': { one: '{n} terning', other: '{n} terninger' },
  'picker.boxes': { one: '{n} rute', other: '{n} ruter' },
  'picker.rolls': { one: '{n} kast', other: '{n} kast' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'kildene spriker',
  'picker.status.reconstructed': 'rekonstruert',
};
