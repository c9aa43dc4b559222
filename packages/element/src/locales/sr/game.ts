/** Serbian, in Latin script, where it differs from Croatian. See `en/game`. */
import type { game as english } from '../en/game.js';
import type { WordsOf } from '../words.js';

export const game: Partial<WordsOf<typeof english>> = {
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

  'cell.last': '{cell}, poslednji upis',

  'why.filled': 'polje je već popunjeno',
  'why.rolling': 'prvo bacite kockice',
  'why.joker-number-first': 'slobodno je polje „{number}” i mora da se popuni',
  'why.joker-lower-first': 'u donjem delu ima slobodno polje i mora da se popuni',

  'say.rolled': '{dice}. Zadržite kockice, bacite ponovo ili izaberite polje.',
  'say.reroll': '{dice}. Izaberite kockice za ponovno bacanje ili polje.',
  'say.held': '*{dice}* sa strane. Bacite ponovo ili izaberite polje.',
  'say.rerolling': '*{dice}* za ponovno bacanje. Bacite ili izaberite polje.',
  'say.choose': '{dice}. *Izaberite polje.*',
  'say.zero': '*0 u polje „{row}”?* Izaberite ga ponovo za potvrdu.',
  'say.joker': '{dice}: *izaberite polje.*',
  'say.joker.number': '{dice}: *popuni polje „{number}”.*',
  'say.joker.lower': '{dice}: *bilo koje slobodno polje donjeg dela, sa punom vrednošću.*',
  'say.joker.zero': '{dice}: *u donjem delu nema slobodnog polja, pa se u jedno polje upisuje 0.*',
  joker: 'Džoker',
  'joker.bonus': 'Džoker {bonus}',

  'count.2': 'Dve',

  chips: {
    one: '{n} dodatak, {points} poena',
    few: '{n} dodatka, {points} poena',
    other: '{n} dodataka, {points} poena',
  },

  'end.won': '*{player} pobeđuje: {total}*, {by} više od drugog mesta ({second}).',
  'end.shared': '*{players} dele pobedu: {total}.*',
};
