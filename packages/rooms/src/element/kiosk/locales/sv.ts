/** Swedish. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Tryck för att spela',
  'kiosk.beat': 'Kan du slå {n}?',
  'kiosk.first': 'Bli dagens första.',
  'kiosk.best': 'Bäst i dag: {player}, {n}',
  'kiosk.best.nobody': 'Bäst i dag: {n}',
  'kiosk.still': 'Är du kvar?',
  'kiosk.idle': { one: 'Spelet slutar om {n} sekund.', other: 'Spelet slutar om {n} sekunder.' },
  'kiosk.stay': 'Fortsätt',
  'kiosk.new': 'Ny spelare',
  'kiosk.done': {
    one: 'Tack för spelet. {n} poäng: plats {place} i dag.',
    other: 'Tack för spelet. {n} poäng: plats {place} i dag.',
  },
  'kiosk.name': 'Ditt namn till listan, om du vill',
  'kiosk.next': 'Nästa spelare',
};
