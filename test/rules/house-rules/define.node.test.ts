// The checks of house rules: a spec that cannot be played is refused, in one sentence that says what would be allowed.

import { newGame, type Ruleset } from '@yahtzee-game/rules';
import {
  counter,
  defineRuleset,
  down,
  fixed,
  free,
  lateAnnounce,
  numberRows,
  sum,
} from '@yahtzee-game/rules/define';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import { playTurns, totals } from '../../harness/games/play.js';

/** Specs as an author without a type checker might write them. */
type Loose = Readonly<Record<string, unknown>>;

function define(changes: Loose): Ruleset {
  const spec: unknown = { ...TWO_ROWS, ...changes };
  return defineRuleset(spec as Parameters<typeof defineRuleset>[0]);
}

const ROW = { id: 'row', section: 'lower', score: sum };
const REPEAT = { row: 'yahtzee', place: () => 'literal', bonus: () => 0 };
const BONUS = { id: 'b', section: 'lower', ladder: [[10, 5]] };
const DERIVED = { id: 'd', section: 'lower', reads: ['chance'], value: () => 0 };
const COLUMN = { id: 'one', order: free };

test('house rules in a few lines can be played', () => {
  const ruleset = defineRuleset({
    id: 'mini',
    source: 'our kitchen table',
    dice: { count: 2, sides: 4 },
    rolls: 2,
    categories: [
      ...numberRows(4),
      { id: 'double', section: 'lower', score: fixed(20, (t) => t.counts.includes(2)) },
    ],
    bonuses: [{ id: 'upperBonus', section: 'upper', ladder: [[10, 7]] }],
  });
  const state = playTurns(newGame(ruleset), 'fours 44, threes 31, double 22, ones 12, twos 34');
  equal(state.turn.phase, 'over');
  deepEqual(totals(state), [8 + 3 + 20 + 1 + 7]);
});

describe('what is in bounds passes:', () => {
  const good: Readonly<Record<string, Loose>> = {
    'one die with two sides, one roll': { dice: { count: 1, sides: 2 }, rolls: 1 },
    'eight dice': { dice: { count: 8, sides: 6 } },
    'thirty-five sides': { dice: { count: 2, sides: 35 } },
    'nine rolls': { rolls: 9 },
    'twenty entries': { categories: [{ ...ROW, entries: 20 }] },
    'thirty columns': { columns: Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, order: free })) },
    'one column without a name': { columns: [{ id: '', order: down }] },
    'a column that counts a hundred times': { columns: [{ ...COLUMN, times: 100 }] },
    'a row that costs points': { categories: [ROW, { ...ROW, id: 'r', score: () => -1 }] },
    'a column with one row and one roll': {
      columns: [
        { ...COLUMN, rows: ['yahtzee'], rolls: 1 },
        { ...COLUMN, id: 'two' },
      ],
    },
    'two to twenty players': { players: [2, 20] },
    'one player and no other': { players: [1, 1] },
    'a joker where there is a policy': {
      repeat: REPEAT,
      categories: [...TWO_ROWS.categories, { ...ROW, joker: 40 }],
    },
  };
  for (const [name, changes] of Object.entries(good)) test(name, () => ok(define(changes).spec));
});

/** Changes that make a spec invalid, and the field and value that the refusal names. */
type Bad = Readonly<Record<string, readonly [changes: Loose, field: string, value: string]>>;

const rows = (...categories: readonly unknown[]): Loose => ({ categories });

