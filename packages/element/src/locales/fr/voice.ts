/** French. See `en/voice`. */
import type { voice as english } from '../en/voice.js';
import type { WordsOf } from '../words.js';

export const voice: WordsOf<typeof english> = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} et {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'Aucun.',

  'verbose.roll': 'Dés lancés : {rolled}. Tous les dés : {dice}.',
  'verbose.first': 'Dés lancés : {dice}.',
  'verbose.left': { one: 'Il reste {n} lancer.', other: 'Il reste {n} lancers.' },
  'verbose.last': 'Plus de lancer.',
  'verbose.boxes': 'Meilleures cases : {boxes}.',
  'verbose.box': '{row} pour {points}',
  'verbose.total': '{player} : {total} au total.',
  'verbose.bonus': '{bonus} : {left}.',
};
