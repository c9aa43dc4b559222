/** Spanish. See `en/picker`. */
import type { picker as english } from '../en/picker.js';
import type { WordsOf } from '../words.js';

export const picker: WordsOf<typeof english> = {
  'picker.label': 'Juegos',
  'picker.find': 'Buscar un juego',
  'picker.none': 'Ningún juego con ese nombre',
  'picker.found': { one: '{n} juego', other: '{n} juegos' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Antepasados y parientes',
  'picker.family.more': 'Otros',
  'picker.dice': { one: '{n} dado', other: '{n} dados' },
  'picker.boxes': { one: '{n} casilla', other: '{n} casillas' },
  'picker.rolls': { one: '{n} tirada', other: '{n} tiradas' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'las fuentes no coinciden',
  'picker.status.reconstructed': 'reglas reconstruidas',
};
