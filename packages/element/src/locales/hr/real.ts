/** Croatian. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · prave kockice',
  'real.key': 'Unesi bacanje',
  'real.faces': 'Što pokazuju kockice',
  'real.next': 'sljedeća',
  'real.die.next': 'Kockica {die}, {tag}',
  'real.die.empty': 'Kockica {die}, još nije unesena',
  'real.die.in': 'Kockica {die}: {value}, pritisnite da je vratite',
  'real.throw': '*Bacanje {n} od {rolls}.*',
  'real.throw.player': '*{player}, bacanje {n} od {rolls}.*',
  'real.throw.for': '*Bacanje {n} od {rolls}, baca se za: {player}.*',
  'real.press': 'Pritisnite što kockice pokazuju.',
  'real.press.last':
    'Pritisnite što kockice pokazuju. Ako samo bilježite bodove, dovoljno je posljednje bacanje.',
  'real.press.every': 'Pritisnite što kockice pokazuju, bacanje po bacanje: rano može vrijediti više.',
  'real.press.again': {
    one: 'Pritisnite što pokazuje {n} ponovno bačena kockica.',
    few: 'Pritisnite što pokazuju {n} ponovno bačene kockice.',
    other: 'Pritisnite što pokazuje {n} ponovno bačenih kockica.',
  },
  'real.in': {
    one: 'Pritisnite što kockice pokazuju: unesena je jedna od {all}.',
    few: 'Pritisnite što kockice pokazuju: unesene su {count} od {all}.',
    other: 'Pritisnite što kockice pokazuju: uneseno je {count} od {all}.',
  },
  'real.said': { one: '{die}. Još {n}.', few: '{die}. Još {n}.', other: '{die}. Još {n}.' },
  'real.back': {
    one: 'Vraćeno: {die}. Još {n}.',
    few: 'Vraćeno: {die}. Još {n}.',
    other: 'Vraćeno: {die}. Još {n}.',
  },
  'real.wrong': 'Kockica pokazuje od {from} do {to}.',
  'real.held': 'Ostavite *{dice}*, bacite ostale i unesite ih. Ili odaberite polje.',
};
