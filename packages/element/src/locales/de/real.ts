/** German. See `en/real`. */
import type { real as english } from '../en/real.js';
import type { WordsOf } from '../words.js';

export const real: WordsOf<typeof english> = {
  'real.turn': '{turn} · echte Würfel',
  'real.key': 'Wurf eingeben',
  'real.faces': 'Was die Würfel zeigen',
  'real.next': 'nächster',
  'real.die.next': 'Würfel {die}, {tag}',
  'real.die.empty': 'Würfel {die}, noch nicht eingegeben',
  'real.die.in': 'Würfel {die}: {value}, drücken nimmt ihn zurück',
  'real.throw': '*Wurf {n} von {rolls}.*',
  'real.throw.player': '*{player}, Wurf {n} von {rolls}.*',
  'real.throw.for': '*Wurf {n} von {rolls} für {player}.*',
  'real.press': 'Gib ein, was deine Würfel zeigen.',
  'real.press.last':
    'Gib ein, was deine Würfel zeigen. Wer nur Punkte aufschreibt, gibt den letzten Wurf ein.',
  'real.press.every': 'Gib ein, was deine Würfel zeigen, Wurf für Wurf: Ein früher Wurf kann mehr zählen.',
  'real.press.again': {
    one: 'Gib ein, was der neu geworfene Würfel zeigt.',
    other: 'Gib ein, was die {n} neu geworfenen Würfel zeigen.',
  },
  'real.in': {
    one: 'Gib ein, was deine Würfel zeigen: Einer von {all} ist da.',
    other: 'Gib ein, was deine Würfel zeigen: {count} von {all} sind da.',
  },
  'real.said': { one: '{die}. Noch einer.', other: '{die}. Noch {n}.' },
  'real.back': { one: '{die} zurückgenommen. Noch einer.', other: '{die} zurückgenommen. Noch {n}.' },
  'real.wrong': 'Ein Würfel zeigt {from} bis {to}.',
  'real.held': '*{Dice}* liegen lassen, den Rest werfen und eingeben. Oder ein Feld wählen.',
};
