/** Italian. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Giochi',
  'picker.find': 'Cerca un gioco',
  'picker.none': 'Nessun gioco con questo nome',
  'picker.found': { one: '{n} gioco', other: '{n} giochi' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Antenati e parenti',
  'picker.family.more': 'Altri',
  'picker.dice': { one: '{n} dado', other: '{n} dadi' },
  'picker.boxes': { one: '{n} casella', other: '{n} caselle' },
  'picker.rolls': { one: '{n} tiro', other: '{n} tiri' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'fonti discordanti',
  'picker.status.reconstructed': 'regole ricostruite',
};
