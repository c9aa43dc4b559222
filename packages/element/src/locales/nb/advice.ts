/** Norwegian bokmål. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Tenker …',
  'advice.none': 'Her er det ingen råd å få.',
  'advice.early': 'Det er ingenting å avgjøre akkurat nå.',
  'advice.odds': 'Sjansen for hver rute i denne runden, hvis du satser på den.',
  'advice.cell.odds': '{cell}, {chance} sjanse i denne runden',
  'advice.best': 'best',
  'advice.best.hold': 'Best: behold *{dice}*, {value}',
  'advice.best.none': 'Best: *kast alle terningene*, {value}',
  'advice.best.score': 'Best: *{row}*, {value}',
  'advice.best.announce': 'Best: meld *{row}*, {value}',
  'advice.top': 'Gode valg: {choices}.',
  'advice.choice.hold': 'behold {dice}',
  'advice.choice.none': 'kast alle terningene',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'meld {row}',
  'advice.why.hold': 'Runden ender med {row} i {chance} % av tilfellene, med {row2} i {chance2} %.',
  'advice.why.box': 'Det nest beste valget ville koste {loss}.',
  'advice.hold': 'Behold',
  'advice.release': 'Slipp',
  'advice.keep': 'Behold',
  'advice.die': '{die}, rådet er å beholde den',
  'advice.cell.best': '{cell}, det beste valget',
  'advice.cell.top': '{cell}, et av de beste valgene',
  'advice.cell.loss': '{cell}, {loss} mot det beste',
  'advice.title': 'Hva du kan gjøre',
  'advice.figures': 'verdi, tap',
  'advice.win': '{n} %',
  'advice.win.label': 'Vinnersjanse: {chance}',
};
