/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Pourquoi',
  'explain.mean': '{row}, en moyenne',
  'explain.turn': '{row}, ce tour-ci',
  'explain.bonusChance': 'Chances d’obtenir le bonus',
  'explain.extra': 'Points en plus',
  'explain.none': 'tout relancer',
  'explain.bonus': 'Les chances d’obtenir le bonus restent à {chance} au lieu de {other}.',
  'explain.bonus.lost': 'Le bonus est hors d’atteinte : c’est « {row} » qu’il faut sacrifier.',
  'explain.zero': 'Un 0 dans « {row} » coûte le moins : en moyenne, vous n’y marqueriez que {points}.',
  'explain.chance': '« {row} » vaudra plus par la suite ; prenez « {row2} » maintenant.',
  'explain.joker': 'Un autre « {row} » donnerait des points en plus ; c’est compris dans le chiffre.',
  'explain.gain': 'La plus grande différence est dans « {row} » : {points} en moyenne au lieu de {other}.',
  'explain.many': 'Ce choix rapporte un peu plus dans plusieurs cases, surtout dans « {row} ».',
  'explain.close': 'Les deux se valent presque : {loss} d’écart.',
  'explain.finish': 'La plupart des parties comme celle-ci finissent entre {from} et {to}.',
  'explain.finish.bonus': 'Chances d’obtenir le bonus : {chance}.',
  'explain.boxes': 'Chances de marquer dans chaque case libre',
};
