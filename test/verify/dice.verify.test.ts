// Ten million dice of every source: each side as often as the others, alone, in pairs and in threes, and no side
// returns sooner or later than by chance. After Knuth, "The Art of Computer Programming", volume 2, section 3.3.2.

import { diceOf } from '@yahtzee-game/rooms/core';
import { cryptoDice, duplicateDice, seededDice, type Chance, type DiceSource } from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { chiSquared, generousBound } from '../harness/statistics.js';
import { figure } from './figures.js';

const DICE = 10_000_000;
const COUNT = 5;
const SIDES = 6;
/** Runs of equal sides that are at least this long are counted together. */
const LONGEST = 7;

const SECRET = '5e'.repeat(32);
const inRoom: DiceSource = (chance) =>
  diceOf({ secret: SECRET, code: 'K7QMX2PA', seeds: ['a'.repeat(32), 'b'.repeat(32)], same: false }, chance);

const SOURCES: Readonly<Record<string, DiceSource>> = {
  'real dice': cryptoDice(),
  'seeded dice': seededDice('fair'),
  'duplicate dice': duplicateDice('fair'),
  'the dice of a room': inRoom,
};

/** All throws of a source, in the order in which one player would see them. */
function* throwsOf(source: DiceSource): Generator<readonly number[]> {
  for (let i = 0; i < DICE / COUNT; i++) {
    const chance: Chance = { count: COUNT, sides: SIDES, seat: 0, turn: Math.floor(i / 3), roll: i % 3 };
    yield source(chance);
  }
}

/** Counts of sides, of pairs and threes of successive sides, and of runs by their length. */
class Tally {
  readonly sides = new Array<number>(SIDES).fill(0);
  readonly pairs = new Array<number>(SIDES ** 2).fill(0);
  readonly threes = new Array<number>(SIDES ** 3).fill(0);
  /** Pairs of a die and the die in the same place of the throw before. */
  readonly places = new Array<number>(SIDES ** 2).fill(0);
  readonly runs = new Array<number>(LONGEST).fill(0);
  #before: readonly number[] = [];
  #last = 0;
  #run = 0;

  /** Pairs and threes do not overlap, so that they are independent. */
  add(dice: readonly number[]): void {
    const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN] = dice.map((die) => die - 1);
    one(this.pairs, a * SIDES + b);
    one(this.threes, (c * SIDES + d) * SIDES + e);
    for (const [place, die] of dice.entries()) {
      one(this.sides, die - 1);
      const before = this.#before[place];
      if (before) one(this.places, (before - 1) * SIDES + die - 1);
      this.#follow(die);
    }
    // Only every other throw, since otherwise each would be in two pairs.
    this.#before = this.#before.length > 0 ? [] : dice;
  }

  #follow(die: number): void {
    if (die === this.#last) return void this.#run++;
    if (this.#run > 0) one(this.runs, Math.min(this.#run, LONGEST) - 1);
    this.#last = die;
    this.#run = 1;
  }
}

function one(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? NaN) + 1;
}

/** The expected shares of runs of one, two, three … equal sides; the last one includes all longer runs. */
const RUNS = Array.from({ length: LONGEST }, (_, i) =>
  i === LONGEST - 1 ? SIDES ** -i : SIDES ** -i * (1 - 1 / SIDES),
);

function chiSquaredOfRuns(runs: readonly number[]): number {
  const all = runs.reduce((sum, n) => sum + n, 0);
  return runs.reduce((sum, n, i) => {
    const expected = all * (RUNS[i] ?? NaN);
    return sum + (n - expected) ** 2 / expected;
  }, 0);
}

for (const [name, source] of Object.entries(SOURCES)) {
  test(`${name} are fair`, () => {
    const tally = new Tally();
    for (const dice of throwsOf(source)) tally.add(dice);
    const found: Readonly<Record<string, readonly [statistic: number, degrees: number]>> = {
      sides: [chiSquared(tally.sides), SIDES - 1],
      pairs: [chiSquared(tally.pairs), SIDES ** 2 - 1],
      threes: [chiSquared(tally.threes), SIDES ** 3 - 1],
      'throw to throw': [chiSquared(tally.places), SIDES ** 2 - 1],
      runs: [chiSquaredOfRuns(tally.runs), LONGEST - 1],
    };
    const told = Object.entries(found).map(([what, [x, n]]) => `${what} ${x.toFixed(1)} (${n})`);
    figure(`${DICE} of ${name}, chi-squared with degrees of freedom: ${told.join(', ')}`);
    for (const [what, [statistic, degrees]] of Object.entries(found))
      ok(statistic < generousBound(degrees), `${what}: ${statistic}`);
  });
}
