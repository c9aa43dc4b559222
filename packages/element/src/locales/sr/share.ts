/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Kockice za {date}',
  'daily.start': 'Iste kockice za sve. Mogu se znati unapred: samo za zabavu.',
  share: 'Podeli',
  'share.copied': 'Kopirano.',
  'share.text': 'Tekst za kopiranje',
  'share.daily': '{game} · kockice dana, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, uz savete',
  'share.better': '{bar} bolje od {n}% savršeno odigranih igara',
  'share.you': 'Vi',
  'share.beat': 'Rezultat s ovim kockicama: {player}, *{total}*. Možete li bolje?',
  'share.beat.helped': 'Rezultat s ovim kockicama, uz savete: {player}, *{total}*. Možete li bolje?',
  'share.entry': '{player}: {points} u polju „{row}”.',
  'share.won': '*Pobeda nad: {player}.* {total} prema {other}.',
  'share.lost': '*{player} ostaje ispred:* {other} prema vaših {total}.',
  'share.tied': '*Svako {total}:* nerešeno, {player}.',
  'share.ask': '{player}: {total} s podeljenim kockicama. Igrati s njima sada, umesto ove igre?',
  'share.friend': 'Izazov',
  'share.beat.friend': 'Rezultat s ovim kockicama: *{total}*. Možeš li bolje?',
  'share.beat.helped.friend': 'Rezultat s ovim kockicama, uz savete: *{total}*. Možeš li bolje?',
  'share.won.friend': '*Izazov dobijen:* {total} prema {other}.',
  'share.lost.friend': '*Izazov izgubljen:* {other} prema tvojih {total}.',
  'share.tied.friend': '*Svako {total}:* nerešeno.',
  'share.ask.friend': 'Rezultat s podeljenim kockicama: {total}. Igrati s njima sada, umesto ove igre?',
  'share.play': 'Igraj s njima',
  'share.keep': 'Nastavi igru',
};
