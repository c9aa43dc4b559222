/** Small house rules, one for each optional mechanism of the engine, to test that mechanism. */

import type { Card, Category, Column, Ruleset, Score, Side, Spec } from '@yahtzee-game/rules';
import {
  allEqual,
  announce,
  counter,
  defineRuleset,
  down,
  faceSum,
  fixed,
  free,
  fullHouse,
  hand,
  numberRows,
  ofAKind,
  sequence,
  sum,
  sumIf,
  up,
} from '@yahtzee-game/rules/define';

const CHANCE: Category = { id: 'chance', section: 'lower', score: sum };
const YAHTZEE: Category = { id: 'yahtzee', section: 'lower', score: fixed(50, allEqual) };
const FULL_HOUSE: Category = { id: 'fullHouse', section: 'lower', score: sumIf(fullHouse) };

/** One box and one die, and a further card for players who are tied. */
export const oneBox = (score: Score): Ruleset =>
  defineRuleset({
    id: 'one-box',
    source: 'the house',
    dice: { count: 1, sides: 6 },
    rolls: 2,
    categories: [{ id: 'row', section: 'lower', score }],
    playoff: true,
  });

/** Two rows; each house rule says how it differs. */
export const TWO_ROWS: Spec = {
  id: 'house',
  source: 'the house',
  dice: { count: 5, sides: 6 },
  rolls: 3,
  categories: [CHANCE, YAHTZEE],
};

function house(differences: Partial<Spec> & { readonly id: string }): Ruleset {
  return defineRuleset({ ...TWO_ROWS, ...differences });
}

/** As in Balut: rows of four entries. Places depend on points for them, and among equals on the raw total. */
export const fourEntries = house({
  id: 'four-entries',
  categories: [
    { id: 'sixes', section: 'upper', score: faceSum(6), entries: 4 },
    { ...CHANCE, entries: 4 },
  ],
  rank: (players) =>
    players.map(({ totals, entries }) => {
      const sixes = entries('sixes').reduce((a, b) => a + b, 0);
      return [sixes >= 78 ? 2 : 0, totals.total];
    }),
});

/** As in Yamb: the difference of two rows, times the ones, is added; the two rows are not. */
export const minimax = house({
  id: 'minimax',
  categories: [
    ...numberRows(1),
    { id: 'max', section: 'minimax', score: sum, counts: false },
    { id: 'min', section: 'minimax', score: sum, counts: false },
  ],
  derived: [
    {
      id: 'difference',
      section: 'minimax',
      reads: ['max', 'min', 'ones'],
      value: (entry) => {
        const [max, min, ones] = [entry('max'), entry('min'), entry('ones')];
        return max === undefined || min === undefined || ones === undefined ? 0 : (max - min) * ones;
      },
    },
  ],
});

/** As in Kismet: the more points in the upper section, the greater the bonus. */
export const threeSteps = house({
  id: 'three-steps',
  categories: numberRows(6),
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
});

const THREE_COLUMNS: readonly Column[] = [
  { id: 'free', order: free },
  { id: 'down', order: down, times: 2 },
  { id: 'up', order: up, times: 3 },
];

/**
 * Three columns that count once, twice and three times, each with its own order and bonus; the value of chips is the
 * same in all columns.
 */
export const threeColumns = house({
  id: 'three-columns',
  categories: [...numberRows(2), YAHTZEE],
  columns: THREE_COLUMNS,
  bonuses: [{ id: 'upperBonus', section: 'upper', ladder: [[10, 5]] }],
  repeat: { row: 'yahtzee', place: () => 'literal', bonus: () => 100 },
});

/** Unused rolls are saved, and may be bought back; dice thrown with bought rolls may only be entered in one column. */
export const boughtRolls = house({
  id: 'bought-rolls',
  columns: [
    { id: 'plain', order: free },
    { id: 'bought', order: free },
  ],
  tokens: {
    spend: 'ask',
    points: 3,
    change: (unused) => unused,
    bars: (column) => column === 'plain',
  },
});

/** A turn fills one cell in every column. */
export const everyColumn = house({
  id: 'every-column',
  categories: [...numberRows(2), YAHTZEE],
  columns: THREE_COLUMNS,
  fill: 'everyColumn',
});

/** As in Generala: five of a kind in one throw wins at once; a second one counts only after the first. */
export const servedWins = house({
  id: 'served-wins',
  categories: [
    YAHTZEE,
    { id: 'second', section: 'lower', score: fixed(100, allEqual), after: 'yahtzee' },
    { id: 'straight', section: 'lower', score: (t) => (sequence(1, 5)(t) ? (t.served ? 25 : 20) : 0) },
    { id: 'poker', section: 'lower', score: (t) => (ofAKind(4)(t) ? 40 + 5 * (3 - t.roll) : 0) },
  ],
  wins: (t, box) => t.roll === 1 && allEqual(t) && box('yahtzee') === 'open',
});

/** As in Kismet: a player who rolls another five of a kind makes the others write a zero. */
export const zeroForOthers = house({
  id: 'zero-for-others',
  categories: [...numberRows(3), YAHTZEE, CHANCE],
  repeat: {
    row: 'yahtzee',
    place: () => 'literal',
    bonus: () => 0,
    opponents: ({ boxes }, card, firstOpen): Card =>
      boxes.every((box) => box === 'scored')
        ? {
            ...card,
            slots: card.slots.map((points, slot) => (slot === firstOpen ? 0 : points)),
            filled: card.filled + 1,
            turns: card.turns + 1,
          }
        : card,
  },
});

/** As in Yamb: one column is announced, another repeats the announcement of the player before. */
export const counters = house({
  id: 'counters',
  categories: [...numberRows(3), CHANCE],
  columns: [
    { id: 'announce', order: announce },
    { id: 'counter', order: counter },
    { id: 'hand', order: hand },
  ],
  follow: (cards, seat) => cards[(seat || cards.length) - 1]?.announced ?? -1,
  players: [2, 6],
});

const COLOURS = ['red', 'green', 'blue'];
/** A side for each face and colour: 1 red, 1 green, 1 blue, 2 red, … */
const PAINTED: readonly Side[] = [1, 2, 3, 4, 5, 6].flatMap((face) =>
  COLOURS.map((colour) => ({ face, colour })),
);

/** Three dice with coloured sides. */
export const painted = house({
  id: 'painted',
  dice: { count: 3, sides: PAINTED },
  categories: [
    CHANCE,
    {
      id: 'flush',
      section: 'lower',
      score: fixed(35, (t) => t.sides.every(({ colour }) => colour === t.sides[0]?.colour)),
    },
    { id: 'threeOfAKind', section: 'lower', score: sumIf(ofAKind(3)) },
  ],
});

/** Two dice, one roll, few boxes: a game so short that every course of it can be tried. */
export const tiny = house({
  id: 'tiny',
  dice: { count: 2, sides: 3 },
  rolls: 2,
  categories: [FULL_HOUSE, CHANCE],
});

export const houses: readonly Ruleset[] = [
  fourEntries,
  minimax,
  threeSteps,
  threeColumns,
  boughtRolls,
  everyColumn,
  servedWins,
  zeroForOthers,
  counters,
  painted,
  tiny,
];
