/** French. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Réflexion…',
  'advice.none': 'Aucun conseil possible ici.',
  'advice.early': 'Il n’y a rien à décider pour l’instant.',
  'advice.odds': 'La probabilité de chaque case à ce tour, si on la vise.',
  'advice.cell.odds': '{cell}, probabilité à ce tour : {chance}',
  'advice.best': 'le mieux',
  'advice.best.hold': 'Le mieux : garder *{dice}*, {value}',
  'advice.best.none': 'Le mieux : *relancer tous les dés*, {value}',
  'advice.best.score': 'Le mieux : *{row}*, {value}',
  'advice.best.announce': 'Le mieux : annoncer *{row}*, {value}',
  'advice.top': 'Bons choix : {choices}.',
  'advice.choice.hold': 'garder {dice}',
  'advice.choice.none': 'relancer tous les dés',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'annoncer {row}',
  'advice.why.hold':
    'Le tour finit en « {row} » dans {chance} % des parties, en « {row2} » dans {chance2} %.',
  'advice.why.box': 'Le deuxième meilleur choix coûterait {loss}.',
  'advice.hold': 'Garder',
  'advice.release': 'Libérer',
  'advice.keep': 'Garder',
  'advice.die': '{die}, conseil : à garder',
  'advice.cell.best': '{cell}, le meilleur choix',
  'advice.cell.top': '{cell}, parmi les meilleurs choix',
  'advice.cell.loss': '{cell}, {loss} par rapport au meilleur choix',
  'advice.title': 'Que faire',
  'advice.figures': 'valeur, perte',
  'advice.win': '{n} %',
  'advice.win.label': 'Chances de gagner : {chance}',
};
