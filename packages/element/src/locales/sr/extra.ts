/** Serbian, in Latin script, where it differs from Croatian. See `en/extra`. */
import type { Extra } from '../en/extra.js';
import type { WordsOf } from '../words.js';

export const extra: Partial<WordsOf<Extra>> = {
  'advice.sentence': '*{Choice}:* očekivan konačan rezultat {value}.',
  'advice.sentence.chance': '*{Choice}:* šanse za pobedu {value}.',
  'advice.sentence.crosses': '*{Choice}:* vredi {value} krstića.',
  'advice.title.hold': 'Šta zadržati',
  'advice.expected': 'Očekivan konačan rezultat: {value}',
  'advice.expected.crosses': 'Vredi {value} krstića',
  'advice.figures': 'košta',
  'advice.none': 'Za ovu igru nema saveta.',
  'advice.odds': 'Polja pokazuju svoje izglede u ovom potezu ako igrate na njih.',
  'advice.cell.odds': '{cell}, verovatnoća u ovom potezu {chance}',
  'advice.why.box': 'Sledeći najbolji izbor košta {loss} poena.',
  'advice.die': '{die}, savet: zadrži',
  'advice.title': 'Najbolji izbori',
  'advice.win.label': 'Šanse za pobedu: {chance}',
  'advice.win.changed': '{win}, {change} zbog poslednjeg bacanja',
  'advice.win.lost': 'To bacanje je spustilo vaše šanse za pobedu *sa {from} na {to}.*',
  'advice.win.gained': 'To bacanje je podiglo vaše šanse za pobedu *sa {from} na {to}.*',

  'picker.solved': 'Tačno rešene',
  'picker.line.relatives': 'pre Yahtzeeja i uz njega',
  'picker.line.more': 'boje, sedam strana, trka',
  'picker.none': 'Nema igre za „{query}”',
  'advice.early': 'Prvo bacite, pa pitajte.',
  'advice.cell.loss': '{cell}, košta {loss} poena',
  'advice.cell.loss.crosses': '{cell}, košta {loss} krstića',
  'picker.family.yahtzee': 'Porodica Yahtzee',
  'picker.family.yatzy': 'Porodica Yatzy',
  'picker.family.more': 'Moderne varijante',
};
