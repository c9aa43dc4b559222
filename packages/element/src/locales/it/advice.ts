/** Italian. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Ci penso…',
  'advice.none': 'Qui non ci sono consigli da dare.',
  'advice.early': 'Ora non c’è niente da decidere.',
  'advice.odds': 'La probabilità di ogni casella in questo turno, se si punta a quella.',
  'advice.cell.odds': '{cell}, probabilità in questo turno: {chance}',
  'advice.best': 'migliore',
  'advice.best.hold': 'La cosa migliore: tenere *{dice}*, {value}',
  'advice.best.none': 'La cosa migliore: *tirare tutti i dadi*, {value}',
  'advice.best.score': 'La cosa migliore: *{row}*, {value}',
  'advice.best.announce': 'La cosa migliore: dichiarare *{row}*, {value}',
  'advice.top': 'Buone scelte: {choices}.',
  'advice.choice.hold': 'tenere {dice}',
  'advice.choice.none': 'tirare tutti i dadi',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'dichiarare «{row}»',
  'advice.why.hold': 'Come finisce il turno: «{row}» {chance}% delle volte, «{row2}» {chance2}%.',
  'advice.why.box': 'La seconda scelta costerebbe {loss}.',
  'advice.hold': 'Tieni',
  'advice.release': 'Lascia',
  'advice.keep': 'Tieni',
  'advice.die': '{die}, consigliato tenerlo',
  'advice.cell.best': '{cell}, la scelta migliore',
  'advice.cell.top': '{cell}, una delle scelte migliori',
  'advice.cell.loss': '{cell}, {loss} rispetto alla migliore',
  'advice.title': 'Che cosa fare',
  'advice.figures': 'valore, perdita',
  'advice.win': '{n}%',
  'advice.win.label': 'Probabilità di vittoria: {chance}',
};
