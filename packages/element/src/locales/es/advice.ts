/** Spanish. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Pensando…',
  'advice.none': 'Aquí no hay consejos que dar.',
  'advice.early': 'Ahora no hay nada que decidir.',
  'advice.odds': 'La probabilidad de cada casilla en este turno, si se apunta a ella.',
  'advice.cell.odds': '{cell}, probabilidad en este turno: {chance}',
  'advice.best': 'mejor',
  'advice.best.hold': 'Lo mejor: guardar *{dice}*, {value}',
  'advice.best.none': 'Lo mejor: *tirar todos los dados*, {value}',
  'advice.best.score': 'Lo mejor: *{row}*, {value}',
  'advice.best.announce': 'Lo mejor: anunciar *{row}*, {value}',
  'advice.top': 'Buenas opciones: {choices}.',
  'advice.choice.hold': 'guardar {dice}',
  'advice.choice.none': 'tirar todos los dados',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'anunciar «{row}»',
  'advice.why.hold': 'El turno acaba en «{row}» el {chance} % de las veces, y en «{row2}» el {chance2} %.',
  'advice.why.box': 'La segunda mejor opción costaría {loss}.',
  'advice.hold': 'Guardar',
  'advice.release': 'Soltar',
  'advice.keep': 'Guardar',
  'advice.die': '{die}, se aconseja guardarlo',
  'advice.cell.best': '{cell}, la mejor opción',
  'advice.cell.top': '{cell}, una de las mejores opciones',
  'advice.cell.loss': '{cell}, {loss} respecto a la mejor',
  'advice.title': 'Qué hacer',
  'advice.figures': 'valor, pérdida',
  'advice.win': '{n} %',
  'advice.win.label': 'Probabilidad de ganar: {chance}',
};
