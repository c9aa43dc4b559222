/** French. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · vrais dés',
  'real.key': 'Saisir le lancer',
  'real.faces': 'Ce que montrent les dés',
  'real.next': 'suivant',
  'real.die.next': 'Dé {die}, {tag}',
  'real.die.empty': 'Dé {die}, pas encore saisi',
  'real.die.in': 'Dé {die} : {value}, touchez pour le reprendre',
  'real.throw': '*Lancer {n} sur {rolls}.*',
  'real.throw.player': '*{player}, lancer {n} sur {rolls}.*',
  'real.throw.for': '*Lancer {n} sur {rolls} pour {player}.*',
  'real.press': 'Touchez ce que montrent vos dés.',
  'real.press.last':
    'Touchez ce que montrent vos dés. Pour noter les points seulement, le dernier lancer suffit.',
  'real.press.every':
    'Touchez ce que montrent vos dés, lancer par lancer : les premiers peuvent valoir plus.',
  'real.press.again': {
    one: 'Touchez ce que montre le dé relancé.',
    other: 'Touchez ce que montrent les {n} dés relancés.',
  },
  'real.in': {
    one: 'Touchez ce que montrent vos dés : un sur {all} est saisi.',
    other: 'Touchez ce que montrent vos dés : {count} sur {all} sont saisis.',
  },
  'real.said': { one: '{die}. Encore un.', other: '{die}. Encore {n}.' },
  'real.back': { one: '{die} repris. Encore un.', other: '{die} repris. Encore {n}.' },
  'real.wrong': 'Un dé montre de {from} à {to}.',
  'real.held': 'Laissez *{dice}*, lancez le reste et saisissez-le. Ou choisissez une case.',
};
