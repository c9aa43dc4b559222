// Poker dice: how often each hand falls, which hand beats which, and the course of a match.

import {
  legalActions,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
  scoreRoll,
  standings,
  withOptions,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as poker } from '@yahtzee-game/rules/rulesets/poker-dice';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  legalCells,
  playTurns,
  reroll,
  rollDice,
  scoreIn,
  throwDice,
  totals,
  turn,
} from '../../harness/games/play.js';

/** Every one of the 7776 throws. */
const THROWS: readonly (readonly number[])[] = Array.from({ length: 6 ** 5 }, (_, i) =>
  [0, 1, 2, 3, 4].map((die) => 1 + (Math.floor(i / 6 ** die) % 6)),
);
const strengthOf = (form: Ruleset, dice: readonly number[]): number => scoreRoll(form, 'round1', dice);

function handOf(form: Ruleset, dice: readonly number[]): string {
  const [round] = form.spec.categories;
  return round?.stands?.(strengthOf(form, dice)).key.replace('hand.', '') ?? '';
}

/** The dice grouped by face: the largest group first, of equal ones the higher face. */
function groupsOf(dice: readonly number[]): readonly (readonly [count: number, face: number])[] {
  return [6, 5, 4, 3, 2, 1]
    .map((face) => [dice.filter((die) => die === face).length, face] as const)
    .filter(([count]) => count > 0)
    .toSorted(([a], [b]) => b - a);
}

/** The shapes of hands from the lowest to the highest: the sizes of their groups. */
const RANKS = ['11111', '2111', '221', '311', 'straight', '32', '41', '5'];
const BY_ODDS = ['11111', '2111', '221', '311', '32', 'straight', '41', '5'];

/**
 * A hand in the form in which books compare it: its rank, then the faces of its groups; without kickers, only groups of
 * several dice.
 */
function comparable(dice: readonly number[], ranks: readonly string[], kickers: boolean): readonly number[] {
  const groups = groupsOf(dice);
  const faces = groups.map(([, face]) => face);
  const isStraight = faces.length === 5 && (faces[0] ?? 0) - (faces[4] ?? 0) === 4;
  const shape = isStraight ? 'straight' : groups.map(([count]) => count).join('');
  const inHand = groups.some(([count]) => count > 1)
    ? groups.filter(([count]) => count > 1)
    : groups.slice(0, 1);
  return [ranks.indexOf(shape), ...(kickers ? faces : inHand.map(([, face]) => face))];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : Math.sign((a[at] ?? 0) - (b[at] ?? 0));
};

describe('of 7776 throws', () => {
  const counts = {
    fiveOfAKind: 6,
    fourOfAKind: 150,
    fullHouse: 300,
    straight: 240,
    threeOfAKind: 1200,
    twoPairs: 1800,
    onePair: 3600,
    bust: 480,
  };
  const hands = THROWS.map((dice) => handOf(poker, dice));
  for (const [hand, count] of Object.entries(counts)) {
    test(`${count} are ${hand}`, () => equal(hands.filter((shown) => shown === hand).length, count));
  }
  test('none is anything else', () => deepEqual(new Set(hands), new Set(Object.keys(counts))));
});

describe('which of two hands is better is as the books say', () => {
  /** One of each set of throws that differ only in the order of the dice: 252 throws. */
  const throws = THROWS.filter((dice) => dice.every((die, i) => i === 0 || die >= (dice[i - 1] ?? NaN)));
  const forms = [
    [{}, RANKS, true],
    [{ rankByOdds: true }, BY_ODDS, true],
    [{ kickers: false }, RANKS, false],
    [{ rankByOdds: true, kickers: false }, BY_ODDS, false],
  ] as const;
  for (const [options, ranks, kickers] of forms) {
    test(`${JSON.stringify(options)} for any two of ${throws.length}`, () => {
      const form = withOptions(poker, options);
      const all = throws.map((dice) => ({
        strength: strengthOf(form, dice),
        told: comparable(dice, ranks, kickers),
      }));
      for (const one of all) {
        for (const other of all) {
          equal(Math.sign(one.strength - other.strength), compare(one.told, other.told));
        }
      }
    });
  }
});

