/** Spanish. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} y {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Ninguno.',

  'verbose.roll': 'Tirada: {rolled}. Todos los dados: {dice}.',
  'verbose.first': 'Tirada: {dice}.',
  'verbose.left': { one: 'Queda {n} tirada.', other: 'Quedan {n} tiradas.' },
  'verbose.last': 'No quedan tiradas.',
  'verbose.boxes': 'Mejores casillas: {boxes}.',
  'verbose.box': '{row} por {points}',
  'verbose.total': '{player}: total {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
