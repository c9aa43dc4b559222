/** French. See `en`. */
import type { WordsOf } from './words-of.js';

export const words: WordsOf = {
  'board.title': 'Les meilleurs du jour',
  'board.same': 'Les mêmes dés pour tout le monde.',
  'board.empty': 'Aucun résultat pour l’instant. Ouvrez la liste.',
  'board.column.place': 'Place',
  'board.column.player': 'Nom',
  'board.column.total': 'Points',
  'board.column.time': 'Heure',
  'board.recent': 'Viennent de finir',
  'board.place.of': 'place {n}',
  'board.nobody': 'Sans nom',
  'board.playing': { one: '{n} personne joue', other: '{n} personnes jouent' },
  'board.join': 'Jouez aussi',
  'board.scan': 'Scannez, ou allez sur',
  'board.qr': 'Code QR de l’adresse',
  'board.summary': { one: '{n} résultat, moyenne {average}', other: '{n} résultats, moyenne {average}' },
  'board.finished': {
    one: '{player} : {n} point, place {place}.',
    other: '{player} : {n} points, place {place}.',
  },
  'board.over': 'Cet événement est terminé.',
  'board.all': 'Tous les résultats',
  'board.few': 'Dix à la fois',
  'board.connecting': 'Connexion…',
  'board.gone': 'Cet événement n’existe pas.',
  'board.failed': 'La liste est inaccessible. Nouvel essai…',
};
