/** Shipped games, written as rule sheets, by the id of the game. */

import type { RuleSheet, SheetColumn, SheetRow } from '@yahtzee-game/rules/define';
import type { Options } from '@yahtzee-game/rules';

type Rules = Omit<RuleSheet, 'id'>;

const row = (id: string, score: string, more: Omit<Partial<SheetRow>, 'id' | 'score'> = {}): SheetRow => ({
  id,
  score,
  ...more,
});

const YAHTZEE: readonly SheetRow[] = [
  row('threeOfAKind', 'sumIf(ofAKind(3))'),
  row('fourOfAKind', 'sumIf(ofAKind(4))'),
  row('fullHouse', 'fixed(25, fullHouse)', { joker: 25 }),
  row('smallStraight', 'fixed(30, run(4))', { joker: 30 }),
  row('largeStraight', 'fixed(40, run(5))', { joker: 40 }),
  row('yahtzee', 'fixed(50, allEqual)'),
  row('chance', 'sum'),
];

const FORCED = { row: 'yahtzee', place: 'forced', bonus: 'chips(100)' };

const yahtzee: Rules = { rows: ['numbers(6)', ...YAHTZEE], bonus: [63, 35], repeat: FORCED };

const yatzy: Rules = {
  rows: [
    'numbers(6)',
    row('onePair', 'groups(2)'),
    row('twoPairs', 'groups(2, 2)'),
    row('threeOfAKind', 'groups(3)'),
    row('fourOfAKind', 'groups(4)'),
    row('smallStraight', 'fixed(15, sequence(1, 5))'),
    row('largeStraight', 'fixed(20, sequence(2, 6))'),
    row('fullHouse', 'sumIf(fullHouse)'),
    row('chance', 'sum'),
    row('yahtzee', 'fixed(50, allEqual)'),
  ],
  bonus: [63, 50],
};

const pairs = (...all: readonly SheetRow[]): readonly SheetRow[] =>
  all.map((one) => ({ ...one, section: 'pairs' }));

const maxiRows = (fullStraight: number, ...more: readonly SheetRow[]): readonly SheetRow[] => [
  ...pairs(
    row('onePair', 'groups(2)'),
    row('twoPairs', 'groups(2, 2)'),
    row('threePairs', 'groups(2, 2, 2)'),
  ),
  row('threeOfAKind', 'groups(3)'),
  row('fourOfAKind', 'groups(4)'),
  row('fiveOfAKind', 'groups(5)'),
  row('smallStraight', 'fixed(15, sequence(1, 5))'),
  row('largeStraight', 'fixed(20, sequence(2, 6))'),
  row('fullStraight', `fixed(${fullStraight}, sequence(1, 6))`),
  row('fullHouse', 'groups(3, 2)'),
  row('villa', 'groups(3, 3)'),
  row('tower', 'groups(4, 2)'),
  ...more,
  row('chance', 'sum'),
];

const maxi = (bonus: number, fullStraight: number): Rules => ({
  dice: { count: 6 },
  rows: ['numbers(6)', ...maxiRows(fullStraight), row('yahtzee', 'fixed(100, allEqual)')],
  bonus: [84, bonus],
});

const cheerio: Rules = {
  rows: [
    'numbers(6)',
    row('smallStraight', 'fixed(20, sequence(1, 5))'),
    row('largeStraight', 'fixed(25, sequence(2, 6))'),
    row('fullHouse', 'sumIf(fullHouse)'),
    row('chance', 'sum'),
    row('yahtzee', 'fixed(50, allEqual)'),
  ],
  playoff: true,
  players: [1, 12],
};

const HOUSE = 'either(fullHouse, allEqual)';
const OPPOSITE = 'shows(1, 1, 6, 6), shows(2, 2, 5, 5), shows(3, 3, 4, 4)';

const kismet = (outer: string): Rules => ({
  dice: {
    sides: [outer, 'red', 'green', 'green', 'red', outer].map((colour, i) => ({ face: i + 1, colour })),
  },
  rows: [
    'numbers(6)',
    row('twoPairsSameColour', `sumIf(either(ofAKind(4), ${OPPOSITE}))`),
    row('threeOfAKind', 'sumIf(ofAKind(3))'),
    row('straight', 'fixed(30, run(5))'),
    row('flush', 'fixed(35, oneColour)'),
    row('fullHouse', `sumIf(${HOUSE}, 15)`),
    row('fullHouseSameColour', `sumIf(both(${HOUSE}, oneColour), 20)`),
    row('fourOfAKind', 'sumIf(ofAKind(4), 25)'),
    row('chance', 'sum'),
    row('yahtzee', 'sumIf(allEqual, 50)'),
  ],
  bonus: [
    [63, 35],
    [71, 55],
    [78, 75],
  ],
  rollOff: { dice: 1, begins: 'highest' },
  repeat: { row: 'yahtzee', opponents: 'strikeOpponents' },
});

const columns = (...all: readonly SheetColumn[]): Pick<Rules, 'columns'> => ({ columns: all });
const TIMES = columns({ id: 'x1', times: 1 }, { id: 'x2', times: 2 }, { id: 'x3', times: 3 });
const STRAIGHT = 'either(sequence(1, 5), sequence(2, 6))';

