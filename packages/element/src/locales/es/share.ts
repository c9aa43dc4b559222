/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Dados del {date}',
  'daily.start': 'Los mismos dados para todos. Se pueden conocer de antemano: solo por diversión.',
  share: 'Compartir',
  'share.copied': 'Copiado.',
  'share.text': 'Texto para copiar',
  'share.daily': '{game} · dados del día, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, con consejos',
  'share.better': '{bar} mejor que el {n} de las partidas perfectas',
  'share.you': 'Tú',
  'share.beat': '{player} hizo *{total}* con estos dados. ¿Puedes superarlo?',
  'share.beat.helped': '{player} hizo *{total}* con estos dados y con consejos. ¿Puedes superarlo?',
  'share.entry': '{player}: {points} en {row}.',
  'share.won': '*Superas a {player}:* {total} a {other}.',
  'share.lost': '*{player} sigue por delante:* {other} frente a tus {total}.',
  'share.tied': '*{total} cada uno:* empate con {player}.',
  'share.ask': '{player} hizo {total} con dados compartidos. ¿Jugarlos ahora, en lugar de tu partida?',
  'share.friend': 'Reto',
  'share.beat.friend': 'Marca por superar con estos dados: *{total}*. ¿Puedes superarla?',
  'share.beat.helped.friend':
    'Marca por superar con estos dados, lograda con consejos: *{total}*. ¿Puedes superarla?',
  'share.won.friend': '*Reto superado:* {total} a {other}.',
  'share.lost.friend': '*Reto no superado:* {other} frente a tus {total}.',
  'share.tied.friend': '*{total} cada uno:* empate.',
  'share.ask.friend':
    'Marca por superar con dados compartidos: {total}. ¿Jugarlos ahora, en lugar de tu partida?',
  'share.play': 'Jugarlos',
  'share.keep': 'Seguir jugando',
};
