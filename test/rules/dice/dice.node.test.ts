// Sources of dice: random ones are unbiased, seeded ones repeatable, and duplicate ones alike for all players.

import {
  cryptoDice,
  duplicateDice,
  newGame,
  seededDice,
  type Chance,
  type DiceSource,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { act, awaited, hold, reroll } from '../../harness/games/play.js';
import { chiSquared, countsOf, generousBound } from '../../harness/statistics.js';

/** The first roll of the first player's first turn with five dice. */
const FIRST: Chance = { count: 5, sides: 6, seat: 0, turn: 0, roll: 0 };

/** The dice of many turns and rolls; the roll changes faster than the turn. */
function lists(
  source: DiceSource,
  howMany: number,
  change: Partial<Chance> = {},
): readonly (readonly number[])[] {
  return Array.from({ length: howMany }, (_, i) =>
    source({ ...FIRST, turn: Math.floor(i / 3), roll: i % 3, ...change }),
  );
}

function isFair(values: Iterable<number>, sides: number): void {
  const counts = countsOf(values, sides);
  const statistic = chiSquared(counts);
  ok(statistic < generousBound(sides - 1), `chi-squared ${statistic} of ${counts.join()}`);
}

/** Two values from 1 to `sides` as one from 1 to `sides`². */
const pairOf = ([a = NaN, b = NaN]: readonly number[], sides: number): number => (a - 1) * sides + b;

describe('real dice', () => {
  test('are as many as are owed, with no side that there is not', () => {
    for (const sides of [2, 3, 6, 7, 18, 35]) {
      const values = cryptoDice()({ ...FIRST, sides, count: 2000 });
      equal(values.length, 2000);
      deepEqual(new Set(values), new Set(Array.from({ length: sides }, (_, i) => i + 1)));
    }
    deepEqual(cryptoDice()({ ...FIRST, count: 0 }), []);
  });
  test('show every side equally often', () => {
    isFair(cryptoDice()({ ...FIRST, count: 60_000 }), 6);
    isFair(cryptoDice()({ ...FIRST, count: 70_000, sides: 7 }), 7);
  });
  for (const [sides, taken] of [
    [6, 252],
    [7, 252],
    [18, 252],
    [35, 245],
    [2, 256],
  ] as const) {
    test(`with ${sides} sides take each of ${taken} bytes for a side, and throw ${256 - taken} away`, () => {
      const bytes = stubbedBytes(Array.from({ length: 256 }, (_, byte) => 255 - byte));
      const values = cryptoDice()({ ...FIRST, sides, count: taken });
      equal(bytes.used(), 256);
      bytes.restore();
      deepEqual(countsOf(values, sides), new Array(sides).fill(taken / sides));
    });
  }
  test('ask again while the byte is one too many', () => {
    const bytes = stubbedBytes([252, 255, 254, 253, 251, 0]);
    const values = cryptoDice()({ ...FIRST, count: 2 });
    bytes.restore();
    deepEqual(values, [1 + (251 % 6), 1]);
  });
});

/** Replaces the platform's random bytes. */
function stubbedBytes(bytes: readonly number[]): {
  readonly used: () => number;
  readonly restore: () => void;
} {
  let used = 0;
  const { mock: stub } = mock.method(globalThis.crypto, 'getRandomValues', (array: Uint8Array) => {
    const wanted = bytes.slice(used, (used += array.length));
    if (wanted.length < array.length) throw new Error('more bytes were asked for than expected');
    array.set(wanted);
    return array;
  });
  return { used: () => used, restore: () => stub.restore() };
}

describe('seeded dice', () => {
  test('repeat, whoever asks first', () => {
    const [one, other] = [lists(seededDice('a'), 100), lists(seededDice('a'), 100)];
    deepEqual(one, other);
    const source = seededDice('a');
    const backwards = one.map((_, i) => {
      const j = one.length - 1 - i;
      return source({ ...FIRST, turn: Math.floor(j / 3), roll: j % 3 });
    });
    deepEqual(backwards.toReversed(), one);
  });
  test('are not others on another machine, or tomorrow', () => {
    deepEqual(
      [
        seededDice('yahtzee')(FIRST),
        seededDice(7)({ ...FIRST, seat: 1, turn: 2, roll: 1 }),
        duplicateDice(0)(FIRST),
      ],
      [
        [2, 5, 3, 3, 1],
        [6, 1, 3, 6, 5],
        [4, 3, 6, 2, 4],
      ],
    );
  });
  test('differ by seed, seat, turn and roll', () => {
    const all = lists(seededDice('a'), 200);
    notDeepEqual(lists(seededDice('b'), 200), all);
    notDeepEqual(lists(seededDice('a'), 200, { seat: 1 }), all);
    notDeepEqual(lists(seededDice('a'), 200, { turn: 3 }), all);
    notDeepEqual(lists(seededDice('a'), 200, { roll: 2 }), all);
    deepEqual(lists(seededDice('7'), 200), lists(seededDice(7), 200));
  });
  test('have the sides that are asked for', () => {
    for (const sides of [2, 7, 18]) {
      const values = lists(seededDice('sides'), 1000, { sides }).flat();
      deepEqual(new Set(values), new Set(Array.from({ length: sides }, (_, i) => i + 1)));
    }
  });
});

describe('duplicate dice', () => {
  const source = duplicateDice('match');

  test('are the same for every seat', () => {
    for (const seat of [1, 2, 19]) deepEqual(lists(source, 300, { seat }), lists(source, 300));
  });
  test('differ by seed, turn and roll', () => {
    const all = lists(source, 200);
    notDeepEqual(lists(duplicateDice('other'), 200), all);
    notDeepEqual(lists(source, 200, { turn: 3 }), all);
    notDeepEqual(lists(source, 200, { roll: 2 }), all);
  });
  test('fewer of them are the first of the list', () => {
    for (let turn = 0; turn < 50; turn++) {
      const whole = source({ ...FIRST, turn, roll: 1 });
      for (const count of [1, 2, 3, 4]) {
        deepEqual(source({ ...FIRST, turn, roll: 1, count }), whole.slice(0, count));
      }
    }
  });
  test('fill the places that are not held from the front, so whoever decides alike gets alike dice', () => {
    const start = newGame(yahtzee, { players: 2 });
    const first = act(start, { type: 'dice', values: source(awaited(start)) });
    const list = source({ ...FIRST, roll: 1 });
    for (const [mask, places] of [
      ['01100', [0, 3, 4]],
      ['10101', [1, 3]],
      ['00000', [0, 1, 2, 3, 4]],
    ] as const) {
      const again = reroll(first, mask, list.slice(0, places.length).join(''));
      deepEqual(
        places.map((place) => again.turn.dice[place]),
        list.slice(0, places.length),
      );
      deepEqual(source(awaited(hold(first, mask))), list.slice(0, places.length));
    }
  });
});

for (const [name, make] of Object.entries({ seededDice, duplicateDice })) {
  describe(`${name} are fair`, () => {
    const all = lists(make('fair'), 20_000);

    for (const sides of [6, 7]) {
      test(`with ${sides} sides, all values together`, () => {
        isFair(lists(make('sides'), 20_000, { sides }).flat(), sides);
      });
    }
    test('in each place of the list', () => {
      for (const place of [0, 1, 2, 3, 4]) {
        isFair(
          all.map((list) => list[place] ?? NaN),
          6,
        );
      }
    });
    test('in the first value from one seed to the next', () => {
      isFair(
        Array.from({ length: 20_000 }, (_, seed) => make(seed)(FIRST)[0] ?? NaN),
        6,
      );
    });
    test('in pairs within a list', () => {
      isFair(
        all.map((list) => pairOf(list, 6)),
        36,
      );
    });
    test('in first values of neighbouring rolls, and of neighbouring turns', () => {
      for (const step of [1, 3]) {
        isFair(
          all.slice(step).map((list, i) => pairOf([all[i]?.[0] ?? NaN, list[0] ?? NaN], 6)),
          36,
        );
      }
    });
    test('in whole rolls: five of a kind once in 1296', () => {
      const fives = all.filter((list) => new Set(list).size === 1).length;
      ok(fives > 1 && fives < 40, String(fives));
    });
  });
}

test('seeded dice of neighbouring seats are independent', () => {
  const source = seededDice('seats');
  const pairs = lists(source, 20_000).map(([a = NaN], i) => {
    const [b = NaN] = source({ ...FIRST, seat: 1, turn: Math.floor(i / 3), roll: i % 3 });
    return pairOf([a, b], 6);
  });
  isFair(pairs, 36);
});

test('seeds that begin alike share no die of every throw', () => {
  const seeds = Array.from({ length: 62 }, (_, i) => `game ${String.fromCharCode(60 + i)}`);
  const firsts = seeds.map((seed) => lists(seededDice(seed), 39).map(([first]) => first));
  const same = (one: readonly unknown[], other: readonly unknown[]): number =>
    one.filter((die, i) => die === other[i]).length;
  const most = Math.max(...firsts.flatMap((one, i) => firsts.slice(i + 1).map((other) => same(one, other))));
  // By chance, 6.5 of 39 dice are equal on average; 24 in any of these pairs would be less likely than one in ten
  // million.
  ok(most < 24, `${most} of 39 first dice are equal`);
});
