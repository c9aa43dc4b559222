/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Perché',
  'explain.mean': '{row}, in media',
  'explain.turn': '{row}, in questo turno',
  'explain.bonusChance': 'Probabilità del bonus',
  'explain.extra': 'Punti extra',
  'explain.none': 'tutti di nuovo',
  'explain.bonus': 'Così la probabilità del bonus resta {chance} invece di {other}.',
  'explain.bonus.lost': 'Il bonus è fuori portata: «{row}» è la casella da sacrificare.',
  'explain.zero': 'Uno 0 in «{row}» costa meno di tutto: lì in media faresti solo {points}.',
  'explain.chance': '«{row}» varrà di più in seguito; ora usa «{row2}».',
  'explain.joker': 'Un altro «{row}» darebbe punti extra; è già compreso nel conto.',
  'explain.gain': 'La differenza più grande è in «{row}»: in media {points} invece di {other}.',
  'explain.many': 'Guadagna un po’ in più caselle, soprattutto in «{row}».',
  'explain.close': 'Le due scelte si equivalgono quasi: la differenza è {loss}.',
  'explain.finish': 'La maggior parte delle partite come questa finisce tra {from} e {to}.',
  'explain.finish.bonus': 'Probabilità del bonus: {chance}.',
  'explain.boxes': 'Probabilità di fare punti in ogni casella libera',
};
