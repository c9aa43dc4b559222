import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Repeat, Spec, Test } from '../model/spec.js';
import { countOf } from '../model/throw.js';
import type { Side } from '../model/types.js';
import { alwaysStrikeOpponents, literal, noBonus, strikeOpponents } from '../vocabulary/repeat.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import {
  allEqual,
  both,
  either,
  fixed,
  fullHouse,
  ofAKind,
  oneColour,
  run,
  sum,
  sumIf,
} from '../vocabulary/score.js';

/** Ids of the rows. */
export type KismetRow =
  | SixRow
  | 'twoPairsSameColour'
  | 'threeOfAKind'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'fullHouseSameColour'
  | 'fourOfAKind'
  | 'chance'
  | 'yahtzee';

interface Kismet {
  readonly kismetPenalty: boolean;
  readonly kismetPenaltyNeeds: 'scored' | 'entry';
  readonly fiveKindIsFullHouse: boolean;
}

export const kismetChoices = {
  kismetPenalty: [true, false],
  kismetPenaltyNeeds: ['scored', 'entry'],
  fiveKindIsFullHouse: [true, false],
} as const;

/** Opposite faces share a colour: the outermost the first one, the innermost the last. */
export const facesIn = (outer: string, between: string, inner: string): readonly Side[] =>
  [outer, between, inner, inner, between, outer].map((colour, i) => ({ face: i + 1, colour }));

/** Two pairs whose faces are opposite, so of one colour; four equal dice are two pairs. */
const twoPairsSameColour: Test = (t) =>
  ofAKind(4)(t) || [1, 2, 3].some((face) => countOf(t, face) >= 2 && countOf(t, 7 - face) >= 2);

function penalty({ kismetPenalty, kismetPenaltyNeeds }: Kismet): Repeat['opponents'] {
  if (!kismetPenalty) return undefined;
  return kismetPenaltyNeeds === 'scored' ? strikeOpponents : alwaysStrikeOpponents;
}

/** The sheet of 15 boxes, for dice whose faces have colours. */
export function kismetSpec(o: Kismet): Spec<KismetRow> {
  const house = o.fiveKindIsFullHouse ? either(fullHouse, allEqual) : fullHouse;
  const opponents = penalty(o);
  return {
    id: 'kismet',
    source: 'Published rules of Kismet, and programs that play it',
    dice: { count: 5, sides: facesIn('black', 'red', 'green') },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'twoPairsSameColour', section: 'lower', score: sumIf(twoPairsSameColour) },
      { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)) },
      { id: 'straight', section: 'lower', score: fixed(30, run(5)) },
      { id: 'flush', section: 'lower', score: fixed(35, oneColour) },
      { id: 'fullHouse', section: 'lower', score: sumIf(house, 15) },
      { id: 'fullHouseSameColour', section: 'lower', score: sumIf(both(house, oneColour), 20) },
      { id: 'fourOfAKind', section: 'lower', score: sumIf(ofAKind(4), 25) },
      { id: 'chance', section: 'lower', score: sum },
      { id: 'yahtzee', section: 'lower', score: sumIf(allEqual, 50) },
    ],
    bonuses: [
      {
        id: 'upperBonus',
        section: 'upper',
        ladder: [
          [63, 35],
          [71, 55],
          [78, 75],
        ],
      },
    ],
    rollOff: { dice: 1, begins: 'highest' },
    ...(opponents && { repeat: { row: 'yahtzee', place: literal, bonus: noBonus, opponents } }),
  };
}

/** Kismet: pips have colours, and a second Kismet costs the others a box. */
export const ruleset = configurable(kismetChoices, (o): Spec<KismetRow> => kismetSpec(o), fullScorecard);
