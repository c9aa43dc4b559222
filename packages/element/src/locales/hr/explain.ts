/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Zašto',
  'explain.mean': '{row}, u prosjeku',
  'explain.turn': '{row}, u ovom potezu',
  'explain.bonusChance': 'Izgledi za bonus',
  'explain.extra': 'Dodatni bodovi',
  'explain.none': 'sve ponovno',
  'explain.bonus': 'Tako izgledi za bonus ostaju {chance} umjesto {other}.',
  'explain.bonus.lost': 'Bonus je izvan dosega, zato je najbolje žrtvovati polje „{row}”.',
  'explain.zero': 'Nula u polju „{row}” stoji najmanje: u prosjeku bi ondje bilo samo {points}.',
  'explain.chance': 'Polje „{row}” poslije vrijedi više; sada iskoristite „{row2}”.',
  'explain.joker': 'Još jedan „{row}” donio bi dodatne bodove; to je uračunato.',
  'explain.gain': 'Najveća je razlika u polju „{row}”: u prosjeku {points} umjesto {other}.',
  'explain.many': 'Donosi malo više u nekoliko polja, najviše u polju „{row}”.',
  'explain.close': 'Oba su izbora gotovo jednaka: razlika je {loss}.',
  'explain.finish': 'Većina ovakvih igara završi između {from} i {to}.',
  'explain.finish.bonus': 'Izgledi za bonus: {chance}.',
  'explain.boxes': 'Izgledi za bodove u svakom slobodnom polju',
};
