/** Serbian, in Latin script, where it differs from Croatian. See `en/setup`. */
import type { setup as english } from '../en/setup.js';
import type { WordsOf } from '../words.js';

export const setup: Partial<WordsOf<typeof english>> = {
  'setup.change': 'Promeni',
  'setup.back': 'Nazad',
  'setup.duplicate': 'Svi dobijaju iste kockice',
  'setup.level': 'Ko igra: {player}',
  'setup.add.computer': 'Dodaj računar',
  'setup.most': 'Ova igra prima najviše {n}.',
  'setup.running': '*Igra je u toku.*',
  'setup.now': 'Važi odmah. Igra se nastavlja.',
  'setup.hints': 'Poeni se vide u poljima',
  'setup.speech': 'Čitač ekrana',
  'setup.scheme.page': 'Stranica',
  'setup.scheme.light': 'Svetlo',
};
