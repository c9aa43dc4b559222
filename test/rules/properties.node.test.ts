// What holds for any dice, and for any game: asked of fast-check.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  actionsOf,
  allEqual,
  best,
  either,
  faceSum,
  fixed,
  fullHouse,
  groups,
  ofAKind,
  run,
  scoreRoll,
  sequence,
  sum,
  sumIf,
  undo,
  type Throw,
} from '@yahtzee-game/rules';
import { act } from '../harness/play.js';
import { formsOf, shipped } from '../harness/shipped.js';
import { endOf, randomGame, samplesOf } from '../harness/games.js';

const SETTINGS = { seed: 1, numRuns: 500 };
const FIVE = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });

/** A throw of one to eight dice of up to nine sides, made by hand. */
const THROWS = fc
  .integer({ min: 2, max: 9 })
  .chain((sides) =>
    fc.tuple(
      fc.constant(sides),
      fc.array(fc.integer({ min: 1, max: sides }), { minLength: 1, maxLength: 8 }),
    ),
  )
  .map(([sides, dice]) => thrown(sides, dice));

function thrown(sides: number, dice: readonly number[]): Throw {
  const counts = Array.from({ length: sides + 1 }, (_, face) => dice.filter((die) => die === face).length);
  const total = dice.reduce((a, b) => a + b, 0);
  return { n: dice.length, counts, sum: total, sides: dice.map((face) => ({ face })), roll: 1, served: true };
}

const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void): void =>
  fc.assert(fc.property(values, check), SETTINGS);

/** All ways to choose so many different faces of these, in order. */
function choices(faces: readonly number[], howMany: number): readonly (readonly number[])[] {
  if (!howMany) return [[]];
  return faces.flatMap((face) =>
    choices(
      faces.filter((other) => other !== face),
      howMany - 1,
    ).map((rest) => [face, ...rest]),
  );
}

/** `groups` by trying every assignment of faces. */
function slowGroups({ counts }: Throw, sizes: readonly number[]): number {
  const worth = choices([...counts.keys()].slice(1), sizes.length)
    .filter((faces) => faces.every((face, i) => (counts[face] ?? 0) >= (sizes[i] ?? 0)))
    .map((faces) => faces.reduce((total, face, i) => total + face * (sizes[i] ?? 0), 0));
  return Math.max(0, ...worth);
}

describe('patterns', () => {
  test('k of a kind are k − 1 of a kind, and any dice are one', () => {
    holds(THROWS, (t) => {
      ok(ofAKind(1)(t));
      for (let k = 2; k <= t.n; k++) ok(!ofAKind(k)(t) || ofAKind(k - 1)(t));
      equal(ofAKind(t.n)(t), allEqual(t));
      equal(ofAKind(t.n + 1)(t), false);
    });
  });
  test('a run of k has a run of k − 1, and is one of the sequences of k', () => {
    holds(THROWS, (t) => {
      const last = t.counts.length - 1;
      for (let k = 1; k <= last; k++) {
        const starts = Array.from({ length: last - k + 1 }, (_, i) => i + 1);
        equal(
          run(k)(t),
          starts.some((first) => sequence(first, first + k - 1)(t)),
        );
        ok(!run(k + 1)(t) || run(k)(t));
      }
      equal(sequence(1, last + 1)(t), false);
    });
  });
  test('a full house has exactly three and exactly two', () => {
    holds(FIVE, (dice) => {
      const sizes = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
      const t = thrown(6, dice);
      equal(fullHouse(t), sizes.toSorted((a, b) => a - b).join('') === '000023');
      equal(fullHouse(t) && allEqual(t), false);
      equal(either(fullHouse, allEqual)(t), fullHouse(t) || allEqual(t));
    });
  });
});

