// House rules with their own options, and variants that keep the options of their parent.

import {
  choicesOf,
  gameFromJSON,
  gameToJSON,
  newGame,
  parseGame,
  serializeGame,
  withOptions,
  type Choice,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import { defineRuleset, fixed, numberRows, sum, testRuleset, variantOf } from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullScorecard } from '../../../packages/rules/src/games/full-scorecard.js';
import { TWO_ROWS } from '../../harness/games/house.js';
import { offers, playTurns, position, totals } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';

const tavern = defineRuleset({
  choices: { double: [20, 30], drinks: { default: 1, from: 0, to: 3 }, chance: [true, false] },
  make: (o): Spec => ({
    id: 'tavern',
    source: 'the tavern',
    dice: { count: 2, sides: 6 },
    rolls: 2,
    categories: [
      ...numberRows(6),
      { id: 'double', section: 'lower', score: fixed(o.double + o.drinks, (t) => t.counts.includes(2)) },
      ...(o.chance ? [{ id: 'chance', section: 'lower', score: sum }] : []),
    ],
  }),
});

describe('house rules with options', () => {
  test('are as their defaults say', () => {
    deepEqual(offers(position(tavern, '', '44'))['double'], '21');
    deepEqual(tavern.options, {});
  });
  test('list them beside those that every scorecard game has', () => {
    const { double, drinks, order } = choicesOf(tavern);
    deepEqual([double, drinks], [[20, 30], { default: 1, from: 0, to: 3 }]);
    ok(order);
  });
  test('are changed by them', () => {
    const other = withOptions(tavern, { double: 30, drinks: 3, chance: false, rolls: 1 });
    const { spec } = other;
    deepEqual([spec.rolls, spec.categories.length], [1, 7]);
    deepEqual(offers(position(other, '', '44'))['double'], '33');
    // @ts-expect-error a value that is not allowed
    throws(() => withOptions(tavern, { double: 25 }), /^RangeError: options\.double: 25 is not allowed/);
  });
  test('name them in records', () => {
    const other = withOptions(tavern, { double: 30 });
    const state = playTurns(newGame(other), 'double 44');
    const text = serializeGame(state);
    ok(text.startsWith('1 tavern?double=30 '), text);
    const again = parseGame(text, [tavern]);
    ok(again.ok);
    deepEqual(totals(again), [31]);
  });
  test('play', () => {
    for (const options of [{}, { double: 30 }, { chance: false }] as const)
      deepEqual(testRuleset(withOptions(tavern, options), { games: 20 }).problems, []);
  });
});

describe('options are refused', () => {
  const make = (): Spec => TWO_ROWS;
  const refused: Readonly<Record<string, readonly [source: unknown, sentence: RegExp]>> = {
    'that hide one of every game': [{ choices: { rolls: [2, 3] }, make }, /^choices: "rolls" /],
    'without a value': [{ choices: { a: [] }, make }, /^choices\.a\.length: 0 /],
    'with a value twice': [{ choices: { a: [1, 1] }, make }, /^choices\.a\[1\]: 1 .*each value once/],
    'that a text would make another value of': [
      { choices: { a: ['1', '2'] }, make },
      /^choices\.a\[0\]: "1" /,
    ],
    'with a value that is an object': [{ choices: { a: [{}] }, make }, /^choices\.a\[0\]: an object /],
    'with a default beyond the span': [
      { choices: { a: { default: 5, from: 1, to: 3 } }, make },
      /^choices\.a\.default: 5 /,
    ],
    'with a field that there is not': [
      { choices: { a: { default: 1, from: 1, to: 3, step: 1 } }, make },
      /^choices\.a\.step: there is no such field/,
    ],
    'with a name that is none': [{ choices: { 'a b': [1] }, make }, /^choices: "a b" /],
    'that are no object': [{ choices: [1], make }, /^choices: 1 /],
    'without a function': [{ choices: {} }, /^make: undefined /],
    'without choices': [{ make }, /^choices: undefined /],
  };
  for (const [name, [source, sentence]] of Object.entries(refused)) {
    test(name, () => {
      throws(
        () => defineRuleset(source as Spec),
        (error: Error) => error instanceof RangeError && sentence.test(error.message),
      );
    });
  }
  test('that make bad rules, with the choice that makes them', () => {
    const choices = { rolls3: [3, 12] };
    throws(
      () => defineRuleset({ choices, make: (o): Spec => ({ ...TWO_ROWS, rolls: o.rolls3 }) }),
      /^RangeError: with \{"rolls3":12\}: rolls: 12 is not allowed/,
    );
  });
  test('that make a game with another id', () => {
    const choices: Readonly<Record<string, Choice>> = { name: ['a', 'b'] };
    throws(
      () => defineRuleset({ choices, make: (o): Spec => ({ ...TWO_ROWS, id: String(o['name']) }) }),
      /^RangeError: id: "b" is not allowed; allowed: "a", whatever is chosen/,
    );
  });
});

