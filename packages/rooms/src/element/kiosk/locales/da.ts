/** Danish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Tryk for at spille',
  'kiosk.beat': 'Kan du slå {n}?',
  'kiosk.first': 'Bliv dagens første.',
  'kiosk.best': 'Bedst i dag: {player}, {n}',
  'kiosk.best.nobody': 'Bedst i dag: {n}',
  'kiosk.still': 'Er du der stadig?',
  'kiosk.idle': { one: 'Dette spil slutter om {n} sekund.', other: 'Dette spil slutter om {n} sekunder.' },
  'kiosk.stay': 'Fortsæt',
  'kiosk.new': 'Ny spiller',
  'kiosk.done': {
    one: 'Tak for spillet. {n} point: nummer {place} i dag.',
    other: 'Tak for spillet. {n} point: nummer {place} i dag.',
  },
  'kiosk.name': 'Dit navn til listen, hvis du vil',
  'kiosk.next': 'Næste spiller',
};
