import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { always, chips, forced, inNumberBox, onlyIfScored } from '../vocabulary/repeat.js';
import { numberRows, upperBonus, type SixRow } from '../vocabulary/rows.js';
import { allEqual, either, fixed, fullHouse, ofAKind, run, sum, sumIf } from '../vocabulary/score.js';

type Row =
  | SixRow
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'yahtzee'
  | 'chance';

const EXTRA = { schmidt: inNumberBox(50), plus100: chips(100), plus50always: always(50) };

/** Kniffel: an extra one is worth 50 in its number box, or is a joker; never both. */
export const ruleset = configurable(
  {
    extraKniffel: ['schmidt', 'plus100', 'plus50always', 'none'],
    extraKniffelNeeds: ['entry', 'scored'],
    jokerSums: ['dice', 'max'],
    fiveKindIsFullHouse: [false, true],
  },
  (o): Spec<Row> => {
    const anySum = o.jokerSums === 'max' ? { joker: 30 } : {};
    return {
      id: 'kniffel',
      source: 'Schmidt Spiele travel leaflet; +100 for each further Kniffel is the custom of newspapers',
      status: 'disputed',
      dice: { count: 5, sides: 6 },
      rolls: 3,
      categories: [
        ...numberRows(6),
        { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)), ...anySum },
        { id: 'fourOfAKind', section: 'lower', score: sumIf(ofAKind(4)), ...anySum },
        {
          id: 'fullHouse',
          section: 'lower',
          score: fixed(25, o.fiveKindIsFullHouse ? either(fullHouse, allEqual) : fullHouse),
          joker: 25,
        },
        { id: 'smallStraight', section: 'lower', score: fixed(30, run(4)), joker: 30 },
        { id: 'largeStraight', section: 'lower', score: fixed(40, run(5)), joker: 40 },
        { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) },
        { id: 'chance', section: 'lower', score: sum, ...anySum },
      ],
      bonuses: upperBonus(63, 35),
      ...(o.extraKniffel !== 'none' && { repeat: extraKniffel(o.extraKniffel, o.extraKniffelNeeds) }),
    };
  },
);

function extraKniffel(extra: keyof typeof EXTRA, needs: 'entry' | 'scored'): NonNullable<Spec['repeat']> {
  const policy = { row: 'yahtzee', place: forced, bonus: EXTRA[extra] };
  return needs === 'scored' ? onlyIfScored(policy) : policy;
}