describe('refused, in one sentence that names the field, its value and what is allowed:', () => {
  refused({
    'no id': [{ id: '' }, 'id', '""'],
    'an id that does not begin with a letter': [{ id: '5-dice' }, 'id', '"5-dice"'],
    'an id with a blank': [{ id: 'my game' }, 'id', '"my game"'],
    'an id that is a number': [{ id: 7 }, 'id', '7'],
    'no dice': [{ dice: undefined }, 'dice', 'undefined'],
    'nought dice': [{ dice: { count: 0, sides: 6 } }, 'dice.count', '0'],
    'eleven dice': [{ dice: { count: 11, sides: 6 } }, 'dice.count', '11'],
    'half a die': [{ dice: { count: 1.5, sides: 6 } }, 'dice.count', '1.5'],
    'one side': [{ dice: { count: 5, sides: 1 } }, 'dice.sides', '1'],
    'thirty-six sides': [{ dice: { count: 5, sides: 36 } }, 'dice.sides', '36'],
    'sides as text': [{ dice: { count: 5, sides: '6' } }, 'dice.sides', '"6"'],
    'a list of one side': [{ dice: { count: 5, sides: [{ face: 1 }] } }, 'dice.sides.length', '1'],
    'a face beyond the list': [
      { dice: { count: 5, sides: [{ face: 1 }, { face: 3 }] } },
      'dice.sides[1].face',
      '3',
    ],
    'a side that is a number': [{ dice: { count: 5, sides: [1, 2] } }, 'dice.sides[0]', '1'],
    'no rolls': [{ rolls: 0 }, 'rolls', '0'],
    'ten rolls': [{ rolls: 10 }, 'rolls', '10'],
    'rolls as text': [{ rolls: '3' }, 'rolls', '"3"'],
    'no categories': [{ categories: undefined }, 'categories', 'undefined'],
    'an empty list of categories': [rows(), 'categories', ''],
    'two rows with one id': [rows(ROW, ROW), 'categories[1].id', '"row"'],
    'a row without an id': [rows({ ...ROW, id: undefined }), 'categories[0].id', 'undefined'],
    'a row with a column in its id': [rows({ ...ROW, id: 'a@b' }), 'categories[0].id', '"a@b"'],
    'a row without a section': [rows({ id: 'a', score: sum }), 'categories[0].section', 'undefined'],
    'a row without a score': [rows({ ...ROW, score: 25 }), 'categories[0].score', '25'],
    'no entries': [rows({ ...ROW, entries: 0 }), 'categories[0].entries', '0'],
    'too many entries': [rows({ ...ROW, entries: 21 }), 'categories[0].entries', '21'],
    'a row after one that there is not': [rows({ ...ROW, after: 'x' }), 'categories[0].after', '"x"'],
    'a joker without a policy': [rows({ ...ROW, joker: 40 }), 'categories[0].joker', '40'],
    'a number box of no face': [rows({ ...ROW, face: 7 }), 'categories[0].face', '7'],
    'points that are no number': [rows({ ...ROW, score: () => NaN }), 'categories[0].score', 'NaN'],
    'points that are nothing': [rows({ ...ROW, score: () => undefined }), 'categories[0].score', 'undefined'],
    'points without end': [rows({ ...ROW, score: () => Infinity }), 'categories[0].score', 'Infinity'],
    'no points for one throw alone': [
      rows({ ...ROW, score: ({ sum: points }: { readonly sum: number }) => (points < 30 ? points : NaN) }),
      ...(['categories[0].score', 'NaN'] as const),
    ],
    'no points on the first roll alone': [
      rows({ ...ROW, score: ({ roll }: { readonly roll: number }) => (roll > 1 ? 0 : NaN) }),
      ...(['categories[0].score', 'NaN'] as const),
    ],
    'no points on the third roll alone': [
      rows({ ...ROW, score: ({ roll }: { readonly roll: number }) => (roll < 3 ? 0 : NaN) }),
      ...(['categories[0].score', 'NaN'] as const),
    ],
    'no points where some dice were held': [
      rows({ ...ROW, score: ({ served }: { readonly served: boolean }) => (served ? 0 : NaN) }),
      ...(['categories[0].score', 'NaN'] as const),
    ],
    'no columns': [{ columns: [] }, 'columns.length', '0'],
    'too many columns': [
      { columns: Array.from({ length: 31 }, (_, i) => ({ id: `c${i}`, order: free })) },
      'columns.length',
      '31',
    ],
    'two columns with one id': [{ columns: [COLUMN, COLUMN] }, 'columns[1].id', '"one"'],
    'a column without a name beside another': [
      { columns: [COLUMN, { id: '', order: free }] },
      'columns[1].id',
      '""',
    ],
    'a column without an order': [{ columns: [{ id: 'a' }] }, 'columns[0].order', 'undefined'],
    'an order by name': [{ columns: [{ id: 'a', order: 'down' }] }, 'columns[0].order', '"down"'],
    'a column that counts nothing': [{ columns: [{ ...COLUMN, times: 0 }] }, 'columns[0].times', '0'],
    'a column that counts half': [{ columns: [{ ...COLUMN, times: 0.5 }] }, 'columns[0].times', '0.5'],
    'announcing later than the last roll': [
      { rolls: 1, columns: [{ id: 'a', order: lateAnnounce }] },
      ...(['columns[0].order.declare', '2'] as const),
    ],
    'announcing later than the last roll of the column': [
      { columns: [{ id: 'a', order: lateAnnounce, rolls: 1 }] },
      ...(['columns[0].order.declare', '2'] as const),
    ],
    'a column with more rolls than a turn': [
      { columns: [{ ...COLUMN, rolls: 4 }] },
      ...(['columns[0].rolls', '4'] as const),
    ],
    'a column without rows': [{ columns: [{ ...COLUMN, rows: [] }] }, 'columns[0].rows.length', '0'],
    'a column with a row that there is not': [
      { columns: [{ ...COLUMN, rows: ['x'] }] },
      ...(['columns[0].rows[0]', '"x"'] as const),
    ],
    'a column with a row twice': [
      { columns: [{ ...COLUMN, rows: ['chance', 'chance'] }] },
      ...(['columns[0].rows[1]', '"chance"'] as const),
    ],
    'a row that stands in no column': [
      { columns: [{ ...COLUMN, rows: ['chance'] }] },
      ...(['columns.rows', '"yahtzee"'] as const),
    ],
    'a row without the one after which it counts': [
      {
        ...rows(ROW, { ...ROW, id: 'r', after: 'row' }),
        columns: [COLUMN, { ...COLUMN, id: 'two', rows: ['r'] }],
      },
      ...(['columns[1].rows', '"r"'] as const),
    ],
    'another way to fill': [{ fill: 'all' }, 'fill', '"all"'],
    'a bonus of no section': [{ bonuses: [{ ...BONUS, section: 'upper' }] }, 'bonuses[0].section', '"upper"'],
    'two bonuses with one id': [{ bonuses: [BONUS, BONUS] }, 'bonuses[1].id', '"b"'],
    'a bonus without steps': [{ bonuses: [{ ...BONUS, ladder: [] }] }, 'bonuses[0].ladder', '""'],
    'steps that fall': [
      {
        bonuses: [
          {
            ...BONUS,
            ladder: [
              [20, 5],
              [10, 9],
            ],
          },
        ],
      },
      'bonuses[0].ladder',
      '"20,10"',
    ],
    'two steps at one sum': [
      {
        bonuses: [
          {
            ...BONUS,
            ladder: [
              [10, 5],
              [10, 9],
            ],
          },
        ],
      },
      'bonuses[0].ladder',
      '"10,10"',
    ],
    'a step that is no number': [
      { bonuses: [{ ...BONUS, ladder: [[10, 'x']] }] },
      'bonuses[0].ladder[0]',
      '10,"x"',
    ],
    'a derived row with the id of another': [
      { derived: [{ ...DERIVED, id: 'chance' }] },
      'derived[0].id',
      '"chance"',
    ],
    'a derived row that reads one that there is not': [
      { derived: [{ ...DERIVED, reads: ['chance', 'x'] }] },
      'derived[0].reads[1]',
      '"x"',
    ],
    'watching a row that there is not': [{ repeat: { ...REPEAT, row: 'x' } }, 'repeat.row', '"x"'],
    'a name for numbers that nobody gives': [{ standing: 'points' }, 'standing', '"points"'],
    'a throw for the beginning without dice': [
      { rollOff: { dice: 0, begins: 'highest' } },
      'rollOff.dice',
      '0',
    ],
    'a beginning in the middle': [{ rollOff: { dice: 1, begins: 'middle' } }, 'rollOff.begins', '"middle"'],
    'nobody who may play': [{ players: [0, 4] }, 'players', '0,4'],
    'fewer players than the fewest': [{ players: [5, 2] }, 'players', '5,2'],
    'more players than a game can hold': [{ players: [1, 21] }, 'players', '1,21'],
    'half a player': [{ players: [1, 2.5] }, 'players', '1,2.5'],
  });
});

