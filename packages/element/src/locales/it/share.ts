/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Dadi del giorno: {date}',
  'daily.start': 'Stessi dadi per tutti. Si possono conoscere in anticipo: solo per divertimento.',
  share: 'Condividi',
  'share.copied': 'Copiato.',
  'share.text': 'Testo da copiare',
  'share.daily': '{game} · dadi del giorno, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, con consigli',
  'share.better': '{bar} partite perfette superate: {n}',
  'share.you': 'Tu',
  'share.beat': '{player} ha fatto *{total}* con questi dadi. Sai fare di meglio?',
  'share.beat.helped': '{player} ha fatto *{total}* con questi dadi e con consigli. Sai fare di meglio?',
  'share.entry': '{player}: {points} in {row}.',
  'share.won': '*Hai battuto {player}:* {total} a {other}.',
  'share.lost': '*{player} resta davanti:* {other} contro i tuoi {total}.',
  'share.tied': '*{total} a testa:* pari con {player}.',
  'share.ask': '{player} ha fatto {total} con dadi condivisi. Giocarli ora, al posto della tua partita?',
  'share.friend': 'Sfida',
  'share.beat.friend': 'Con questi dadi sono stati fatti *{total}* punti. Sai fare di meglio?',
  'share.beat.helped.friend':
    'Con questi dadi e con consigli sono stati fatti *{total}* punti. Sai fare di meglio?',
  'share.won.friend': '*Sfida vinta:* {total} a {other}.',
  'share.lost.friend': '*Sfida persa:* {other} contro i tuoi {total}.',
  'share.tied.friend': '*{total} a testa:* pari.',
  'share.ask.friend':
    'Con dadi condivisi sono stati fatti {total} punti. Giocarli ora, al posto della tua partita?',
  'share.play': 'Gioca con quelli',
  'share.keep': 'Continua',
};
