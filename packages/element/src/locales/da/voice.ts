/** Danish. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} og {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Ingen.',

  'verbose.roll': 'Kastet: {rolled}. Alle terninger: {dice}.',
  'verbose.first': 'Kastet: {dice}.',
  'verbose.left': { one: '{n} kast tilbage.', other: '{n} kast tilbage.' },
  'verbose.last': 'Ingen kast tilbage.',
  'verbose.boxes': 'Bedste felter: {boxes}.',
  'verbose.box': '{row} for {points}',
  'verbose.total': '{player} har {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
