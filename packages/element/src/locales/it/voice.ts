/** Italian. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} e {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Nessuno.',

  'verbose.roll': 'Tiro: {rolled}. Tutti i dadi: {dice}.',
  'verbose.first': 'Tiro: {dice}.',
  'verbose.left': { one: 'Resta {n} tiro.', other: 'Restano {n} tiri.' },
  'verbose.last': 'Non restano altri tiri.',
  'verbose.boxes': 'Caselle migliori: {boxes}.',
  'verbose.box': '{row} per {points}',
  'verbose.total': '{player}: totale {total}.',
  'verbose.bonus': '{bonus}: {left}.',
};
