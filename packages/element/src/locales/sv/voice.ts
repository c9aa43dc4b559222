/** Swedish. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} och {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Inga.',

  'verbose.roll': 'Kastet gav {rolled}. Alla tärningar: {dice}.',
  'verbose.first': 'Kastet gav {dice}.',
  'verbose.left': { one: '{n} kast kvar.', other: '{n} kast kvar.' },
  'verbose.last': 'Inga kast kvar.',
  'verbose.boxes': 'Bästa rutor: {boxes}.',
  'verbose.box': '{row} för {points}',
  'verbose.total': '{player} har {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
