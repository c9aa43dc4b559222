/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Analyse',
  'review.working': 'Calcul de chaque décision…',
  'review.none': 'Il n’y a pas d’analyse de cette partie.',
  'review.unread': 'Cette partie est illisible.',
  'review.estimate': 'Tous les chiffres sont des estimations : ce jeu est trop vaste pour être résolu.',

  'review.expect': 'attendus',
  'review.luck': 'chance aux dés',
  'review.decisions': 'vos décisions',
  'review.game': 'votre partie',
  'review.lucky': '*Des dés chanceux.*',
  'review.unlucky': '*Des dés malchanceux.*',
  'review.average': '*Des dés moyens.*',
  'review.best': '{best} décisions sur {all} étaient les meilleures.',
  'review.clean': 'Aucune décision n’aurait pu être meilleure.',

  'review.curve': 'Score final attendu après chaque tour',
  'review.perfect': 'jeu parfait, en moyenne',
  'review.head.turn': 'Tour',
  'review.head.score': 'Score final attendu',
  'review.dearest': {
    one: 'La plus coûteuse des {all} décisions',
    other: 'Les {n} plus coûteuses des {all} décisions',
  },
  'review.turn': 'Tour {turn}',
  'review.better': 'mieux : {choice}',
  'review.wrote': '{row} ; mieux : {choice}',
  'review.slips': { one: '{n} imprécision', other: '{n} imprécisions' },
  'review.errors': { one: '{n} erreur', other: '{n} erreurs' },
  'review.blunders': { one: '{n} gaffe', other: '{n} gaffes' },
  'review.holds': 'dés gardés',
  'review.boxes': 'choix des cases',
  'review.each': 'par décision',

  'review.throw': 'Tour {turn}, lancer {roll}',
  'review.yours': 'Vous : {choice}. Mieux : *{best}, {loss} de plus.*',
  'review.right': 'Vous : {choice}. *Rien n’était mieux.*',
  'review.scrubber': 'Décisions',
  'review.before': 'Décision précédente',
  'review.next': 'Décision suivante',
  'review.list': 'Retour à la liste',
  'review.print': 'Imprimer',
  'review.player': 'Joueur',
  'review.close': 'Fermer',
};
