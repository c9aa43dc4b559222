/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Würfel vom {date}',
  'daily.start': 'Würfel für alle. Man kann sie vorher kennen: nur zum Spaß.',
  share: 'Teilen',
  'share.copied': 'Kopiert.',
  'share.text': 'Text zum Kopieren',
  'share.daily': '{game} · Würfel des Tages, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, mit Tipps',
  'share.better': '{bar} besser als {n} aller perfekt gespielten Spiele',
  'share.you': 'Du',
  'share.beat': '{player} hat mit diesen Würfeln *{total}* erzielt. Schaffst du mehr?',
  'share.beat.helped': '{player} hat mit diesen Würfeln und mit Tipps *{total}* erzielt. Schaffst du mehr?',
  'share.entry': '{player}: {points} in {row}.',
  'share.won': '*Du schlägst {player}:* {total} zu {other}.',
  'share.lost': '*{player} bleibt vorn:* {other} zu deinen {total}.',
  'share.tied': '*Je {total}:* Gleichstand mit {player}.',
  'share.ask':
    '{player} hat mit geteilten Würfeln {total} erzielt. Jetzt damit spielen, anstelle deines Spiels?',
  'share.friend': 'Gegenüber',
  'share.beat.friend': 'Mit diesen Würfeln wurden schon *{total}* erzielt. Schaffst du mehr?',
  'share.beat.helped.friend':
    'Mit diesen Würfeln und mit Tipps wurden schon *{total}* erzielt. Schaffst du mehr?',
  'share.won.friend': '*Geschafft:* {total} zu {other}.',
  'share.lost.friend': '*Nicht geschafft:* {other} zu deinen {total}.',
  'share.tied.friend': '*Je {total}:* Gleichstand.',
  'share.ask.friend':
    'Mit geteilten Würfeln wurden {total} erzielt. Jetzt damit spielen, anstelle deines Spiels?',
  'share.play': 'Damit spielen',
  'share.keep': 'Weiterspielen',
};
