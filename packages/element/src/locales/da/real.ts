/** Danish. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · rigtige terninger',
  'real.key': 'Indtast kast',
  'real.faces': 'Hvad terningerne viser',
  'real.next': 'næste',
  'real.die.next': 'Terning {die}, {tag}',
  'real.die.empty': 'Terning {die}, ikke indtastet endnu',
  'real.die.in': 'Terning {die}: {value}, tryk for at tage den tilbage',
  'real.throw': '*Kast {n} af {rolls}.*',
  'real.throw.player': '*{player}, kast {n} af {rolls}.*',
  'real.throw.for': '*Kast {n} af {rolls} for {player}.*',
  'real.press': 'Tryk på det, dine terninger viser.',
  'real.press.last': 'Tryk på det, dine terninger viser. Fører du kun point, er det sidste kast nok.',
  'real.press.every': 'Tryk på det, dine terninger viser, kast for kast: Et tidligt kast kan tælle mere.',
  'real.press.again': {
    one: 'Tryk på det, som den omkastede terning viser.',
    other: 'Tryk på det, som de {n} omkastede terninger viser.',
  },
  'real.in': {
    one: 'Tryk på det, dine terninger viser: én af {all} er inde.',
    other: 'Tryk på det, dine terninger viser: {count} af {all} er inde.',
  },
  'real.said': { one: '{die}. Én mere.', other: '{die}. {n} mere.' },
  'real.back': { one: '{die} taget tilbage. Én mere.', other: '{die} taget tilbage. {n} mere.' },
  'real.wrong': 'En terning viser {from} til {to}.',
  'real.held': 'Lad *{dice}* ligge, kast resten og indtast det. Eller vælg et felt.',
};
