/** German. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} und {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Keiner.',

  'verbose.roll': 'Gewürfelt: {rolled}. Alle Würfel: {dice}.',
  'verbose.first': 'Gewürfelt: {dice}.',
  'verbose.left': { one: 'Noch {n} Wurf.', other: 'Noch {n} Würfe.' },
  'verbose.last': 'Kein Wurf mehr.',
  'verbose.boxes': 'Beste Felder: {boxes}.',
  'verbose.box': '{row} für {points}',
  'verbose.total': '{player} hat {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
