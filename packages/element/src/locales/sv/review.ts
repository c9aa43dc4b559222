/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Genomgång',
  'review.working': 'Varje beslut räknas igenom …',
  'review.none': 'Det finns ingen genomgång av det här spelet.',
  'review.unread': 'Det här spelet går inte att läsa.',
  'review.estimate': 'Alla siffror är uppskattningar: spelet är för stort för att lösas.',

  'review.expect': 'att vänta',
  'review.luck': 'tur med tärningarna',
  'review.decisions': 'dina beslut',
  'review.game': 'ditt spel',
  'review.lucky': '*Tur med tärningarna.*',
  'review.unlucky': '*Otur med tärningarna.*',
  'review.average': '*Genomsnittliga tärningar.*',
  'review.best': '{best} av {all} beslut var de bästa.',
  'review.clean': 'Inget beslut kunde ha varit bättre.',

  'review.curve': 'Väntat slutresultat efter varje omgång',
  'review.perfect': 'perfekt spel i snitt',
  'review.head.turn': 'Omgång',
  'review.head.score': 'Väntat slutresultat',
  'review.dearest': { one: 'Det dyraste av {all} beslut', other: 'De {n} dyraste av {all} beslut' },
  'review.turn': 'Omgång {turn}',
  'review.better': 'bättre: {choice}',
  'review.wrote': '{row}; bättre: {choice}',
  'review.slips': { one: '{n} miss', other: '{n} missar' },
  'review.errors': { one: '{n} fel', other: '{n} fel' },
  'review.blunders': { one: '{n} grovt fel', other: '{n} grova fel' },
  'review.holds': 'val av tärningar',
  'review.boxes': 'val av rutor',
  'review.each': 'per beslut',

  'review.throw': 'Omgång {turn}, kast {roll}',
  'review.yours': 'Du: {choice}. Bättre: *{best}, {loss} mer.*',
  'review.right': 'Du: {choice}. *Inget var bättre.*',
  'review.scrubber': 'Beslut',
  'review.before': 'Föregående beslut',
  'review.next': 'Nästa beslut',
  'review.list': 'Tillbaka till listan',
  'review.print': 'Skriv ut',
  'review.player': 'Spelare',
  'review.close': 'Stäng',
};
