/** Italian. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · dadi veri',
  'real.key': 'Inserisci il tiro',
  'real.faces': 'Che cosa mostrano i dadi',
  'real.next': 'prossimo',
  'real.die.next': 'Dado {die}, {tag}',
  'real.die.empty': 'Dado {die}, non ancora inserito',
  'real.die.in': 'Dado {die}: {value}, premi per toglierlo',
  'real.throw': '*Tiro {n} di {rolls}.*',
  'real.throw.player': '*{player}, tiro {n} di {rolls}.*',
  'real.throw.for': '*Tiro {n} di {rolls} per {player}.*',
  'real.press': 'Premi quello che mostrano i tuoi dadi.',
  'real.press.last': 'Premi quello che mostrano i tuoi dadi. Se segni solo i punti, basta l’ultimo tiro.',
  'real.press.every':
    'Premi quello che mostrano i tuoi dadi, tiro per tiro: uno dei primi può valere di più.',
  'real.press.again': {
    one: 'Premi quello che mostra il dado tirato di nuovo.',
    other: 'Premi quello che mostrano i {n} dadi tirati di nuovo.',
  },
  'real.in': {
    one: 'Premi quello che mostrano i tuoi dadi: ce n’è uno su {all}.',
    other: 'Premi quello che mostrano i tuoi dadi: ce ne sono {count} su {all}.',
  },
  'real.said': { one: '{die}. Ancora uno.', other: '{die}. Ancora {n}.' },
  'real.back': { one: '{die} tolto. Ancora uno.', other: '{die} tolto. Ancora {n}.' },
  'real.wrong': 'Un dado mostra da {from} a {to}.',
  'real.held': 'Lascia *{dice}*, tira il resto e inseriscilo. Oppure scegli una casella.',
};
