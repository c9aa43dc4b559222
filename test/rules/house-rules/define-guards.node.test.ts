// House rules that would fail later: misspelt fields, games that get stuck, functions that throw, names that clash.

import { newGame, rulesetIds, type Ruleset, type Score } from '@yahtzee-game/rules';
import {
  defineRuleset,
  down,
  free,
  middleFrom,
  numberRows,
  sum,
  variantOf,
} from '@yahtzee-game/rules/define';
import { ruleset as sachsenkniffel } from '@yahtzee-game/rules/rulesets/sachsenkniffel';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import { playTurns, totals } from '../../harness/games/play.js';

type Loose = Readonly<Record<string, unknown>>;

const defineLoosely = (spec: unknown): Ruleset => defineRuleset(spec as Parameters<typeof defineRuleset>[0]);
const define = (changes: Loose): Ruleset => defineLoosely({ ...TWO_ROWS, ...changes });

function refusal(changes: () => unknown): string {
  let sentence = '';
  throws(changes, (error: unknown) => {
    ok(error instanceof RangeError, String(error));
    sentence = error.message;
    return true;
  });
  return sentence;
}

const ROW = { id: 'row', section: 'lower', score: sum };
const REPEAT = { row: 'yahtzee', place: () => 'literal', bonus: () => 0 };

describe('a misspelt field is refused, with the name that it resembles:', () => {
  const misspelt: Readonly<Record<string, readonly [Loose, nearest: string]>> = {
    bonusses: [{ bonusses: [] }, 'bonuses'],
    'categories[0].entrys': [{ categories: [{ ...ROW, entrys: 2 }] }, 'entries'],
    'dice.sizes': [{ dice: { count: 2, sides: 6, sizes: 6 } }, 'sides'],
    'dice.sides[0].color': [
      {
        dice: {
          count: 2,
          sides: [{ face: 1, color: 'red' }, { face: 2 }],
        },
      },
      'colour',
    ],
    'columns[0].time': [{ columns: [{ id: 'a', order: free, time: 2 }] }, 'times'],
    'columns[0].order.declares': [{ columns: [{ id: 'a', order: { ...free, declares: 1 } }] }, 'declare'],
    'bonuses[0].sections': [
      { bonuses: [{ id: 'b', section: 'lower', ladder: [[1, 1]], sections: 1 }] },
      'section',
    ],
    'derived[0].read': [
      { derived: [{ id: 'd', section: 'lower', reads: [], value: () => 0, read: 1 }] },
      'reads',
    ],
    'repeat.oponents': [{ repeat: { ...REPEAT, oponents: () => 0 } }, 'opponents'],
    'tokens.point': [{ tokens: { spend: 'ask', change: () => 0, point: 1 } }, 'points'],
    'rollOff.die': [{ rollOff: { dice: 1, begins: 'highest', die: 1 } }, 'dice'],
  };
  for (const [field, [changes, nearest]] of Object.entries(misspelt)) {
    test(field, () => {
      const sentence = refusal(() => define(changes));
      ok(
        sentence.startsWith(`${field}: there is no such field; did you mean "${nearest}"? allowed: `),
        sentence,
      );
    });
  }
  test('and one that resembles none with the names that there are', () => {
    match(
      refusal(() => define({ timeLimit: 30 })),
      /^timeLimit: there is no such field; allowed: id, revision, source, /,
    );
  });
});

describe('what is no spec at all is refused in a sentence:', () => {
  for (const value of [undefined, null, 7, 'yahtzee', [], () => TWO_ROWS]) {
    test(String(value), () =>
      match(
        refusal(() => defineLoosely(value)),
        /^spec: .* allowed: an object$/,
      ),
    );
  }
  const parts: Readonly<Record<string, readonly [Loose, field: string]>> = {
    'no list of bonuses': [{ bonuses: null }, 'bonuses: null'],
    'a bonus that is nothing': [{ bonuses: [null] }, 'bonuses[0]: null'],
    'no list of derived rows': [{ derived: null }, 'derived: null'],
    'no list of columns': [{ columns: null }, 'columns: null'],
    'a column that is nothing': [{ columns: [null] }, 'columns[0]: null'],
    'categories in an object': [{ categories: { row: ROW } }, 'categories: an object'],
    'dice as a number': [{ dice: 5 }, 'dice: 5'],
    'no policy': [{ repeat: null }, 'repeat: null'],
    'no bank': [{ tokens: null }, 'tokens: null'],
    'no throw for the beginning': [{ rollOff: null }, 'rollOff: null'],
    'players in an object': [{ players: {} }, 'players: an object'],
    'a source that is no text': [{ source: 1956 }, 'source: 1956'],
    'a status of its own': [{ status: 'certain' }, 'status: "certain"'],
    'a play-off by a word': [{ playoff: 'yes' }, 'playoff: "yes"'],
  };
  for (const [name, [changes, start]] of Object.entries(parts)) {
    test(name, () => {
      const sentence = refusal(() => define(changes));
      ok(sentence.startsWith(`${start} is not allowed; allowed: `), sentence);
    });
  }
});

