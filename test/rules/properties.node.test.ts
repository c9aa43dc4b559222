// Properties that hold for all dice and all games, tested with fast-check.

import { actionsOf, scoreRoll, undo, type Ruleset, type Throw } from '@yahtzee-game/rules';
import {
  allEqual,
  best,
  either,
  faceSum,
  fixed,
  fullHouse,
  groups,
  ofAKind,
  run,
  sequence,
  sum,
  sumIf,
} from '@yahtzee-game/rules/define';
import * as fc from 'fast-check';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame, samplesOf } from '../harness/games/games.js';
import { act } from '../harness/games/play.js';
import { formsOf, shipped } from '../harness/games/shipped.js';

const SETTINGS = { seed: 1, numRuns: 300 };
const FIVE = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });

/** A throw of one to eight dice with up to nine sides, made without the engine. */
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

/** All ways to choose `howMany` different faces, in order. */
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

/** The most points of a box, if more than the 50 of five of a kind. */
const MOST: Readonly<Record<string, number>> = {
  'maxi-yatzy': 100,
  'maxi-yatzy-saved': 100,
  'maxi-yatzy-fi': 100,
  'seven-yatzy': 150,
  generala: 120,
  'poker-dice': Infinity,
  'cheerio-wild': 60,
  escalero: 80,
  kismet: 80,
  tricolor: 80,
  yamb: 80,
};
/** Games in which boxes for some of the dice can bring more than the sum of all dice. */
const GENEROUS = [
  'generala',
  'cheerio-wild',
  'cheerio-extended',
  'crag',
  'escalero',
  'kismet',
  'tricolor',
  'yamb',
];

/** The faces of these sides. */
function facesOf({ spec }: Ruleset, dice: readonly number[]): readonly number[] {
  const { sides } = spec.dice;
  return typeof sides === 'number' ? dice : dice.map((die) => sides[die - 1]?.face ?? NaN);
}

/** A random box of a random form of a game, and dice for it. */
const rolledIn = (ruleset: Ruleset): fc.Arbitrary<readonly [form: Ruleset, id: string, dice: number[]]> =>
  fc.constantFrom(...formsOf(ruleset)).chain(({ ruleset: form }) => {
    const { count, sides } = form.spec.dice;
    const die = fc.integer({ min: 1, max: typeof sides === 'number' ? sides : sides.length });
    const dice = fc.array(die, { minLength: count, maxLength: count });
    return fc.tuple(fc.constant(form), fc.constantFrom(...form.spec.categories.map(({ id }) => id)), dice);
  });

for (const ruleset of shipped) {
  describe(`every box of ${ruleset.id}, whatever its options,`, () => {
    const rolled = rolledIn(ruleset);
    const most = MOST[ruleset.id] ?? 50;

    test('is worth the same in whatever order the dice lie', () => {
      holds(fc.tuple(rolled, fc.nat()), ([[form, id, dice], turns]) => {
        const points = scoreRoll(form, id, dice);
        const around = dice.map((_, i) => dice[(i + turns) % dice.length] ?? NaN);
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
    test(`is worth a whole number from 0 to ${most}, and its sum at most that of the dice`, () => {
      holds(rolled, ([form, id, dice]) => {
        const points = scoreRoll(form, id, dice);
        const total = facesOf(form, dice).reduce((a, b) => a + b, 0);
        ok(Number.isInteger(points) && points >= 0 && points <= most, `${id} ${points}`);
        if (!GENEROUS.includes(form.id) && /OfAKind$|onePair|Pairs$|s$/.test(id))
          ok(points <= total, `${id} ${points}`);
        if (id === 'chance') equal(points, total);
      });
    });
    test('is the number box of a face if that face alone is worth anything in it', () => {
      const { count, sides } = ruleset.spec.dice;
      const all = typeof sides === 'number' ? sides : sides.length;
      for (const { id, face } of ruleset.spec.categories) {
        if (face === undefined) continue;
        const worths = Array.from({ length: all }, (_, i) =>
          scoreRoll(ruleset, id, new Array<number>(count).fill(i + 1)),
        );
        deepEqual(
          worths.map((points) => points > 0),
          facesOf(
            ruleset,
            worths.map((_, i) => i + 1),
          ).map((shown) => shown === face),
        );
      }
    });
    test('asks for more when it is a higher kind', () => {
      holds(rolled, ([form, , dice]) => {
        const ids = form.spec.categories.map(({ id }) => id);
        const points = (id: string): number => (ids.includes(id) ? scoreRoll(form, id, dice) : NaN);
        // With wild ones a run is also a Cheerio.
        if (form.id !== 'cheerio-wild' && points('yahtzee') > 0) ok(points('fourOfAKind') !== 0);
        if (points('fourOfAKind') > 0) ok(points('threeOfAKind') !== 0);
        if (points('threeOfAKind') > 0) ok(points('onePair') !== 0);
        if (points('twoPairs') > 0) ok(points('onePair') !== 0);
        const equals = new Set(facesOf(form, dice)).size === 1;
        if (equals && ids.includes('yahtzee')) ok(points('yahtzee') > 0);
        if (form.id !== 'cheerio-wild' && form.spec.dice.count === ruleset.spec.dice.count)
          equal(points('yahtzee') > 0, equals && ids.includes('yahtzee'));
      });
    });
  });
}

describe('undo', () => {
  const games = shipped.map((ruleset, i) => randomGame(ruleset.id, ruleset, 2, i));
  const states = fc.constantFrom(...games.flatMap((game) => samplesOf(game, 30)));
  /** Only short games: taking back a whole game takes time in proportion to its length squared. */
  const short = games.filter((game) => game.states.length < 300);

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
    ok(short.length > 15);
    for (const game of short) {
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
