/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Gennemgang',
  'review.working': 'Hver beslutning regnes igennem …',
  'review.none': 'Der er ingen gennemgang af dette spil.',
  'review.unread': 'Dette spil kan ikke læses.',
  'review.estimate': 'Alle tal er skøn: spillet er for stort til at blive løst.',

  'review.expect': 'at vente',
  'review.luck': 'held med terningerne',
  'review.decisions': 'dine beslutninger',
  'review.game': 'dit spil',
  'review.lucky': '*Heldige terninger.*',
  'review.unlucky': '*Uheldige terninger.*',
  'review.average': '*Gennemsnitlige terninger.*',
  'review.best': '{best} af {all} beslutninger var de bedste.',
  'review.clean': 'Ingen beslutning kunne have været bedre.',

  'review.curve': 'Forventet slutresultat efter hver runde',
  'review.perfect': 'perfekt spil i snit',
  'review.head.turn': 'Runde',
  'review.head.score': 'Forventet slutresultat',
  'review.dearest': {
    one: 'Den dyreste af {all} beslutninger',
    other: 'De {n} dyreste af {all} beslutninger',
  },
  'review.turn': 'Runde {turn}',
  'review.better': 'bedre: {choice}',
  'review.wrote': '{row}; bedre: {choice}',
  'review.slips': { one: '{n} unøjagtighed', other: '{n} unøjagtigheder' },
  'review.errors': { one: '{n} fejl', other: '{n} fejl' },
  'review.blunders': { one: '{n} bommert', other: '{n} bommerter' },
  'review.holds': 'valg af terninger',
  'review.boxes': 'valg af felter',
  'review.each': 'pr. beslutning',

  'review.throw': 'Runde {turn}, kast {roll}',
  'review.yours': 'Du: {choice}. Bedre: *{best}, {loss} mere.*',
  'review.right': 'Du: {choice}. *Intet var bedre.*',
  'review.scrubber': 'Beslutninger',
  'review.before': 'Forrige beslutning',
  'review.next': 'Næste beslutning',
  'review.list': 'Tilbage til listen',
  'review.print': 'Udskriv',
  'review.player': 'Spiller',
  'review.close': 'Luk',
};
