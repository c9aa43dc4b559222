/** Swedish. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Tänker …',
  'advice.none': 'Här finns inget råd att få.',
  'advice.early': 'Det finns inget att bestämma just nu.',
  'advice.odds': 'Chansen för varje ruta den här omgången, om du satsar på den.',
  'advice.cell.odds': '{cell}, {chance} chans den här omgången',
  'advice.best': 'bäst',
  'advice.best.hold': 'Bäst: behåll *{dice}*, {value}',
  'advice.best.none': 'Bäst: *kasta alla tärningar*, {value}',
  'advice.best.score': 'Bäst: *{row}*, {value}',
  'advice.best.announce': 'Bäst: annonsera *{row}*, {value}',
  'advice.top': 'Bra val: {choices}.',
  'advice.choice.hold': 'behåll {dice}',
  'advice.choice.none': 'kasta alla tärningar',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'annonsera {row}',
  'advice.why.hold': 'Omgången slutar med {row} i {chance} % av fallen, med {row2} i {chance2} %.',
  'advice.why.box': 'Det näst bästa valet skulle kosta {loss}.',
  'advice.hold': 'Behåll',
  'advice.release': 'Släpp',
  'advice.keep': 'Behåll',
  'advice.die': '{die}, rådet är att behålla den',
  'advice.cell.best': '{cell}, det bästa valet',
  'advice.cell.top': '{cell}, ett av de bästa valen',
  'advice.cell.loss': '{cell}, {loss} mot det bästa',
  'advice.title': 'Vad du kan göra',
  'advice.figures': 'värde, förlust',
  'advice.win': '{n} %',
  'advice.win.label': 'Vinstchans: {chance}',
};