describe('points', () => {
  test('of faces add up to the sum', () => {
    holds(THROWS, (t) => {
      const faces = [...t.counts.keys()].slice(1);
      equal(
        faces.reduce((total, face) => total + faceSum(face)(t), 0),
        sum(t),
      );
    });
  });
  test('of groups are those of the best assignment of faces', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
    holds(fc.tuple(THROWS, sizes), ([t, wanted]) => {
      equal(groups(...wanted)(t), slowGroups(t, wanted));
      ok(groups(...wanted)(t) <= t.sum);
    });
  });
  test('with a condition are all or nothing', () => {
    holds(THROWS, (t) => {
      equal(sumIf(ofAKind(2))(t), ofAKind(2)(t) ? t.sum : 0);
      equal(fixed(25, ofAKind(2))(t), ofAKind(2)(t) ? 25 : 0);
      equal(best(sum, fixed(25, ofAKind(2)))(t), Math.max(t.sum, ofAKind(2)(t) ? 25 : 0));
    });
  });
});

for (const ruleset of shipped) {
  describe(`every box of ${ruleset.id}, whatever its options,`, () => {
    const boxes = formsOf(ruleset).flatMap(({ ruleset: form }) =>
      form.spec.categories.map(({ id }) => ({ form, id })),
    );
    const rolled = fc.tuple(fc.constantFrom(...boxes), FIVE, fc.nat());

    test('is worth the same in whatever order the dice lie', () => {
      holds(rolled, ([{ form, id }, dice, turns]) => {
        const points = scoreRoll(form, id, dice);
        const around = dice.map((_, i) => dice[(i + turns) % 5] ?? NaN);
        equal(scoreRoll(form, id, around), points);
        equal(
          scoreRoll(
            form,
            id,
            dice.toSorted((a, b) => a - b),
          ),
          points,
        );
        equal(scoreRoll(form, id, dice.toReversed()), points);
      });
    });
    test('is worth a whole number from 0 to 50, and its sum at most that of the dice', () => {
      holds(rolled, ([{ form, id }, dice]) => {
        const points = scoreRoll(form, id, dice);
        const total = dice.reduce((a, b) => a + b, 0);
        ok(Number.isInteger(points) && points >= 0 && points <= 50, `${id} ${points}`);
        if (/OfAKind$|onePair|twoPairs|s$/.test(id) && id !== 'plusMoins')
          ok(points <= total, `${id} ${points}`);
        if (id === 'chance') equal(points, total);
      });
    });
    test('asks for more when it is a higher kind', () => {
      holds(rolled, ([{ form }, dice]) => {
        const ids = form.spec.categories.map(({ id }) => id);
        const points = (id: string): number => (ids.includes(id) ? scoreRoll(form, id, dice) : NaN);
        if (points('yahtzee') > 0) ok(points('fourOfAKind') > 0);
        if (points('fourOfAKind') > 0) ok(points('threeOfAKind') !== 0);
        if (points('threeOfAKind') > 0) ok(points('onePair') !== 0);
        if (points('twoPairs') > 0) ok(points('onePair') > 0);
        equal(points('yahtzee'), new Set(dice).size === 1 ? 50 : 0);
      });
    });
  });
}

describe('undo', () => {
  const games = shipped.map((ruleset, i) => randomGame(ruleset.id, ruleset, 2, i));
  const states = fc.constantFrom(...games.flatMap((game) => samplesOf(game, 30)));

  test('takes back the last thing that a player has decided, and what followed by chance', () => {
    holds(states, (state) => {
      const actions = actionsOf(state);
      const last = actions.findLastIndex(({ type }) => type !== 'dice');
      const before = undo(state);
      deepEqual(before && actionsOf(before), last < 0 ? undefined : actions.slice(0, last));
      equal(before?.turn.phase ?? 'deciding', 'deciding');
    });
  });
  test('and then doing it again gives the same state', () => {
    holds(states, (state) => {
      const before = undo(state);
      if (!before) return;
      const again = actionsOf(state).slice(actionsOf(before).length).reduce(act, before);
      deepEqual({ ...again, log: actionsOf(again) }, { ...state, log: actionsOf(state) });
    });
  });
  test('leads back to the first roll, and no further', () => {
    for (const game of games) {
      let state = endOf(game);
      let steps = 0;
      for (let before = undo(state); before; before = undo(state)) {
        state = before;
        steps++;
      }
      equal(steps, actionsOf(endOf(game)).filter(({ type }) => type !== 'dice').length);
      deepEqual(actionsOf(state).length, 1);
    }
  });
});
