/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Warum',
  'explain.mean': '{row}, im Schnitt',
  'explain.turn': '{row}, in diesem Zug',
  'explain.bonusChance': 'Chance auf den Bonus',
  'explain.extra': 'Extrapunkte',
  'explain.none': 'alle neu',
  'explain.bonus': 'So bleibt die Chance auf den Bonus bei {chance} statt {other}.',
  'explain.bonus.lost': 'Der Bonus ist nicht mehr zu erreichen, also gibt man am besten „{row}“ auf.',
  'explain.zero': 'Eine 0 in „{row}“ kostet am wenigsten: Im Schnitt gäbe es dort nur {points}.',
  'explain.chance': '„{row}“ bringt später mehr; jetzt ist „{row2}“ an der Reihe.',
  'explain.joker': 'Noch einmal „{row}“ gäbe Extrapunkte; das ist eingerechnet.',
  'explain.gain': 'Den größten Unterschied macht „{row}“: im Schnitt {points} statt {other}.',
  'explain.many': 'Es bringt in mehreren Feldern ein wenig mehr, am meisten in „{row}“.',
  'explain.close': 'Beides ist fast gleich gut; der Unterschied beträgt {loss}.',
  'explain.finish': 'Die meisten Partien wie diese enden zwischen {from} und {to}.',
  'explain.finish.bonus': 'Chance auf den Bonus: {chance}.',
  'explain.boxes': 'Chance auf Punkte in jedem freien Feld',
};
