/** See `en/share`. */
import type { share as english } from '../en/share.js';
import type { WordsOf } from '../words.js';

export const share: WordsOf<typeof english> = {
  'daily.dice': 'Tärningar för {date}',
  'daily.start': 'Samma tärningar för alla. De kan vara kända i förväg: bara för skojs skull.',
  share: 'Dela',
  'share.copied': 'Kopierat.',
  'share.text': 'Text att kopiera',
  'share.daily': '{game} · dagens tärningar, {date}',
  'share.player': '{player}: {points}',
  'share.helped': '{points}, med råd',
  'share.better': '{bar} bättre än {n} av perfekt spelade spel',
  'share.you': 'Du',
  'share.beat': '{player} fick *{total}* med de här tärningarna. Kan du slå det?',
  'share.beat.helped': '{player} fick *{total}* med de här tärningarna och med råd. Kan du slå det?',
  'share.entry': '{player}: {points} i {row}.',
  'share.won': '*Du slår {player}:* {total} mot {other}.',
  'share.lost': '*{player} behåller ledningen:* {other} mot dina {total}.',
  'share.tied': '*{total} var:* oavgjort med {player}.',
  'share.ask': '{player} fick {total} med delade tärningar. Spela dem nu, i stället för ditt spel?',
  'share.friend': 'Din vän',
  'share.beat.friend': 'Din vän fick *{total}* med de här tärningarna. Kan du slå det?',
  'share.beat.helped.friend': 'Din vän fick *{total}* med de här tärningarna och med råd. Kan du slå det?',
  'share.won.friend': '*Du slår din vän:* {total} mot {other}.',
  'share.lost.friend': '*Din vän behåller ledningen:* {other} mot dina {total}.',
  'share.tied.friend': '*{total} var:* oavgjort med din vän.',
  'share.ask.friend': 'Din vän fick {total} med delade tärningar. Spela dem nu, i stället för ditt spel?',
  'share.play': 'Spela dem',
  'share.keep': 'Spela vidare',
};
