/** Swedish. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · riktiga tärningar',
  'real.key': 'Ange kastet',
  'real.faces': 'Vad tärningarna visar',
  'real.next': 'nästa',
  'real.die.next': 'Tärning {die}, {tag}',
  'real.die.empty': 'Tärning {die}, inte angiven än',
  'real.die.in': 'Tärning {die}: {value}, tryck för att ta tillbaka den',
  'real.throw': '*Kast {n} av {rolls}.*',
  'real.throw.player': '*{player}, kast {n} av {rolls}.*',
  'real.throw.for': '*Kast {n} av {rolls} för {player}.*',
  'real.press': 'Tryck på det dina tärningar visar.',
  'real.press.last': 'Tryck på det dina tärningar visar. För du bara poäng räcker det sista kastet.',
  'real.press.every': 'Tryck på det dina tärningar visar, kast för kast: ett tidigt kast kan ge mer.',
  'real.press.again': {
    one: 'Tryck på det som den omkastade tärningen visar.',
    other: 'Tryck på det som de {n} omkastade tärningarna visar.',
  },
  'real.in': {
    one: 'Tryck på det dina tärningar visar: en av {all} är inne.',
    other: 'Tryck på det dina tärningar visar: {count} av {all} är inne.',
  },
  'real.said': { one: '{die}. En till.', other: '{die}. {n} till.' },
  'real.back': { one: '{die} återtagen. En till.', other: '{die} återtagen. {n} till.' },
  'real.wrong': 'En tärning visar {from} till {to}.',
  'real.held': 'Låt *{dice}* ligga, kasta resten och ange det. Eller välj en ruta.',
};
