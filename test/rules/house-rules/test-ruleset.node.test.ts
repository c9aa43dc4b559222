// `testRuleset` plays a ruleset at random and reports its findings, the same for the same seed.

import { parseGame, withOptions, type Ruleset, type Spec } from '@yahtzee-game/rules';
import { defineRuleset, sum, testRuleset } from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { houses, TWO_ROWS } from '../../harness/games/house.js';
import { shipped } from '../../harness/games/shipped.js';

/** A ruleset that `defineRuleset` has not checked. */
function unchecked(changes: Partial<Spec>): Ruleset {
  const spec = { ...TWO_ROWS, ...changes };
  return { ...defineRuleset(TWO_ROWS), spec, make: () => spec };
}

describe('no problem is found', () => {
  for (const ruleset of [...shipped, ...houses]) {
    test(`in ${ruleset.id}`, () => deepEqual(testRuleset(ruleset, { games: 4 }).problems, []));
  }
  test('with options', () => ok(testRuleset(withOptions(yahtzee, { order: 'announce' }), { games: 10 }).ok));
});

test('a report tells how many games were played and between which totals they ended', () => {
  const { ok: fine, games, totals } = testRuleset(yahtzee, { games: 60, seed: 'a' });
  deepEqual([fine, games], [true, 60]);
  ok(totals.least >= 5 && totals.least < totals.greatest && totals.greatest <= 1575, JSON.stringify(totals));
});

test('a report depends on the seed alone', () => {
  const report = (seed: string): unknown => testRuleset(yahtzee, { games: 20, seed }).totals;
  deepEqual(report('a'), report('a'));
  ok(JSON.stringify(report('a')) !== JSON.stringify(report('b')));
});

describe('found and told with the game that shows it:', () => {
  test('a dead end', () => {
    const bar = ({ row }: { readonly row: number }) => (row ? { key: 'never' } : undefined);
    const ruleset = unchecked({ columns: [{ id: '', order: { name: 'odd', bar } }] });
    const { problems, ok: fine } = testRuleset(ruleset, { games: 3 });
    equal(fine, false);
    match(
      problems[0] ?? '',
      /^Nothing may be done, though the game is not over \(filled, never\) after "1 house /,
    );
    const text = /"(?<text>1 house .*)"/.exec(problems[0] ?? '')?.groups?.['text'] ?? '';
    ok(parseGame(text, [ruleset]).ok);
  });
  test('a function that throws', () => {
    const score = (): number => {
      throw new Error('boom');
    };
    const { problems } = testRuleset(unchecked({ categories: [{ id: 'a', section: 'a', score }] }), {
      games: 3,
    });
    match(problems[0] ?? '', /^A function of the ruleset throws "Error: boom" after "1 house /);
  });
  test('a function that throws where totals are summed', () => {
    const value = (): number => {
      throw new Error('boom');
    };
    const { problems } = testRuleset(unchecked({ derived: [{ id: 'd', section: 'a', reads: [], value }] }), {
      games: 1,
    });
    match(problems[0] ?? '', /^A function of the ruleset throws "Error: boom" after "a game without totals"/);
  });
  test('points that change from one asking to the next', () => {
    let calls = 0;
    const score = (): number => calls++;
    const { problems } = testRuleset(unchecked({ categories: [{ id: 'a', section: 'a', score }] }), {
      games: 3,
    });
    match(
      problems[0] ?? '',
      /^A game saved as text is not loaded \(wrong-totals at totals\[0\]\): "1 house /,
    );
  });
  test('a total that is no number', () => {
    const derived = [{ id: 'd', section: 'lower', reads: [], value: () => NaN }];
    match(
      testRuleset(unchecked({ derived }), { games: 1 }).problems.join(),
      /A total is NaN after "1 house /,
    );
  });
  test('an action that is listed but refused', () => {
    const [other] = shipped.flatMap(({ game: own }) => own ?? []);
    ok(other);
    const game = { ...other, legalActions: () => [{ type: 'score', cell: 'nowhere' } as const] };
    const { problems } = testRuleset({ ...unchecked({}), game }, { games: 1 });
    ok(
      problems.some((problem) => problem.includes('is refused (unknown cell: "nowhere"')),
      problems.join(),
    );
  });
  test('no more than twenty problems', () => {
    let calls = 0;
    const categories = [{ id: 'a', section: 'a', score: () => calls++ }];
    equal(testRuleset(unchecked({ categories }), { games: 40 }).problems.length, 20);
  });
});

test('a number of games that is none is refused', () => {
  for (const games of [0, 1.5, 1e6, NaN])
    throws(() => testRuleset(yahtzee, { games }), /^RangeError: games: /);
});

test('a seed that is none is refused', () => {
  for (const seed of [Symbol('one'), Object.create(null), NaN, null] as string[])
    throws(() => testRuleset(yahtzee, { games: 1, seed }), /^RangeError: seed: /);
});

test('a house rule in two lines is tried in one', () => {
  const ruleset = defineRuleset({ ...TWO_ROWS, categories: [{ id: 'all', section: 'lower', score: sum }] });
  const { totals } = testRuleset(ruleset, { games: 200 });
  deepEqual([totals.least >= 5, totals.greatest], [true, 30]);
});
