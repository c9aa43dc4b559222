/** Croatian. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} i {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Ništa.',

  'verbose.roll': 'Bačeno: {rolled}. Sve kockice: {dice}.',
  'verbose.first': 'Bačeno: {dice}.',
  'verbose.left': { one: 'Još {n} bacanje.', few: 'Još {n} bacanja.', other: 'Još {n} bacanja.' },
  'verbose.last': 'Nema više bacanja.',
  'verbose.boxes': 'Najbolja polja: {boxes}.',
  'verbose.box': '{row} za {points}',
  'verbose.total': '{player}, ukupno: {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
