/** Serbian, in Latin script, where it differs from Croatian. See `en/core`. */
import type { core as english } from '../en/core.js';
import type { WordsOf } from '../words.js';

export const core: Partial<WordsOf<typeof english>> = {
  'section.upper': 'Gornji deo',
  'section.lower': 'Donji deo',
  points: { one: '{n} poen', few: '{n} poena', other: '{n} poena' },

  'row.threeOfAKind': 'Triling',
  'row.smallStraight': 'Mala kenta',
  'row.largeStraight': 'Velika kenta',

  'roll.choose': 'Izaberite polje',
  'roll.again': 'Igraj ponovo',
  advice: 'Savet',
  controls: 'Komande',

  'cell.last': '{cell}, poslednje popunjeno',

  'why.filled': 'polje je već popunjeno',
  'why.rolling': 'prvo bacite kockice',
  'why.joker-lower-first': 'prvo popunite donje polje: {boxes}',

  'say.rolled': '{Dice}. Zadržite, bacite ponovo ili izaberite polje.',
  'say.reroll': '{Dice}. Izaberite kockice za ponovno bacanje ili polje.',
  'say.held': 'Sa strane: *{dice}*. Bacite ponovo ili izaberite polje.',
  'say.held.all': 'Sa strane: *{dice}*. Izaberite polje.',
  'say.rerolling': 'Ponovo: *{dice}*. Bacite ili izaberite polje.',
  'say.choose': '{Dice}. *Izaberite polje.*',
  'say.zero': '*0 u polje „{row}”?* Izaberite ga ponovo za potvrdu.',
  'say.joker': '{Dice}. *Izaberite bilo koje slobodno polje.*',
  'say.joker.lower': '{Dice}. *Svako slobodno donje polje vredi puno.*',
  'say.joker.zero': '{Dice}. *Donji deo je pun: 0 u gornje polje.*',
  joker: 'Džoker',
  'joker.bonus': 'Džoker {bonus}',

  'count.2': 'dve',

  'end.won': '*{player} pobeđuje: {total}*, {by} više od drugog mesta ({second}).',
  'end.shared': '*{players} dele pobedu: {total}.*',
  'why.joker-lower-first.any': 'prvo popunite bilo koje donje polje',
  'spoken.reroll.none': 'Nema kockica za ponovno bacanje.',
  'end.solo': 'Konačan rezultat: *{total}.*',
};
