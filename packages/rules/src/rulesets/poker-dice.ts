import { rounds } from '../games/rounds.js';
import { configurable } from '../model/ruleset.js';
import type { Score, Spec } from '../model/spec.js';
import type { Throw, Why } from '../model/types.js';
import { down } from '../vocabulary/order.js';
import { POKER_SIDES } from '../vocabulary/poker-sides.js';

/** Hands from the lowest to the highest. */
const HANDS = [
  'bust',
  'onePair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'fullHouse',
  'fourOfAKind',
  'fiveOfAKind',
];
const BY_ODDS = HANDS.toSpliced(4, 2, 'fullHouse', 'straight');
/** The shape of a hand: how many dice of each face, most first. */
const SHAPES: Readonly<Record<string, string>> = {
  '5': 'fiveOfAKind',
  '41': 'fourOfAKind',
  '32': 'fullHouse',
  '311': 'threeOfAKind',
  '221': 'twoPairs',
  '2111': 'onePair',
};
const DICE = 5;
/** More than there are faces, so that a number of this base has a digit for each die. */
const BASE = 7;

interface Group {
  readonly face: number;
  readonly count: number;
}

/** Dice of one face together: the largest group first, of equal ones the higher face. */
const groupsOf = (t: Throw): readonly Group[] =>
  t.counts
    .map((count, face) => ({ face, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || b.face - a.face);

function handOf(groups: readonly Group[]): string {
  const shape = SHAPES[groups.map(({ count }) => count).join('')];
  if (shape) return shape;
  const faces = groups.map(({ face }) => face);
  return Math.max(...faces) - Math.min(...faces) === DICE - 1 ? 'straight' : 'bust';
}

/** The dice that decide between equal hands, the combination first: those outside it only if `kickers`. */
function deciders(groups: readonly Group[], hand: string, kickers: boolean): readonly number[] {
  const counted = kickers
    ? groups
    : groups.filter(({ count }, i) => (hand === 'bust' || hand === 'straight' ? i === 0 : count > 1));
  return counted.map(({ face }) => face);
}

/** A hand as one number: the greater one is the better hand. */
const strength =
  (hands: readonly string[], kickers: boolean): Score =>
  (t) => {
    const groups = groupsOf(t);
    const hand = handOf(groups);
    const digits = [hands.indexOf(hand), ...deciders(groups, hand, kickers)];
    return Array.from({ length: DICE + 1 }, (_, i) => digits[i] ?? 0).reduce(
      (n, digit) => n * BASE + digit,
      0,
    );
  };

/** The hand that such a number stands for. */
const handNamed =
  (hands: readonly string[]) =>
  (points: number): Why => ({ key: `hand.${hands[Math.floor(points / BASE ** DICE)] ?? 'bust'}` });

/** Poker dice: the best hand wins a round. */
export const ruleset = configurable(
  {
    rounds: { default: 5, from: 1, to: 20 },
    rankByOdds: [false, true],
    kickers: [true, false],
    limit: ['none', 'leader'],
  },
  (o): Spec<`round${number}`> => {
    const hands = o.rankByOdds ? BY_ODDS : HANDS;
    return {
      id: 'poker-dice',
      source: 'Encyclopedias; they differ on whether a straight beats a full house',
      status: 'disputed',
      dice: { count: DICE, sides: POKER_SIDES },
      rolls: 3,
      categories: Array.from({ length: o.rounds }, (_, i) => ({
        id: `round${i + 1}` as const,
        section: 'rounds',
        score: strength(hands, o.kickers),
        stands: handNamed(hands),
      })),
      columns: [{ id: '', order: down }],
      standing: 'rounds',
      players: [2, 20],
    };
  },
  rounds,
);
