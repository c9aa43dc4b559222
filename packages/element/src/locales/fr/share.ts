/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Dés du {date}',
  'daily.start': 'Les mêmes dés pour tous. On peut les connaître d’avance : c’est juste pour le plaisir.',
  share: 'Partager',
  'share.copied': 'Copié.',
  'share.text': 'Texte à copier',
  'share.daily': '{game} · dés du jour, {date}',
  'share.player': '{player} : {points}',
  'share.helped': '{points}, avec conseils',
  'share.better': '{bar} mieux que {n} des parties parfaites',
  'share.you': 'Vous',
  'share.beat': '{player} a fait *{total}* avec ces dés. Ferez-vous mieux ?',
  'share.beat.helped': '{player} a fait *{total}* avec ces dés et des conseils. Ferez-vous mieux ?',
  'share.entry': '{player} : {points} en {row}.',
  'share.won': '*Vous battez {player} :* {total} à {other}.',
  'share.lost': '*{player} reste devant :* {other} contre {total} pour vous.',
  'share.tied': '*{total} chacun :* égalité avec {player}.',
  'share.ask':
    '{player} a fait {total} avec des dés partagés. Les jouer maintenant, à la place de votre partie ?',
  'share.friend': 'Défi',
  'share.beat.friend': 'Score à battre avec ces dés : *{total}*. Ferez-vous mieux ?',
  'share.beat.helped.friend':
    'Score à battre avec ces dés, obtenu avec des conseils : *{total}*. Ferez-vous mieux ?',
  'share.won.friend': '*Défi relevé :* {total} à {other}.',
  'share.lost.friend': '*Défi manqué :* {other} contre {total} pour vous.',
  'share.tied.friend': '*{total} partout :* égalité.',
  'share.ask.friend':
    'Score à battre avec des dés partagés : {total}. Les jouer maintenant, à la place de votre partie ?',
  'share.play': 'Les jouer',
  'share.keep': 'Continuer',
};
