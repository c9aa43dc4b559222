/** Finnish. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · oikeat nopat',
  'real.key': 'Syötä heitto',
  'real.faces': 'Noppien silmäluvut',
  'real.next': 'seuraava',
  'real.die.next': 'Noppa {die}, {tag}',
  'real.die.empty': 'Noppa {die}, ei vielä syötetty',
  'real.die.in': 'Noppa {die}: {value}, peru painamalla',
  'real.throw': '*Heitto {n}/{rolls}.*',
  'real.throw.player': '*{player}, heitto {n}/{rolls}.*',
  'real.throw.for': '*Heitto {n}/{rolls}, vuorossa {player}.*',
  'real.press': 'Paina noppiesi silmäluvut.',
  'real.press.last': 'Paina noppiesi silmäluvut. Pelkkään pisteiden kirjaamiseen riittää viimeinen heitto.',
  'real.press.every': 'Paina noppiesi silmäluvut joka heitolla: aikainen heitto voi antaa enemmän.',
  'real.press.again': {
    one: 'Paina uudelleen heittämäsi nopan silmäluku.',
    other: 'Paina uudelleen heittämiesi {n} nopan silmäluvut.',
  },
  'real.in': {
    one: 'Paina noppiesi silmäluvut: yksi syötetty, yhteensä {all}.',
    other: 'Paina noppiesi silmäluvut: {count} syötetty, yhteensä {all}.',
  },
  'real.said': { one: '{die}. Vielä yksi.', other: '{die}. Vielä {n}.' },
  'real.back': { one: '{die} peruttu. Vielä yksi.', other: '{die} peruttu. Vielä {n}.' },
  'real.wrong': 'Nopan silmäluku on {from}–{to}.',
  'real.held': 'Jätä paikalleen: *{dice}*. Heitä loput ja syötä ne, tai valitse ruutu.',
};
