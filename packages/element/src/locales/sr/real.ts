/** Serbian, in Latin script, where it differs from Croatian. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: Partial<WordsOf<typeof english>> = {
  'real.next': 'sledeća',
  'real.faces': 'Šta pokazuju kockice',
  'real.die.empty': 'Kockica {die}, još nije uneta',
  'real.die.in': 'Kockica {die}: {value}, pritisnite da je vratite',
  'real.press': 'Pritisnite šta kockice pokazuju.',
  'real.press.last':
    'Pritisnite šta kockice pokazuju. Ako samo beležite poene, dovoljno je poslednje bacanje.',
  'real.press.every': 'Pritisnite šta kockice pokazuju, bacanje po bacanje: rano može vredeti više.',
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
  'real.held': 'Ostavite *{dice}*, bacite ostale i unesite ih. Ili izaberite polje.',
};
