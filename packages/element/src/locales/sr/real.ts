/** Serbian, in Latin script. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · prave kockice',
  'real.key': 'Unesi bacanje',
  'real.faces': 'Šta pokazuju kockice',
  'real.next': 'sledeća',
  'real.die.next': 'Kockica {die}, {tag}',
  'real.die.empty': 'Kockica {die}, još nije uneta',
  'real.die.in': 'Kockica {die}: {value}, pritisnite da je vratite',
  'real.throw': '*Bacanje {n} od {rolls}.*',
  'real.throw.player': '*{player}, bacanje {n} od {rolls}.*',
  'real.throw.for': '*Bacanje {n} od {rolls}, baca se za: {player}.*',
  'real.press': 'Pritisnite šta kockice pokazuju.',
  'real.press.last':
    'Pritisnite šta kockice pokazuju. Ako samo beležite poene, dovoljno je poslednje bacanje.',
  'real.press.every': 'Pritisnite šta kockice pokazuju, bacanje po bacanje: rano može da vredi više.',
  'real.press.again': {
    one: 'Pritisnite šta pokazuje {n} ponovo bačena kockica.',
    few: 'Pritisnite šta pokazuju {n} ponovo bačene kockice.',
    other: 'Pritisnite šta pokazuje {n} ponovo bačenih kockica.',
  },
  'real.in': {
    one: 'Pritisnite šta kockice pokazuju: uneta je jedna od {all}.',
    few: 'Pritisnite šta kockice pokazuju: unete su {count} od {all}.',
    other: 'Pritisnite šta kockice pokazuju: uneto je {count} od {all}.',
  },
  'real.said': { one: '{die}. Još {n}.', few: '{die}. Još {n}.', other: '{die}. Još {n}.' },
  'real.back': {
    one: 'Vraćeno: {die}. Još {n}.',
    few: 'Vraćeno: {die}. Još {n}.',
    other: 'Vraćeno: {die}. Još {n}.',
  },
  'real.wrong': 'Kockica pokazuje od {from} do {to}.',
  'real.held': 'Ostavite *{dice}*, bacite ostale i unesite ih. Ili izaberite polje.',
};
