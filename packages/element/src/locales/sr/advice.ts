/** Serbian, in Latin script, where it differs from Croatian. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: Partial<WordsOf<typeof english>> = {
  'advice.none': 'Ovde saveta nema.',
  'advice.odds': 'Verovatnoća svakog polja u ovom potezu ako se igra na njega.',
  'advice.cell.odds': '{cell}, verovatnoća u ovom potezu {chance}',
  'advice.why.box': 'Sledeći najbolji izbor vredi {loss} manje.',
  'advice.die': '{die}, savet: zadržati',
  'advice.title': 'Šta uraditi',
  'advice.figures': 'vrednost, gubitak',
  'advice.win.label': 'Šanse za pobedu: {chance}',
};
