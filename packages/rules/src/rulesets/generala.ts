import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Category, Score, Spec, Test } from '../model/spec.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, byRoll, either, fullHouse, ofAKind, sequence } from '../vocabulary/score.js';

type Row = SixRow | 'straight' | 'fullHouse' | 'fourOfAKind' | 'yahtzee' | 'secondYahtzee';

const STRAIGHT: Test = either(sequence(1, 5), sequence(2, 6));
/** Any five faces: six follows one again. */
const WRAPPED: Test = (t) => t.counts.every((count) => count <= 1);
/** A single ace stands for a two: 1-3-4-5-6, or 1-1-3-4-5. */
const WITH_WILD_ACE: Test = (t) =>
  sequence(3, 5)(t) && (t.counts[1] === 2 || sequence(6, 6)(t)) && !!t.counts[1];
const SCORED_WHEN_SERVED = 120;

/** Generala: what is made with the first roll is worth more, and five of a kind then wins the game. */
export const ruleset = configurable(
  {
    servedBonus: [5, 10],
    generala: [50, 60],
    doble: [false, true],
    wrapStraights: [false, true],
    aceWild: [false, true],
    servedGenerala: ['win', 'winIfOpen', 'score'],
  },
  (o): Spec<Row> => {
    const served = (points: number, test: Test): Score => byRoll(test, points + o.servedBonus, points);
    const plain = o.wrapStraights ? WRAPPED : STRAIGHT;
    const first = o.servedGenerala === 'score' ? SCORED_WHEN_SERVED : o.generala;
    return {
      id: 'generala',
      source: 'Argentine leaflets and published rules, which differ on amounts',
      status: 'disputed',
      dice: { count: 5, sides: 6 },
      rolls: 3,
      categories: [
        ...numberRows(6),
        {
          id: 'straight',
          section: 'lower',
          score: served(20, o.aceWild ? either(plain, WITH_WILD_ACE) : plain),
        },
        { id: 'fullHouse', section: 'lower', score: served(30, fullHouse) },
        { id: 'fourOfAKind', section: 'lower', score: served(40, ofAKind(4)) },
        { id: 'yahtzee', section: 'lower', score: byRoll(allEqual, first, o.generala) },
        ...(o.doble
          ? [
              {
                id: 'secondYahtzee',
                section: 'lower',
                score: byRoll(allEqual, 2 * o.generala),
                after: 'yahtzee',
              } satisfies Category<Row>,
            ]
          : []),
      ],
      rollOff: { dice: 5, begins: 'lowest' },
      ...(o.servedGenerala !== 'score' && {
        wins: (t, box) =>
          t.roll === 1 && allEqual(t) && (o.servedGenerala === 'win' || box('yahtzee') === 'open'),
      }),
    };
  },
  fullScorecard,
);
