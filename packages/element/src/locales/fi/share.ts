/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Nopat {date}',
  'daily.start': 'Samat nopat kaikille. Ne voi tietää etukäteen: vain huviksi.',
  share: 'Jaa',
  'share.copied': 'Kopioitu.',
  'share.text': 'Kopioitava teksti',
  'share.daily': '{game} · päivän nopat, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, suositusten kanssa',
  'share.better': '{bar} parempi kuin {n} täydellisesti pelatuista peleistä',
  'share.you': 'Sinä',
  'share.beat': '{player} sai näillä nopilla *{total}*. Pystytkö parempaan?',
  'share.beat.helped': '{player} sai näillä nopilla ja suositusten kanssa *{total}*. Pystytkö parempaan?',
  'share.entry': '{player}: {points}, {row}.',
  'share.won': '*Voitit pelaajan {player}:* {total}–{other}.',
  'share.lost': '*{player} pysyy edellä:* {other}, sinulla {total}.',
  'share.tied': '*Molemmilla {total}:* tasapeli, vastassa {player}.',
  'share.ask': '{player} sai jaetuilla nopilla {total}. Pelataanko niillä nyt tämän pelin sijaan?',
  'share.friend': 'Ystävä',
  'share.beat.friend': 'Ystäväsi sai näillä nopilla *{total}*. Pystytkö parempaan?',
  'share.beat.helped.friend':
    'Ystäväsi sai näillä nopilla ja suositusten kanssa *{total}*. Pystytkö parempaan?',
  'share.won.friend': '*Voitit ystäväsi:* {total}–{other}.',
  'share.lost.friend': '*Ystäväsi pysyy edellä:* {other}, sinulla {total}.',
  'share.tied.friend': '*Molemmilla {total}:* tasapeli ystäväsi kanssa.',
  'share.ask.friend': 'Ystäväsi sai jaetuilla nopilla {total}. Pelataanko niillä nyt tämän pelin sijaan?',
  'share.play': 'Pelaa niillä',
  'share.keep': 'Jatka peliä',
};