test('a play-off of cards is refused where there are none', () => {
  equal(
    refusal(() => variantOf(sachsenkniffel, { id: 'mine', playoff: true })),
    'playoff: true is not allowed; allowed: false, where the game has no scorecards',
  );
});

describe('an id is refused', () => {
  for (const id of rulesetIds) {
    test(`if the shipped ${id} has it`, () => {
      equal(
        refusal(() => define({ id })),
        `id: "${id}" is not allowed; allowed: an id that no shipped ruleset has`,
      );
    });
  }
  for (const id of ['constructor', 'toString', 'valueOf', '__proto__']) {
    test(`if every object has a property ${id}`, () => {
      match(
        refusal(() => define({ id })),
        /^id: /,
      );
      match(
        refusal(() => define({ categories: [{ ...ROW, id }] })),
        /^categories\[0\]\.id: /,
      );
      match(
        refusal(() => define({ categories: [{ ...ROW, section: id }] })),
        /^categories\[0\]\.section: /,
      );
    });
  }
  test('if a record could not hold it', () => {
    match(
      refusal(() => define({ id: 'a'.repeat(101) })),
      /^id: .*characters at most$/,
    );
    match(
      refusal(() => define({ categories: [{ ...ROW, id: 'a'.repeat(50) }] })),
      /^categories\[0\]\.id: /,
    );
  });
});

test('a game with the longest ids that pass is saved and loaded', async () => {
  const { gameFromJSON, gameToJSON } = await import('@yahtzee-game/rules');
  const id = 'a'.repeat(49);
  const ruleset = define({
    id,
    categories: [{ ...ROW, id }],
    columns: [
      { id: 'b'.repeat(49), order: free },
      { id: 'c', order: free },
    ],
  });
  const state = playTurns(newGame(ruleset), `${id}@${'b'.repeat(49)} 12345`);
  ok(gameFromJSON(gameToJSON(state), [ruleset]).ok);
});

describe('house rules that get stuck are refused:', () => {
  test('an order that bars every box', () => {
    const never = { name: 'never', bar: () => ({ key: 'never' }) };
    match(
      refusal(() => define({ columns: [{ id: 'a', order: never }] })),
      /^columns: "never" is not allowed; allowed: .*a game got stuck after "1 house /,
    );
  });
  test('an order that bars what is left after some turns', () => {
    const first = { name: 'first', bar: ({ row }: { row: number }) => (row ? { key: 'later' } : undefined) };
    match(
      refusal(() => define({ columns: [{ id: 'a', order: first }] })),
      /^columns: "later" .*got stuck after/,
    );
  });
  test('jokers that may go nowhere', () => {
    const nowhere = { ...REPEAT, place: () => ({ key: 'nowhere' }) };
    match(
      refusal(() => define({ repeat: nowhere })),
      /^repeat\.place: "nowhere" .*got stuck after/,
    );
  });
  test('an order that has to be made first', () => {
    match(
      refusal(() => define({ columns: [{ id: 'a', order: middleFrom }] })),
      /^columns\[0\]\.order: a function is not allowed; allowed: an order such as free, down or middleFrom\(6\)$/,
    );
  });
});

