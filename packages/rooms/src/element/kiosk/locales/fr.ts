/** French. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'kiosk.play': 'Appuyez pour jouer',
  'kiosk.beat': 'Ferez-vous mieux que {n} ?',
  'kiosk.first': 'Ouvrez la liste du jour.',
  'kiosk.best': 'Record du jour : {player}, {n}',
  'kiosk.best.nobody': 'Record du jour : {n}',
  'kiosk.still': 'Toujours là ?',
  'kiosk.idle': {
    one: 'Cette partie se termine dans {n} seconde.',
    other: 'Cette partie se termine dans {n} secondes.',
  },
  'kiosk.stay': 'Continuer',
  'kiosk.new': 'Autre personne',
  'kiosk.done': {
    one: 'Merci d’avoir joué. {n} point : place {place} aujourd’hui.',
    other: 'Merci d’avoir joué. {n} points : place {place} aujourd’hui.',
  },
  'kiosk.name': 'Votre nom pour la liste, si vous voulez',
  'kiosk.next': 'Au suivant',
};