describe('a variant', () => {
  const quick = variantOf(yahtzee, { id: 'quick-yahtzee', rolls: 2 });

  test('differs as it says', () =>
    deepEqual([quick.id, quick.spec.rolls, quick.spec.dice.count], ['quick-yahtzee', 2, 5]));
  test('has the options of its parent', () => {
    deepEqual(Object.keys(choicesOf(quick)), Object.keys(choicesOf(yahtzee)));
    const none = withOptions(quick, { upperBonus: 0, joker: 'none' });
    deepEqual([none.spec.rolls, none.spec.bonuses, none.spec.repeat], [2, [], undefined]);
  });
  test('keeps those that were chosen', () => {
    const loose = variantOf(withOptions(yahtzee, { joker: 'free', rolls: 4 }), { id: 'loose' });
    deepEqual([loose.options, loose.spec.rolls], [{ joker: 'free', rolls: 4 }, 4]);
  });
  test('may add to what its parent has', () => {
    const more = variantOf(yahtzee, ({ categories }) => ({
      id: 'odd-yahtzee',
      categories: [...categories, { id: 'odd', section: 'lower', score: (t) => (t.sum % 2 ? t.sum : 0) }],
    }));
    deepEqual(offers(position(withOptions(more, { upperBonus: 0 }), '', '12345'))['odd'], '15');
  });
  test('is saved and loaded by its own name', () => {
    const state = playTurns(newGame(withOptions(quick, { joker: 'free' })), 'chance 12345');
    const record = gameToJSON(state);
    deepEqual([record.ruleset, record.options], ['quick-yahtzee', { joker: 'free' }]);
    ok(gameFromJSON(record, [quick]).ok);
  });
  test('is checked like any house rule', () => {
    throws(() => variantOf(yahtzee, { id: 'kniffel' }), /^RangeError: id: "kniffel" /);
    throws(() => variantOf(yahtzee, { id: 'mine', rolls: 0 }), /^RangeError: rolls: 0 /);
  });
  test('… also where an option makes it bad', () => {
    const bad = variantOf(yahtzee, ({ repeat }) => ({ id: 'mine', rolls: repeat ? 3 : 12 }));
    throws(() => withOptions(bad, { joker: 'none' }), /^RangeError: with \{.*"none".*\}: rolls: 12 /);
  });
  for (const parent of shipped) {
    test(`of ${parent.id} plays as it does`, () => {
      const child: Ruleset = variantOf(parent, { id: 'mine' });
      equal(child.game, parent.game ?? fullScorecard);
      deepEqual(testRuleset(child, { games: 2 }).problems, []);
    });
  }
});

test('a copied spec is a game without options', () => {
  const copy = defineRuleset({ ...yahtzee.spec, id: 'my-yahtzee' });
  deepEqual(Object.keys(choicesOf(copy)), ['order', 'rolls', 'tieBreak']);
  match(copy.id, /^my-/);
});
