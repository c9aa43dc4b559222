/** See `en/review`. */
import type { review as english } from '../en/review.js';
import type { WordsOf } from '../words.js';

export const review: WordsOf<typeof english> = {
  review: 'Analiza',
  'review.working': 'Računa se svaka odluka …',
  'review.none': 'Za ovu igru nema analize.',
  'review.unread': 'Ova se igra ne može pročitati.',
  'review.estimate': 'Sve su brojke procjene: igra je prevelika da bi se riješila.',

  'review.expect': 'očekivano',
  'review.luck': 'sreća s kockicama',
  'review.decisions': 'tvoje odluke',
  'review.game': 'tvoja igra',
  'review.lucky': '*Sretne kockice.*',
  'review.unlucky': '*Nesretne kockice.*',
  'review.average': '*Prosječne kockice.*',
  'review.best': 'Najboljih odluka: {best} od {all}.',
  'review.clean': 'Nijedna odluka nije mogla biti bolja.',

  'review.curve': 'Očekivani konačni rezultat nakon svakog poteza',
  'review.perfect': 'savršena igra, u prosjeku',
  'review.head.turn': 'Potez',
  'review.head.score': 'Očekivani konačni rezultat',
  'review.dearest': {
    one: 'Najskuplja odluka od njih {all}',
    few: '{n} najskuplje odluke od njih {all}',
    other: '{n} najskupljih odluka od njih {all}',
  },
  'review.turn': 'Potez {turn}',
  'review.better': 'bolje: {choice}',
  'review.wrote': '{row}; bolje: {choice}',
  'review.slips': { one: '{n} nepreciznost', few: '{n} nepreciznosti', other: '{n} nepreciznosti' },
  'review.errors': { one: '{n} pogreška', few: '{n} pogreške', other: '{n} pogrešaka' },
  'review.blunders': { one: '{n} gruba pogreška', few: '{n} grube pogreške', other: '{n} grubih pogrešaka' },
  'review.holds': 'zadržavanje kockica',
  'review.boxes': 'izbor polja',
  'review.each': 'po odluci',

  'review.throw': 'Potez {turn}, bacanje {roll}',
  'review.yours': 'Ti: {choice}. Bolje: *{best}, {loss} više.*',
  'review.right': 'Ti: {choice}. *Ništa nije bilo bolje.*',
  'review.scrubber': 'Odluke',
  'review.before': 'Prethodna odluka',
  'review.next': 'Sljedeća odluka',
  'review.list': 'Natrag na popis',
  'review.print': 'Ispiši',
  'review.player': 'Igrač',
  'review.close': 'Zatvori',
};
