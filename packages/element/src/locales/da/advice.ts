/** Danish. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Tænker …',
  'advice.none': 'Her er der ingen råd at få.',
  'advice.early': 'Der er ikke noget at afgøre lige nu.',
  'advice.odds': 'Chancen for hvert felt i denne tur, hvis man går efter det.',
  'advice.cell.odds': '{cell}, {chance} chance i denne tur',
  'advice.best': 'bedst',
  'advice.best.hold': 'Bedst: gem *{dice}*, {value}',
  'advice.best.none': 'Bedst: *kast alle terninger om*, {value}',
  'advice.best.score': 'Bedst: *{row}*, {value}',
  'advice.best.announce': 'Bedst: meld *{row}*, {value}',
  'advice.top': 'Gode valg: {choices}.',
  'advice.choice.hold': 'gem {dice}',
  'advice.choice.none': 'kast alle terninger om',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'meld {row}',
  'advice.why.hold': 'Turen ender i {row} i {chance} % af spillene, i {row2} i {chance2} %.',
  'advice.why.box': 'Det næstbedste valg ville koste {loss}.',
  'advice.hold': 'Gem',
  'advice.release': 'Slip',
  'advice.keep': 'Behold',
  'advice.die': '{die}, bør beholdes',
  'advice.cell.best': '{cell}, det bedste valg',
  'advice.cell.top': '{cell}, et af de bedste valg',
  'advice.cell.loss': '{cell}, {loss} i forhold til det bedste',
  'advice.title': 'Hvad er bedst?',
  'advice.figures': 'værdi, tab',
  'advice.win': '{n} %',
  'advice.win.label': 'Chance for at vinde: {chance}',
};
