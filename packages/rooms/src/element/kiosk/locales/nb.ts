/** Norwegian Bokmål. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Trykk for å spille',
  'kiosk.beat': 'Kan du slå {n}?',
  'kiosk.first': 'Bli dagens første.',
  'kiosk.best': 'Best i dag: {player}, {n}',
  'kiosk.best.nobody': 'Best i dag: {n}',
  'kiosk.still': 'Er du der fortsatt?',
  'kiosk.idle': {
    one: 'Dette spillet slutter om {n} sekund.',
    other: 'Dette spillet slutter om {n} sekunder.',
  },
  'kiosk.stay': 'Fortsett',
  'kiosk.new': 'Ny spiller',
  'kiosk.done': {
    one: 'Takk for spillet. {n} poeng: plass {place} i dag.',
    other: 'Takk for spillet. {n} poeng: plass {place} i dag.',
  },
  'kiosk.name': 'Navnet ditt til listen, om du vil',
  'kiosk.next': 'Neste spiller',
};
