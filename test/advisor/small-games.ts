/** Random games that are small enough to be played out in full. */
import type { Category, Ruleset, Score, Spec } from '@yahtzee-game/rules';
import {
  allEqual,
  announce,
  defineRuleset,
  down,
  ends,
  fixed,
  free,
  hand,
  sum,
  up,
} from '@yahtzee-game/rules/define';
import { pick, randomFrom, type Random } from '../harness/random.js';

/** Rows for trying out columns. */
export const TWO_ROWS: readonly Category[] = [
  { id: 'all', section: 'upper', score: sum },
  { id: 'equal', section: 'lower', score: fixed(7, allEqual) },
];

const ORDERS = [free, free, down, up, ends, announce, hand];

/** The random game with this number: the same number always gives the same game. Its column has one of `orders`. */
export function smallGame(number: number, orders = ORDERS): Ruleset {
  const random = randomFrom(number);
  const sides = 2 + random(3);
  const count = 1 + random(sides > 3 ? 2 : 3);
  const anyRolls = 1 + random(3);
  const rows = 1 + random(3);
  const order = pick(random, orders);
  const rolls = Math.max(anyRolls, order.declare ?? 1);
  const categories = Array.from({ length: rows }, (_, i) => category(random, i, sides, rolls));
  const spec: Spec = {
    id: `small-${number}`,
    source: 'made at random',
    dice: { count, sides },
    rolls,
    categories,
    columns: [{ id: '', order, ...(random(3) === 0 && { times: 2 }) }],
    ...(random(2) && {
      bonuses: [{ id: 'bonus', section: pick(random, categories).section, ladder: ladder(random) }],
    }),
    ...(random(3) === 0 && !order.declare && order !== hand && { tokens: bank(random) }),
    ...(random(3) === 0 && { repeat: repeat(random) }),
  };
  return defineRuleset(spec);
}

/** The random game with this number, with boxes and bonuses that may cost points. */
export function costlyGame(number: number): Ruleset {
  const random = randomFrom(2000 + number);
  const { spec } = smallGame(number);
  const isBonusCostly = random(2) === 0;
  return defineRuleset({
    ...spec,
    id: `costly-${number}`,
    categories: spec.categories.map((row) => {
      const cost = random(6);
      return { ...row, score: (t) => row.score(t) - cost };
    }),
    bonuses: (spec.bonuses ?? []).map((bonus) => ({
      ...bonus,
      ladder: bonus.ladder.map(([at, points]) => [at, isBonusCostly ? points - 9 : points] as const),
    })),
  });
}

/** The same rows in two or three columns, each filled in its own order, so that the game is estimated. */
export function gameOfColumns(number: number): Ruleset {
  const random = randomFrom(1000 + number);
  const { spec } = smallGame(number, [free]);
  const section = spec.categories[0]?.section ?? '';
  return defineRuleset({
    ...spec,
    id: `columns-${number}`,
    rolls: Math.max(2, spec.rolls),
    columns: [
      { id: 'a', order: free, times: 1 + random(3) },
      { id: 'b', order: pick(random, [free, down, up, ends, announce, hand]) },
      ...(random(2) ? [{ id: 'c', order: pick(random, [free, down, up]) }] : []),
    ],
    bonuses: spec.bonuses ?? [{ id: 'bonus', section, ladder: [[3, 4]] }],
  });
}

/**
 * A game in which a strike may be worth more than a score, since its bonus is lost again when the section total grows.
 * No shipped game has such a bonus, and no game made by `smallGame`.
 */
export const gameWithFallingBonus = (rolls: number): Ruleset =>
  defineRuleset({
    id: `falling-bonus-${rolls}`,
    source: 'made up',
    dice: { count: 2, sides: 3 },
    rolls,
    categories: ['a', 'b', 'c'].map((id) => ({
      id,
      section: 'upper',
      score: (dice) => (dice.sum % 2 ? 0 : dice.sum),
    })),
    bonuses: [
      {
        id: 'bonus',
        section: 'upper',
        ladder: [
          [3, 20],
          [5, 0],
        ],
      },
    ],
  });

/**
 * Random points that depend on the dice, the roll, and whether all dice were thrown. They have no pattern, so that two
 * cases are hardly ever equal by chance.
 */
function category(random: Random, i: number, sides: number, rolls: number): Category {
  const salt = random(1000);
  const asksRoll = random(4) === 0;
  const servedMatters = random(4) === 0;
  const score: Score = ({ counts, roll, served }) => {
    const facts = [...counts, asksRoll ? Math.min(roll, rolls + 1) : 0, servedMatters && served ? 1 : 0];
    return facts.reduce((mix, n) => (mix * 31 + n) % 1009, salt) % 7;
  };
  const section = random(2) ? 'upper' : 'lower';
  return { id: `row${i}`, section, score, ...(random(3) === 0 && { face: 1 + random(sides) }) };
}

function ladder(random: Random): readonly (readonly [number, number])[] {
  const first = 1 + random(6);
  return random(2)
    ? [[first, 1 + random(9)]]
    : [
        [first, 3],
        [first + 1 + random(4), 5 + random(5)],
      ];
}

const bank = (random: Random): NonNullable<Spec['tokens']> => {
  const strict = random(2) === 0;
  const change = (unused: number, points: number): number =>
    strict && !points ? Math.min(0, unused) : unused;
  return { spend: 'ask', points: random(3), change };
};

const repeat = (random: Random): NonNullable<Spec['repeat']> => {
  const extra = 1 + random(5);
  const needsScore = random(2) === 0;
  return {
    row: 'row0',
    place: (r, c) => {
      if (c.face !== r.face && r.numberOpen) return { key: 'joker-number-first' };
      return c.face === r.face || !r.numberFilled ? 'literal' : 'zero';
    },
    bonus: (r) => (needsScore && r.boxes.includes('zero') ? 0 : extra),
  };
};
