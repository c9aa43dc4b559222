/** Finnish. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} ja {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Ei yhtään.',

  'verbose.roll': 'Heitto: {rolled}. Kaikki nopat: {dice}.',
  'verbose.first': 'Heitto: {dice}.',
  'verbose.left': { one: '{n} heitto jäljellä.', other: '{n} heittoa jäljellä.' },
  'verbose.last': 'Ei heittoja jäljellä.',
  'verbose.boxes': 'Parhaat ruudut: {boxes}.',
  'verbose.box': '{row} {points}',
  'verbose.total': '{player}, yhteensä {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
