/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Kockice za {date}',
  'daily.start': 'Iste kockice za sve. Mogu da se saznaju unapred, pa igrajte samo za zabavu.',
  share: 'Podeli',
  'share.copied': 'Kopirano.',
  'share.text': 'Tekst za kopiranje',
  'share.daily': '{game} · kockice dana, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, uz savete',
  'share.better': '{bar} bolje od {n} savršeno odigranih igara',
  'share.you': 'Vi',
  'share.beat': 'Rezultat sa ovim kockicama: {player}, *{total}*. Možete li bolje?',
  'share.beat.helped': 'Rezultat sa ovim kockicama, uz savete: {player}, *{total}*. Možete li bolje?',
  'share.entry': '{player}: {points} u polju „{row}”.',
  'share.won': '*Pobeda nad: {player}.* {total} prema {other}.',
  'share.lost': '*{player} ostaje ispred:* {other} prema vaših {total}.',
  'share.tied': '*Svako {total}:* nerešeno, {player}.',
  'share.ask': '{player}: {total} sa podeljenim kockicama. Igrate sa njima sada, umesto ove igre?',
  'share.friend': 'Izazov',
  'share.beat.friend': 'Rezultat sa ovim kockicama: *{total}*. Možete li bolje?',
  'share.beat.helped.friend': 'Rezultat sa ovim kockicama, uz savete: *{total}*. Možete li bolje?',
  'share.won.friend': '*Izazov dobijen:* {total} prema {other}.',
  'share.lost.friend': '*Izazov izgubljen:* {other} prema vaših {total}.',
  'share.tied.friend': '*Svako {total}:* nerešeno.',
  'share.ask.friend': 'Rezultat sa podeljenim kockicama: {total}. Igrate sa njima sada, umesto ove igre?',
  'share.play': 'Igraj sa njima',
  'share.keep': 'Nastavi igru',
};