describe('refused, although only somebody without a type checker would write it:', () => {
  refused({
    'a category that is nothing': [rows(ROW, null), 'categories[1]', 'null'],
    'a joker that is text': [
      { ...rows({ ...ROW, id: 'yahtzee', joker: '40' }), repeat: REPEAT },
      'categories[0].joker',
      '"40"',
    ],
    'points that stand for a word': [
      rows({ ...ROW, stands: 'full house' }),
      'categories[0].stands',
      '"full house"',
    ],
    'a standing that is no word': [{ rank: () => [[0]], standing: 7 }, 'standing', '7'],
    'an order that bars by no function': [
      { columns: [{ id: 'a', order: { name: 'odd', bar: 'all' } }] },
      ...(['columns[0].order.bar', '"all"'] as const),
    ],
    'a bonus without an id': [{ bonuses: [{ ...BONUS, id: undefined }] }, 'bonuses[0].id', 'undefined'],
    'a bonus without a ladder': [
      { bonuses: [{ id: 'b', section: 'lower' }] },
      'bonuses[0].ladder',
      'undefined',
    ],
    'a step without points': [{ bonuses: [{ ...BONUS, ladder: [[10]] }] }, 'bonuses[0].ladder[0]', '10'],
    'steps that are pairs only together': [
      {
        bonuses: [
          {
            ...BONUS,
            ladder: [[10, 5, 20], [30]],
          },
        ],
      },
      'bonuses[0].ladder[0]',
      '10,5,20',
    ],
    'steps that are no texts either': [
      { bonuses: [{ ...BONUS, ladder: [Object.create(null)] }] },
      'bonuses[0].ladder[0]',
      'an object',
    ],
    'a derived row without an id': [
      { derived: [{ ...DERIVED, id: undefined }] },
      'derived[0].id',
      'undefined',
    ],
    'a derived row that reads nothing': [
      { derived: [{ ...DERIVED, reads: undefined }] },
      'derived[0].reads',
      'undefined',
    ],
    'a derived row without a section': [
      { derived: [{ ...DERIVED, section: undefined }] },
      'derived[0].section',
      'undefined',
    ],
    'a derived row without a value': [{ derived: [{ ...DERIVED, value: 7 }] }, 'derived[0].value', '7'],
    'a policy without a place': [{ repeat: { ...REPEAT, place: 'forced' } }, 'repeat.place', '"forced"'],
    'a policy without a bonus': [{ repeat: { ...REPEAT, bonus: 100 } }, 'repeat.bonus', '100'],
    'a penalty that is no function': [{ repeat: { ...REPEAT, opponents: 0 } }, 'repeat.opponents', '0'],
    'a bank without a change': [{ tokens: { spend: 'ask' } }, 'tokens.change', 'undefined'],
    'a bank with odd points': [
      { tokens: { spend: 'ask', points: '1', change: () => 0 } },
      'tokens.points',
      '"1"',
    ],
    'a win that is no function': [{ wins: true }, 'wins', 'true'],
    'a ranking that is no function': [{ rank: 'total' }, 'rank', '"total"'],
    'a counter that nobody leads': [{ follow: 1, columns: [{ id: 'a', order: counter }] }, 'follow', '1'],
  });
});

function refused(bad: Bad): void {
  for (const [name, [changes, field, value]] of Object.entries(bad)) {
    test(name, () => {
      throws(
        () => define(changes),
        (error: unknown) => {
          const { name: kind, message } = error as Error;
          equal(kind, 'RangeError', message);
          equal(message.split(' is not allowed; allowed: ')[0], `${field}: ${value}`);
          match(message, /; allowed: \S.*$/);
          return true;
        },
      );
    });
  }
}
