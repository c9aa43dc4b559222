/** German. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Zum Spielen drücken',
  'kiosk.beat': 'Schaffst du mehr als {n}?',
  'kiosk.first': 'Sei heute die oder der Erste.',
  'kiosk.best': 'Heute am besten: {player}, {n}',
  'kiosk.best.nobody': 'Heute am besten: {n}',
  'kiosk.still': 'Noch da?',
  'kiosk.idle': { one: 'Dieses Spiel endet in {n} Sekunde.', other: 'Dieses Spiel endet in {n} Sekunden.' },
  'kiosk.stay': 'Weiterspielen',
  'kiosk.new': 'Neues Spiel',
  'kiosk.done': {
    one: 'Danke fürs Spielen. {n} Punkt: heute Platz {place}.',
    other: 'Danke fürs Spielen. {n} Punkte: heute Platz {place}.',
  },
  'kiosk.name': 'Dein Name für die Liste, wenn du magst',
  'kiosk.next': 'Nächste Person',
};
