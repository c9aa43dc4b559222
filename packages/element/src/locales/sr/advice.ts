/** Serbian, in Latin script. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Razmišljam…',
  'advice.none': 'Ovde saveta nema.',
  'advice.early': 'Sada se nema o čemu odlučivati.',
  'advice.odds': 'Verovatnoća svakog polja u ovom potezu ako se igra na njega.',
  'advice.cell.odds': '{cell}, verovatnoća u ovom potezu {chance}',
  'advice.best': 'najbolje',
  'advice.best.hold': 'Najbolje: zadržati *{dice}*, {value}',
  'advice.best.none': 'Najbolje: *baciti sve kockice*, {value}',
  'advice.best.score': 'Najbolje: *{row}*, {value}',
  'advice.best.announce': 'Najbolje: najaviti polje *{row}*, {value}',
  'advice.top': 'Dobri izbori: {choices}.',
  'advice.choice.hold': 'zadržati {dice}',
  'advice.choice.none': 'baciti sve kockice',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'najaviti polje {row}',
  'advice.why.hold': 'Potez završava u polju „{row}” u {chance} % igara, a u polju „{row2}” u {chance2} %.',
  'advice.why.box': 'Sledeći najbolji izbor vredi {loss} manje.',
  'advice.hold': 'Zadrži',
  'advice.release': 'Pusti',
  'advice.keep': 'Zadrži',
  'advice.die': '{die}, savet: zadržati',
  'advice.cell.best': '{cell}, najbolji izbor',
  'advice.cell.top': '{cell}, među najboljim izborima',
  'advice.cell.loss': '{cell}, {loss} prema najboljem izboru',
  'advice.title': 'Šta uraditi',
  'advice.figures': 'vrednost, gubitak',
  'advice.win': '{n} %',
  'advice.win.label': 'Šanse za pobedu: {chance}',
};
