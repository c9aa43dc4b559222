/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Gjennomgang',
  'review.working': 'Hver avgjørelse regnes gjennom …',
  'review.none': 'Det finnes ingen gjennomgang av dette spillet.',
  'review.unread': 'Dette spillet kan ikke leses.',
  'review.estimate': 'Alle tall er anslag: spillet er for stort til å løses.',

  'review.expect': 'å vente',
  'review.luck': 'flaks med terningene',
  'review.decisions': 'dine valg',
  'review.game': 'ditt spill',
  'review.lucky': '*Flaks med terningene.*',
  'review.unlucky': '*Uflaks med terningene.*',
  'review.average': '*Gjennomsnittlige terninger.*',
  'review.best': '{best} av {all} valg var de beste.',
  'review.clean': 'Ingen valg kunne vært bedre.',

  'review.curve': 'Forventet sluttresultat etter hver runde',
  'review.perfect': 'perfekt spill i snitt',
  'review.head.turn': 'Runde',
  'review.head.score': 'Forventet sluttresultat',
  'review.dearest': { one: 'Det dyreste av {all} valg', other: 'De {n} dyreste av {all} valg' },
  'review.turn': 'Runde {turn}',
  'review.better': 'bedre: {choice}',
  'review.wrote': '{row}; bedre: {choice}',
  'review.slips': { one: '{n} unøyaktighet', other: '{n} unøyaktigheter' },
  'review.errors': { one: '{n} feil', other: '{n} feil' },
  'review.blunders': { one: '{n} bommert', other: '{n} bommerter' },
  'review.holds': 'valg av terninger',
  'review.boxes': 'valg av ruter',
  'review.each': 'per valg',

  'review.throw': 'Runde {turn}, kast {roll}',
  'review.yours': 'Du: {choice}. Bedre: *{best}, {loss} mer.*',
  'review.right': 'Du: {choice}. *Ingenting var bedre.*',
  'review.scrubber': 'Valg',
  'review.before': 'Forrige valg',
  'review.next': 'Neste valg',
  'review.list': 'Tilbake til listen',
  'review.print': 'Skriv ut',
  'review.player': 'Spiller',
  'review.close': 'Lukk',
};