describe('a function that does not answer is refused:', () => {
  const boom = (): never => {
    throw new TypeError('boom');
  };
  test('points that throw, with the category and the dice', () => {
    equal(
      refusal(() => define({ categories: [{ ...ROW, score: boom }] })),
      'categories[0].score: it throws "TypeError: boom"; allowed: an answer; "row" was asked about 1-1-1-1-1',
    );
  });
  test('points that throw for few throws of many, the last among them', () => {
    const tall = (mistake: Score): Loose => ({
      dice: { count: 8, sides: 35 },
      rolls: 1,
      categories: [{ ...ROW, score: mistake }],
    });
    equal(
      refusal(() => define(tall(({ counts }) => (counts[35] === 8 ? boom() : 0)))),
      'categories[0].score: it throws "TypeError: boom"; allowed: an answer; "row" was asked about 35-35-35-35-35-35-35-35',
    );
    // One in 18,000 of the different throws; random rolling makes such a throw once in 135,000.
    match(
      refusal(() => define(tall(({ sides }) => (sides.every(({ face }) => face >= 28) ? NaN : 0)))),
      /^categories\[0\]\.score: NaN is not allowed; allowed: a number of points; "row" was asked about 28-/,
    );
  });
  test('a derived row that throws, or is no number', () => {
    const derived = (value: unknown): Loose => ({
      derived: [{ id: 'd', section: 'lower', reads: [], value }],
    });
    match(
      refusal(() => define(derived(boom))),
      /^derived\[0\]\.value: it throws "TypeError: boom"/,
    );
    match(
      refusal(() => define(derived(() => NaN))),
      /^derived\[0\]\.value: NaN is not allowed/,
    );
    const late = (entry: (row: string) => number | undefined): number => (entry('chance') ?? 10) % 10 && NaN;
    match(
      refusal(() => define(derived(late))),
      /^derived\[0\]\.value: NaN is not allowed; .*after "1 house/,
    );
  });
  test('an order, a policy, a bank, a ranking that throw', () => {
    for (const changes of [
      { columns: [{ id: 'a', order: { name: 'a', bar: boom } }] },
      { repeat: { ...REPEAT, place: boom } },
      { tokens: { spend: 'ask', change: boom } },
      { rank: boom },
      { wins: boom },
      { follow: boom },
    ]) {
      match(
        refusal(() => define(changes)),
        /^spec: a function in it throws "TypeError: boom"; allowed: an answer; /,
      );
    }
  });
  test('what is no reason, no bonus, no number of tokens, no ranking', () => {
    const odd: Readonly<Record<string, Loose>> = {
      'what bars ': { columns: [{ id: 'a', order: { name: 'a', bar: () => true } }] },
      'repeat.bonus: ': { repeat: { ...REPEAT, bonus: () => undefined } },
      'tokens.change: ': { tokens: { spend: 'ask', change: () => 0.5 } },
      'rank: 7 ': { rank: () => 7 },
      'rank: a list,a list ': { rank: () => [[1], ['first']] },
    };
    for (const [start, changes] of Object.entries(odd)) {
      const sentence = refusal(() => define(changes));
      ok(sentence.startsWith(start), sentence);
    }
  });
  test('points beyond all numbers', () => {
    const score = (): number => Number.MAX_VALUE;
    match(
      refusal(() =>
        define({
          categories: [
            { ...ROW, score },
            { ...ROW, id: 'other', score },
          ],
        }),
      ),
      /^spec: Infinity is not allowed; allowed: totals that are numbers; after "/,
    );
  });
  test('a choice, whatever is thrown', () => {
    const make = ({ extra }: Loose): unknown => {
      if (extra === true) throw 'no extras today';
      return TWO_ROWS;
    };
    equal(
      refusal(() => defineLoosely({ choices: { extra: [false, true] }, make })),
      'with {"extra":true}: make: it throws "no extras today"; allowed: an answer',
    );
  });
});

test('a throw that wins at once may depend on a row that the sheet lacks: it is open', () => {
  let box: unknown;
  define({
    wins: (_: unknown, boxOf: (row: string) => unknown) => {
      box = boxOf('elsewhere');
      return false;
    },
  });
  equal(box, 'open');
});

describe('a sheet without end is refused:', () => {
  const many = (n: number): Loose => ({
    categories: Array.from({ length: n }, (_, i) => ({ ...ROW, id: `r${i}` })),
  });

  test('a hundred thousand categories, of which it looks at few', () => {
    let looks = 0;
    const categories = new Proxy([], {
      get: (rows, key) => (key === 'length' ? 100_000 : (looks++, Reflect.get(rows, key) ?? ROW)),
    });
    match(
      refusal(() => define({ categories })),
      /^categories\.length: 100000 is not allowed; .* 1 to 100$/,
    );
    ok(looks <= 100, `${looks} looks`);
  });
  test('a hundred categories pass', () => ok(define(many(100))));
  test('more boxes than a record holds turns', () => {
    const columns = Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, order: free }));
    match(
      refusal(() => define({ ...many(100), columns })),
      /^categories: 3000 is not allowed; allowed: 357 boxes/,
    );
  });
});

test('what is too long to be shown is cut, soon', () => {
  for (const id of ['x'.repeat(1e6), new Array(1e9), ['x'.repeat(1e6)]]) {
    const sentence = refusal(() => define({ id }));
    match(sentence, /^id: .* is not allowed; allowed: a letter, then letters/);
    ok(sentence.length < 300, `${sentence.length}`);
  }
});

test('rows that are worked out are checked before the bonuses that may be for them', () => {
  const bonuses = [{ id: 'b', section: 'lower', ladder: [[1, 1]] }];
  match(
    refusal(() => define({ derived: {}, bonuses })),
    /^derived: an object is not allowed; allowed: a list$/,
  );
});

test('there are seven number boxes that have a name', () => {
  deepEqual(numberRows(7).at(-1)?.id, 'sevens');
  for (const n of [0, 8, 12, 2.5, NaN]) {
    equal(
      refusal(() => numberRows(n)),
      `numberRows: ${n}; allowed: 1 to 7`,
    );
  }
});

test('a section may be called like a property of every object where nobody has checked it', () => {
  const { spec } = define({});
  const categories = spec.categories.map((category) => ({ ...category, section: 'constructor' }));
  const unchecked: Ruleset = {
    ...yahtzee,
    spec: { ...spec, categories, columns: [{ id: '', order: down }] },
  };
  deepEqual(totals(playTurns(newGame(unchecked), 'chance 12345')), [15]);
});
