/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Terninger for {date}',
  'daily.start': 'Samme terninger til alle. De kan kjennes på forhånd: bare for moro.',
  share: 'Del',
  'share.copied': 'Kopiert.',
  'share.text': 'Tekst å kopiere',
  'share.daily': '{game} · dagens terninger, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, med råd',
  'share.better': '{bar} bedre enn {n} av perfekt spilte spill',
  'share.you': 'Du',
  'share.beat': '{player} fikk *{total}* med disse terningene. Klarer du mer?',
  'share.beat.helped': '{player} fikk *{total}* med disse terningene og med råd. Klarer du mer?',
  'share.entry': '{player}: {points} i {row}.',
  'share.won': '*Du slår {player}:* {total} mot {other}.',
  'share.lost': '*{player} holder ledelsen:* {other} mot dine {total}.',
  'share.tied': '*{total} hver:* uavgjort med {player}.',
  'share.ask': '{player} fikk {total} med delte terninger. Vil du spille dem nå, i stedet for spillet ditt?',
  'share.friend': 'Vennen din',
  'share.beat.friend': 'Vennen din fikk *{total}* med disse terningene. Klarer du mer?',
  'share.beat.helped.friend': 'Vennen din fikk *{total}* med disse terningene og med råd. Klarer du mer?',
  'share.won.friend': '*Du slår vennen din:* {total} mot {other}.',
  'share.lost.friend': '*Vennen din holder ledelsen:* {other} mot dine {total}.',
  'share.tied.friend': '*{total} hver:* uavgjort med vennen din.',
  'share.ask.friend':
    'Vennen din fikk {total} med delte terninger. Vil du spille dem nå, i stedet for spillet ditt?',
  'share.play': 'Spill dem',
  'share.keep': 'Spill videre',
};