export const SHEETS: Readonly<Record<string, Rules>> = {
  yahtzee,
  'triple-yahtzee': { ...yahtzee, ...TIMES },
  lucky7: {
    ...yahtzee,
    dice: { count: 5, sides: 7 },
    rows: ['numbers(7)', ...YAHTZEE],
    bonus: [84, 35],
  },
  kniffel: { ...yahtzee, repeat: { ...FORCED, bonus: 'inNumberBox(50)' } },
  yatzy,
  'yatzy-3way': {
    ...yatzy,
    ...columns({ id: 'free' }, { id: 'down', order: 'down' }, { id: 'up', order: 'up' }),
  },
  'yatzy-forced': { ...yatzy, order: 'down' },
  'yatzy-forced-up': { ...yatzy, order: 'up' },
  'yatzy-declared': { ...yatzy, order: 'announce' },
  'yatzy-x': { ...yatzy, ...TIMES },
  'yatzy-osto': { ...yatzy, tokens: { spend: 'ask', points: 0, change: 'unused' } },
  'yatzy-osto-strict': { ...yatzy, tokens: { spend: 'ask', points: 0, change: 'unusedIfScored' } },
  'yatzy-american': {
    rows: [
      'numbers(6)',
      row('threeOfAKind', 'sumIf(ofAKind(3))'),
      row('fourOfAKind', 'sumIf(ofAKind(4))'),
      row('fullHouse', 'fixed(25, fullHouse)'),
      row('smallStraight', 'fixed(30, run(4))'),
      row('largeStraight', 'fixed(40, run(5))'),
      row('chance', 'sum'),
      row('yahtzee', 'fixed(50, allEqual)'),
    ],
    bonus: [63, 50],
  },
  'maxi-yatzy': maxi(100, 21),
  'maxi-yatzy-fi': maxi(50, 30),
  'maxi-yatzy-saved': { ...maxi(100, 21), tokens: { spend: 'auto', change: 'unused' } },
  'seven-yatzy': {
    dice: { count: 7 },
    rows: [
      'numbers(6)',
      ...maxiRows(
        21,
        row('fullHousePair', 'groups(3, 2, 2)'),
        row('castle', 'groups(4, 3)'),
        row('highRise', 'groups(5, 2)'),
      ).flatMap((one) => (one.id === 'fiveOfAKind' ? [one, row('sixOfAKind', 'groups(6)')] : [one])),
      row('yahtzee', 'fixed(150, allEqual)'),
    ],
    bonus: [105, 150],
  },
  yacht: {
    rows: [
      'numbers(6)',
      row('fullHouse', 'sumIf(fullHouse)'),
      row('fourOfAKind', 'groups(4)'),
      row('smallStraight', 'fixed(30, sequence(1, 5))'),
      row('largeStraight', 'fixed(30, sequence(2, 6))'),
      row('chance', 'sum'),
      row('yahtzee', 'fixed(50, allEqual)'),
    ],
  },
  yams: {
    rows: [
      'numbers(6)',
      row('threeOfAKind', 'sumIf(ofAKind(3))'),
      row('fourOfAKind', 'sumIf(ofAKind(4))'),
      row('fullHouse', 'best(fixed(25, fullHouse), sumIf(fullHouse))'),
      row('yahtzee', 'fixed(50, allEqual)'),
      row('smallStraight', 'fixed(30, run(4))'),
      row('largeStraight', 'fixed(40, run(5))'),
      row('chance', 'sum'),
    ],
    bonus: [63, 35],
  },
  crag: {
    dice: { count: 3 },
    rolls: 2,
    rows: [
      'numbers(6)',
      row('oddStraight', 'fixed(20, shows(1, 3, 5))'),
      row('evenStraight', 'fixed(20, shows(2, 4, 6))'),
      row('lowStraight', 'fixed(20, sequence(1, 3))'),
      row('highStraight', 'fixed(20, sequence(4, 6))'),
      row('threeOfAKind', 'fixed(25, allEqual)'),
      row('thirteen', 'fixed(26, both(sumFrom(13), sumTo(13)))'),
      row('crag', 'fixed(50, both(sumFrom(13), sumTo(13), ofAKind(2)))'),
    ],
  },
  cheerio,
  'cheerio-extended': {
    rows: [
      'numbers(6)',
      row('threeOfAKind', 'fixed(30, ofAKind(3))'),
      row('fourOfAKind', 'fixed(40, ofAKind(4))'),
      row('yahtzee', 'fixed(50, allEqual)'),
      row('smallStraight', 'fixed(30, run(4))'),
      row('fullHouse', 'fixed(40, fullHouse)'),
      row('largeStraight', 'fixed(50, run(5))'),
      row('chance', 'sum'),
    ],
    playoff: true,
  },
  kismet: kismet('black'),
  tricolor: kismet('blue'),
  generala: {
    rows: [
      'numbers(6)',
      row('straight', `byRoll(${STRAIGHT}, 25, 20)`),
      row('fullHouse', 'byRoll(fullHouse, 35, 30)'),
      row('fourOfAKind', 'byRoll(ofAKind(4), 45, 40)'),
      row('yahtzee', 'byRoll(allEqual, 50, 50)'),
    ],
    rollOff: { dice: 5, begins: 'lowest' },
    wins: 'both(firstRoll, allEqual)',
  },
  balut: {
    rows: [
      row('fours', 'faceSum(4)', { section: 'upper', face: 4, entries: 4 }),
      row('fives', 'faceSum(5)', { section: 'upper', face: 5, entries: 4 }),
      row('sixes', 'faceSum(6)', { section: 'upper', face: 6, entries: 4 }),
      row('straight', 'best(fixed(15, sequence(1, 5)), fixed(20, sequence(2, 6)))', { entries: 4 }),
      row('fullHouse', 'sumIf(fullHouse)', { entries: 4 }),
      row('chance', 'sum', { entries: 4 }),
      row('yahtzee', 'sumIf(allEqual, 20)', { entries: 4 }),
    ],
  },
};

/** The options of the shipped games whose sheets are not those of the defaults. */
export const OPTIONS: Readonly<Record<string, Options>> = { balut: { decideBy: 'total' } };
