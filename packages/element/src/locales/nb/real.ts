/** Norwegian Bokmål. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · ekte terninger',
  'real.key': 'Legg inn kast',
  'real.faces': 'Hva terningene viser',
  'real.next': 'neste',
  'real.die.next': 'Terning {die}, {tag}',
  'real.die.empty': 'Terning {die}, ikke lagt inn ennå',
  'real.die.in': 'Terning {die}: {value}, trykk for å ta den tilbake',
  'real.throw': '*Kast {n} av {rolls}.*',
  'real.throw.player': '*{player}, kast {n} av {rolls}.*',
  'real.throw.for': '*Kast {n} av {rolls} for {player}.*',
  'real.press': 'Trykk på det terningene dine viser.',
  'real.press.last': 'Trykk på det terningene dine viser. Fører du bare poeng, holder det siste kastet.',
  'real.press.every': 'Trykk på det terningene dine viser, kast for kast: Et tidlig kast kan telle mer.',
  'real.press.again': {
    one: 'Trykk på det terningen du kastet om, viser.',
    other: 'Trykk på det de {n} terningene du kastet om, viser.',
  },
  'real.in': {
    one: 'Trykk på det terningene dine viser: én av {all} er inne.',
    other: 'Trykk på det terningene dine viser: {count} av {all} er inne.',
  },
  'real.said': { one: '{die}. Én til.', other: '{die}. {n} til.' },
  'real.back': { one: '{die} tatt tilbake. Én til.', other: '{die} tatt tilbake. {n} til.' },
  'real.wrong': 'En terning viser {from} til {to}.',
  'real.held': 'La *{dice}* ligge, kast resten og legg det inn. Eller velg en rute.',
};
