/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Kockice za {date}',
  'daily.start': 'Iste kockice za sve. Mogu se doznati unaprijed, pa igrajte samo za zabavu.',
  share: 'Podijeli',
  'share.copied': 'Kopirano.',
  'share.text': 'Tekst za kopiranje',
  'share.daily': '{game} · kockice dana, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, uz savjete',
  'share.better': '{bar} bolje od {n} savršeno odigranih igara',
  'share.you': 'Vi',
  'share.beat': 'Rezultat s ovim kockicama: {player}, *{total}*. Možete li bolje?',
  'share.beat.helped': 'Rezultat s ovim kockicama, uz savjete: {player}, *{total}*. Možete li bolje?',
  'share.entry': '{player}: {points} u polju „{row}”.',
  'share.won': '*Pobjeda nad: {player}.* {total} prema {other}.',
  'share.lost': '*{player} ostaje ispred:* {other} prema vaših {total}.',
  'share.tied': '*Svatko {total}:* neriješeno, {player}.',
  'share.ask': '{player}: {total} s podijeljenim kockicama. Igrati s njima sada, umjesto ove igre?',
  'share.friend': 'Izazov',
  'share.beat.friend': 'Rezultat s ovim kockicama: *{total}*. Možete li bolje?',
  'share.beat.helped.friend': 'Rezultat s ovim kockicama, uz savjete: *{total}*. Možete li bolje?',
  'share.won.friend': '*Izazov dobiven:* {total} prema {other}.',
  'share.lost.friend': '*Izazov izgubljen:* {other} prema vaših {total}.',
  'share.tied.friend': '*Svatko {total}:* neriješeno.',
  'share.ask.friend': 'Rezultat s podijeljenim kockicama: {total}. Igrati s njima sada, umjesto ove igre?',
  'share.play': 'Igraj s njima',
  'share.keep': 'Nastavi igru',
};
