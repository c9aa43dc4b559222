/** German. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Einen Moment …',
  'advice.none': 'Hier gibt es keinen Tipp.',
  'advice.early': 'Im Moment gibt es nichts zu entscheiden.',
  'advice.odds': 'So wahrscheinlich ist jedes Feld in diesem Zug, wenn man darauf spielt.',
  'advice.cell.odds': '{cell}, in diesem Zug zu {chance} wahrscheinlich',
  'advice.best': 'beste',
  'advice.best.hold': 'Am besten: *{dice}* halten, {value}',
  'advice.best.none': 'Am besten: *alle Würfel neu werfen*, {value}',
  'advice.best.score': 'Am besten: *{row}*, {value}',
  'advice.best.announce': 'Am besten: *{row}* ansagen, {value}',
  'advice.top': 'Gute Möglichkeiten: {choices}.',
  'advice.choice.hold': '{dice} halten',
  'advice.choice.none': 'alle Würfel neu werfen',
  'advice.choice.score': '{row}',
  'advice.choice.announce': '{row} ansagen',
  'advice.why.hold': 'So endet der Zug: {row} in {chance} % der Fälle, {row2} in {chance2} %.',
  'advice.why.box': 'Die nächstbeste Wahl würde {loss} kosten.',
  'advice.hold': 'Halten',
  'advice.release': 'Freigeben',
  'advice.keep': 'Behalten',
  'advice.die': '{die}, am besten behalten',
  'advice.cell.best': '{cell}, die beste Möglichkeit',
  'advice.cell.top': '{cell}, eine der besten Möglichkeiten',
  'advice.cell.loss': '{cell}, {loss} gegenüber der besten',
  'advice.title': 'Was tun?',
  'advice.figures': 'Wert, Verlust',
  'advice.win': '{n} %',
  'advice.win.label': 'Siegchance: {chance}',
};
