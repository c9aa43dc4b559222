/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Zašto',
  'explain.mean': '{row}, u proseku',
  'explain.turn': '{row}, u ovom potezu',
  'explain.bonusChance': 'Šanse za bonus',
  'explain.extra': 'Dodatni poeni',
  'explain.none': 'sve ponovo',
  'explain.bonus': 'Tako šanse za bonus ostaju {chance} umesto {other}.',
  'explain.bonus.lost': 'Bonus je van domašaja, zato je najbolje da žrtvujete polje „{row}”.',
  'explain.zero': 'Nula u polju „{row}” košta najmanje: u proseku bi tamo bilo samo {points}.',
  'explain.chance': 'Polje „{row}” kasnije vredi više; sada iskoristite „{row2}”.',
  'explain.joker': 'Još jedan „{row}” doneo bi dodatne poene; to je uračunato.',
  'explain.gain': 'Najveća razlika je u polju „{row}”: u proseku {points} umesto {other}.',
  'explain.many': 'Donosi malo više u nekoliko polja, najviše u polju „{row}”.',
  'explain.close': 'Oba izbora su skoro jednaka: razlika je {loss}.',
  'explain.finish': 'Većina ovakvih igara završi se između {from} i {to}.',
  'explain.finish.bonus': 'Šanse za bonus: {chance}.',
  'explain.boxes': 'Šanse za poene u svakom slobodnom polju',
};
