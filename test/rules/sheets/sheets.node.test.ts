// Rule sheets as JSON: what is refused, and in which words; what comes back; which sheets are told apart.

import { newGame, parseGame, serializeGame, withOptions } from '@yahtzee-game/rules';
import { rulesetFromJSON, type RuleSheet, type SheetRuleset } from '@yahtzee-game/rules/define';
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fuzz, isSentence, untouched } from '../../harness/fuzz.js';
import { SHEETS } from '../../harness/games/sheets.js';
import { validateSheet } from '../../harness/games/schema.js';
import { playTurns, totals } from '../../harness/games/play.js';
import { pick } from '../../harness/random.js';
import { altered, anything, garbled } from '../../harness/strange.js';

const HARBOUR: RuleSheet = {
  id: 'harbour',
  dice: { count: 4 },
  rolls: 2,
  rows: ['numbers(6)', { id: 'street', score: 'fixed(20, run(4))' }, { id: 'chance', score: 'sum' }],
  bonus: [42, 20],
  words: { en: { name: 'Harbour', rows: { street: 'Harbour street' }, help: { street: 'Four in a row.' } } },
};

function rulesetOf(sheet: unknown): SheetRuleset['ruleset'] {
  const read = rulesetFromJSON(sheet);
  if (!read.ok) throw new Error(read.message);
  return read.ruleset;
}

const refusal = (differences: object): readonly string[] => {
  const read = rulesetFromJSON({ ...HARBOUR, ...differences });
  return read.ok ? [] : [read.at, read.message];
};

test('a sheet of ten lines is a game', () => {
  const game = playTurns(newGame(rulesetOf(HARBOUR)), 'street 1234, sixes 6661, chance 1111');
  deepEqual(totals(game), [20 + 18 + 4]);
});

test('what a sheet leaves out is five dice of six sides, three rolls, one free column', () => {
  const { spec } = rulesetOf({ id: 'short', rows: [{ id: 'chance', score: 'sum' }] });
  deepEqual([spec.dice, spec.rolls, spec.columns], [{ count: 5, sides: 6 }, 3, undefined]);
});

test('a ruleset gives its sheet back, also as text, whatever becomes of the value that was given', () => {
  const given = { ...HARBOUR, rows: [...HARBOUR.rows] };
  const ruleset = rulesetOf(given);
  given.rows.pop();
  deepEqual(ruleset.toJSON(), HARBOUR);
  deepEqual(withOptions(ruleset, { rolls: 2 }).toJSON?.(), HARBOUR, 'the options are no part of it');
  deepEqual(rulesetOf(JSON.parse(JSON.stringify(ruleset))).toJSON(), HARBOUR);
});

describe('a text that cannot be read is refused with its place:', () => {
  const score = (text: unknown): object => ({ rows: ['numbers(6)', { id: 'street', score: text }] });
  const SENTENCES: Readonly<Record<string, string>> = {
    'runn(4)': 'there is no word "runn"; did you mean "run"?',
    'fixed(20, runn(4))': 'there is no word "runn"; did you mean "run"?',
    'fixed(20, sum)': '"sum" is a score, where "fixed" needs a pattern',
    'run(4)': '"run" is a pattern, where it needs a score',
    '20': '"20" is a number, where it needs a score',
    fixed: '"fixed" needs brackets with a number, a pattern',
    'fixed(20)': '"fixed" takes a number, a pattern',
    'fixed(20, run(4)': '"fixed" lacks its ")"',
    'fixed(20, run(4), 3)': '"fixed" takes no more before ","',
    'sum()': '"sum" takes nothing in brackets',
    'sum sum': 'nothing is expected before "sum"',
    'fixed(20, )': '"fixed" lacks a pattern',
    '': 'it lacks a score',
    'sum; alert(1)': '"; alert(1)" is neither a word nor a number',
    'fixed(20, run(0))': 'run: 0; allowed: a whole number from 1',
    'faceSum(12345678)': '"12345678)" is neither a word nor a number',
    constructor:
      'there is no word "constructor"; allowed: sum, faceSum, count, fixed, sumIf, plus, less, byRoll, servedOr, best, groups, bestOf',
    'bestOf(2, bestOf(2, bestOf(2, bestOf(2, bestOf(2, sum)))))':
      '"bestOf" asks too much; allowed: words that a sheet asks 6000 times for one throw, at most',
  };
  for (const [text, sentence] of Object.entries(SENTENCES))
    test(JSON.stringify(text), () =>
      deepEqual(refusal(score(text)), [
        'rows[1].score',
        `rows[1].score: ${JSON.stringify(text)}; ${sentence}`,
      ]),
    );
  test('a text that is too long, or none', () => {
    equal(
      refusal(score('x'.repeat(301)))[1],
      'rows[1].score: a text of 301 characters; allowed: a text of up to 300 characters',
    );
    equal(refusal(score(5))[1], 'rows[1].score: 5; allowed: a text of up to 300 characters');
  });
});

