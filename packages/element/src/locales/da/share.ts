/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Terninger for {date}',
  'daily.start': 'Samme terninger til alle. De kan kendes på forhånd: kun for sjov.',
  share: 'Del',
  'share.copied': 'Kopieret.',
  'share.text': 'Tekst til kopiering',
  'share.daily': '{game} · dagens terninger, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, med råd',
  'share.better': '{bar} bedre end {n} af perfekt spillede spil',
  'share.you': 'Dig',
  'share.beat': '{player} fik *{total}* med disse terninger. Kan du slå det?',
  'share.beat.helped': '{player} fik *{total}* med disse terninger og med råd. Kan du slå det?',
  'share.entry': '{player}: {points} i {row}.',
  'share.won': '*Du slår {player}:* {total} mod {other}.',
  'share.lost': '*{player} holder føringen:* {other} mod dine {total}.',
  'share.tied': '*{total} til hver:* uafgjort med {player}.',
  'share.ask': '{player} fik {total} med delte terninger. Vil du spille dem nu, i stedet for dit spil?',
  'share.friend': 'Din ven',
  'share.beat.friend': 'Din ven fik *{total}* med disse terninger. Kan du slå det?',
  'share.beat.helped.friend': 'Din ven fik *{total}* med disse terninger og med råd. Kan du slå det?',
  'share.won.friend': '*Du slår din ven:* {total} mod {other}.',
  'share.lost.friend': '*Din ven holder føringen:* {other} mod dine {total}.',
  'share.tied.friend': '*{total} til hver:* uafgjort med din ven.',
  'share.ask.friend': 'Din ven fik {total} med delte terninger. Vil du spille dem nu, i stedet for dit spil?',
  'share.play': 'Spil dem',
  'share.keep': 'Spil videre',
};