describe('a match', () => {
  const two = newGame(poker, { players: 2 });
  const typesOf = (state: GameState): readonly string[] => [
    ...new Set(legalActions(state).map(({ type }) => type)),
  ];

  test('is five rounds, in each of which everybody shows one hand', () => {
    equal(two.rules.slots, 5);
    deepEqual(legalCells(rollDice(two, '66666')), ['round1']);
    const next = playTurns(two, 'round1 66666, round1 55555');
    equal(next.seat, 0);
    deepEqual(legalCells(rollDice(next, '66666')), ['round2']);
  });
  test('goes to whoever wins most rounds', () => {
    const turns = ['66666 12346', '12346 66666', '66666 12346', '12346 66666', '11112 11113']
      .map((hands, i) =>
        hands
          .split(' ')
          .map((hand) => `round${i + 1} ${hand}`)
          .join(),
      )
      .join();
    const end = playTurns(two, turns);
    deepEqual(outcome(end), { places: [2, 1], winners: [1], playoff: [], totals: [2, 3] });
    deepEqual(standings(end), [[2], [3]]);
    deepEqual(playerTotals(end)[1]?.sections, { rounds: 3 });
  });
  test('is shared by equals', () => {
    const one = newGame(withOptions(poker, { rounds: 1 }), { players: 3 });
    const end = playTurns(one, 'round1 66665, round1 12346, round1 56666');
    deepEqual(outcome(end), { places: [1, 3, 1], winners: [0, 2], playoff: [], totals: [1, 0, 1] });
  });
  test('is for two players and more', () => {
    deepEqual(poker.spec.players, [2, 20]);
  });
  test('everybody has three rolls, with any dice held', () => {
    const first = rollDice(two, '66612');
    equal(rollsLeft(first), 2);
    const third = reroll(reroll(first, '11100', '12'), '11100', '66');
    equal(rollsLeft(third), 0);
    deepEqual(typesOf(third), ['score']);
    deepEqual(typesOf(rollDice(scoreIn(third, 'round1'), '12345')), ['roll', 'score']);
  });

  describe('in which the first player sets the number of rolls', () => {
    const led = newGame(withOptions(poker, { limit: 'leader' }), { players: 3 });

    test('gives the others as many, and no more', () => {
      const second = turn(led, '66612 on roll 2', 'round1');
      equal(rollsLeft(second), 2);
      const rolled = rollDice(second, '12345');
      equal(rollsLeft(rolled), 1);
      deepEqual(typesOf(rolled), ['roll', 'score']);
      const last = reroll(rolled, '00000', '12345');
      equal(rollsLeft(last), 0);
      deepEqual(typesOf(last), ['score']);
      const more = reduce(last, { type: 'roll', held: 0 });
      deepEqual([more.ok, !more.ok && more.code], [false, 'no-rolls-left']);
    });
    test('also for the third, however many the second has made', () => {
      const third = playTurns(led, 'round1 66612 on roll 2, round1 12345');
      equal(third.seat, 2);
      equal(rollsLeft(third), 2);
    });
    test('one roll for everybody, if the first player has made one', () => {
      const second = rollDice(turn(led, '66612', 'round1'), '12345');
      deepEqual(typesOf(second), ['score']);
    });
    test('three, if the first player has made three', () => {
      equal(rollsLeft(turn(led, '66612 on roll 3', 'round1')), 3);
    });
    test('anew in each round', () => {
      const round = playTurns(led, 'round1 66612, round1 12345, round1 12345');
      deepEqual([round.seat, rollsLeft(round)], [0, 3]);
      const second = turn(round, '12345 on roll 3', 'round2');
      equal(rollsLeft(second), 3);
      ok(throwDice(second, '12345 on roll 3').ok);
    });
  });
});

test('a round is won, not the points of a hand', () => {
  const state = playTurns(newGame(poker, { players: 2 }), 'round1 66666, round1 12346');
  deepEqual(totals(state), [1, 0]);
});