test('the places of other faults are those of the sheet, not of what is made from it', () => {
  const FAULTS: readonly (readonly [object, string])[] = [
    [{ rows: [] }, 'rows.length'],
    [{ rows: ['numbers(9)'] }, 'rows[0]'],
    [{ rows: ['numbers(6)', { id: 'ones', score: 'sum' }] }, 'rows[1].id'],
    [{ rows: ['numbers(6)', { id: 'a b', score: 'sum' }] }, 'rows[1].id'],
    [{ rows: ['numbers(6)', { id: 'a', score: 'sum', scoer: 1 }] }, 'rows[1].scoer'],
    [{ rows: ['numbers(6)', { id: 'a', score: 'sum', after: 'b' }] }, 'rows[1].after'],
    [{ bonus: [42] }, 'bonus[0]'],
    [
      {
        bonus: [
          [42, 20],
          [41, 30],
        ],
      },
      'bonus',
    ],
    [{ bonus: [42, 20], bonuses: [] }, 'bonus'],
    [{ order: 'sideways' }, 'order'],
    [{ order: 'down', columns: [{ id: 'a' }] }, 'order'],
    [{ columns: [{ id: 'a', order: 'middleFrom(x)' }] }, 'columns[0].order'],
    [{ repeat: { row: 'street', place: 'sum' } }, 'repeat.place'],
    [{ repeat: { row: 'none' } }, 'repeat.row'],
    [{ tokens: { spend: 'ask', change: 'up' } }, 'tokens.change'],
    [{ dice: { count: 11 } }, 'dice.count'],
    [{ dice: { cuont: 5 } }, 'dice.cuont'],
    [{ rows: undefined }, 'rows'],
    [{ id: 'yahtzee' }, 'id'],
    [{ revision: 2 }, 'sheet.revision'],
    [{ wins: 'sum' }, 'wins'],
    [{ words: { en: { rows: { streat: 'Street' } } } }, 'words.en.rows.streat'],
    [{ words: { english: {}, 'not a tag': {} } }, 'words'],
    [{ words: { en: { name: 'Har\nbour' } } }, 'words.en.name'],
  ];
  deepEqual(
    FAULTS.map(([fault]) => refusal(fault)[0]),
    FAULTS.map(([, place]) => place),
  );
});

test('a misspelt name of a row is told', () =>
  match(refusal({ words: { en: { help: { streat: 'x' } } } })[1] ?? '', /did you mean "street"\?/));

describe('what is nearly right is told apart, so that an editor can mend it:', () => {
  const misspelt = (sheet: object): readonly unknown[] => {
    const read = rulesetFromJSON({ ...HARBOUR, ...sheet });
    return read.ok ? [] : [read.found, read.meant];
  };
  test('a word of a text', () =>
    deepEqual(misspelt({ rows: [{ id: 'a', score: 'fixed(20, runn(4))' }] }), ['runn', 'run']));
  test('a field', () => deepEqual(misspelt({ rolz: 3 }), ['rolz', 'rolls']));
  test('but nothing where no word is like it', () =>
    deepEqual(misspelt({ order: 'sideways' }), [undefined, undefined]));
});

describe('games by a sheet', () => {
  const game = newGame(rulesetOf(HARBOUR));
  const after = playTurns(game, 'street 1234');

  test('open again by the same rules under other names, written in another order', () => {
    const { id, rows, ...rest } = HARBOUR;
    const same = rulesetOf({ rows, ...rest, words: { de: { name: 'Hafen' } }, source: 'our table', id });
    equal(parseGame(serializeGame(after), [same]).ok, true);
  });
  test('are told apart from those by another sheet of this id, and refused by it, even where totals agree', () => {
    const rows = ['numbers(6)', { id: 'street', score: 'fixed(30, run(4))' }, { id: 'chance', score: 'sum' }];
    const other = rulesetOf({ ...HARBOUR, rows });
    notEqual(other.revision, game.rules.ruleset.revision);
    for (const turns of ['street 1234', 'chance 1234', '']) {
      const read = parseGame(serializeGame(playTurns(game, turns)), [other]);
      equal(!read.ok && read.code, 'other-revision', turns);
    }
  });
});

describe('hostile sheets', () => {
  test('no prototype is polluted', () => {
    const evil: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"id":"a","rows":[{"id":"b","score":"sum","__proto__":{}}],"words":{"__proto__":{"name":"x"}}}',
    );
    equal(rulesetFromJSON(evil).ok, false);
    equal('polluted' in {}, false);
  });
  test('what JSON cannot say, and what is too large, has its sentence', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const strange = [undefined, null, 1, 'x', [], circle, () => 1, { id: 'a', rows: new Array(1e7) }, 10n];
    for (const value of [...strange, { ...HARBOUR, source: 'x'.repeat(1e6) }]) {
      const read = rulesetFromJSON(value);
      ok(!read.ok);
      isSentence(read.message);
    }
  });
  test('the largest sheet of all is read', () => {
    const rows = Array.from({ length: 87 }, (_, i) => ({
      id: `r${i}`,
      score: `bestOf(${i % 5 ? 1 : 5}, sum)`,
    }));
    const columns = Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, order: 'ends' }));
    const read = rulesetFromJSON({
      id: 'large',
      dice: { count: 10, sides: 35 },
      rolls: 9,
      rows,
      columns,
      players: [1, 1],
    });
    equal(read.ok || read.message, true);
  });
});

const sheets: readonly RuleSheet[] = [
  HARBOUR,
  ...Object.entries(SHEETS).map(([id, rules]) => ({ id: `sheet-${id}`, ...rules })),
];

test('the published schema accepts every sheet', () => {
  for (const sheet of sheets)
    ok(validateSheet(sheet), `${sheet.id}: ${JSON.stringify(validateSheet.errors)}`);
});

function isNamed(message: string): void {
  isSentence(message);
  ok(!message.includes('it throws an error'), message);
}

fuzz('rule sheet', 2, (random) => {
  const sheet = JSON.parse(JSON.stringify(pick(random, sheets))) as RuleSheet;
  const rows = sheet.rows.map((row) =>
    typeof row !== 'string' && !random(20) ? { ...row, score: garbled(random, row.score) } : row,
  );
  const value = random(20) ? altered(random, { ...sheet, rows }) : anything(random);
  return untouched(value, () => {
    const read = rulesetFromJSON(value);
    if (!read.ok) isNamed(read.message);
    else ok(validateSheet(read.ruleset.toJSON()), JSON.stringify(validateSheet.errors));
    return read.ok;
  });
});
