// Known facts about best play as a whole, tested by playing: shares of games within four standard errors.

import { positionOf, solve } from '@yahtzee-game/advisor';
import {
  cellsFor,
  chance,
  loadRuleset,
  newGame,
  playerTotals,
  reduce,
  seededDice,
  withOptions,
  type GameState,
} from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { figure } from './figures.js';

const GAMES = 20_000;
const ruleset = withOptions(await loadRuleset('yahtzee'), { joker: 'free' });
const solution = await solve(ruleset, { precision: 'double' });
const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const JOKERS = ['fullHouse', 'smallStraight', 'largeStraight'];

interface Played {
  readonly total: number;
  /** For each number box, the number of dice of its face that were entered. */
  readonly counts: readonly number[];
  readonly bonus: boolean;
  readonly yahtzee: boolean;
  readonly chips: number;
  /** The number of times that a box was filled while the dice showed five of a kind. */
  readonly rolled: number;
  readonly afterZero: boolean;
  readonly joker: boolean;
  readonly jokerOnZero: boolean;
}

function play(seed: string): Played {
  const dice = seededDice(seed);
  let state: GameState = newGame(ruleset);
  let rolled = 0;
  let afterZero = false;
  let joker = false;
  let jokerOnZero = false;
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const best = owed ? undefined : solution.advise(positionOf(state)).choices[0];
    if (best?.kind === 'score') {
      const five = new Set(state.turn.dice).size === 1;
      const box = state.rules.cellById.get('yahtzee');
      const stands = box && state.cards[0]?.slots[box.slot];
      if (five) rolled++;
      if (five && stands === 0) afterZero = true;
      const why = cellsFor(state).find(({ id }) => id === best.cell)?.why?.key;
      if (why === 'joker' && JOKERS.includes(best.cell)) {
        joker = true;
        if (stands === 0) jokerOnZero = true;
      }
    }
    const next = reduce(
      state,
      owed
        ? { type: 'dice', values: dice(owed) }
        : best?.kind === 'hold'
          ? { type: 'roll', held: best.held }
          : { type: 'score', cell: best?.cell ?? '' },
    );
    if (!next.ok) throw new Error(next.message);
    state = next;
  }
  const card = state.cards[0];
  const entry = (row: string): number => card?.slots[state.rules.cellById.get(row)?.slot ?? 0] ?? 0;
  const totals = playerTotals(state)[0];
  return {
    total: totals?.total ?? 0,
    counts: NUMBERS.map((row, i) => entry(row) / (i + 1)),
    bonus: (totals?.bonuses['upperBonus'] ?? 0) > 0,
    yahtzee: entry('yahtzee') > 0,
    chips: card?.extras.length ?? 0,
    rolled,
    afterZero,
    joker,
    jokerOnZero,
  };
}

const games = Array.from({ length: GAMES }, (_, i) => play(`verify ${i}`));

/** A share of games, in percent. */
function share(name: string, expected: number, holds: (game: Played) => boolean): void {
  test(`${name}: ${expected} %`, () => {
    const seen = (100 * games.filter(holds).length) / GAMES;
    const error = Math.sqrt((expected * (100 - expected)) / GAMES);
    figure(`${name}: ${seen.toFixed(2)} %, expected ${expected} ± ${error.toFixed(2)} %`);
    ok(Math.abs(seen - expected) <= 4 * error, `${seen}`);
  });
}

describe(`${GAMES} games of best play`, () => {
  share('upper bonus', 68.12, ({ bonus }) => bonus);
  share('exactly three of each', 0.9, ({ counts }) => counts.every((n) => n === 3));
  share(
    'three of each or more, and four of some',
    5.27,
    ({ counts }) => counts.every((n) => n >= 3) && counts.some((n) => n > 3),
  );
  share(
    'some number box with two or fewer, and the bonus',
    61.94,
    ({ counts, bonus }) => bonus && counts.some((n) => n <= 2),
  );
  share('a Yahtzee scored', 33.74, ({ yahtzee }) => yahtzee);
  share('one bonus Yahtzee or more', 8.25, ({ chips }) => chips >= 1);
  share('two or more', 1.2, ({ chips }) => chips >= 2);
  share('three or more', 0.12, ({ chips }) => chips >= 3);
  share('a Yahtzee after a zero in its box', 3, ({ afterZero }) => afterZero);
  share('a joker used', 3.7, ({ joker }) => joker);
  test('24.5 % of the games with a joker have a zero in the Yahtzee box', () => {
    const jokers = games.filter(({ joker }) => joker);
    const seen = (100 * jokers.filter(({ jokerOnZero }) => jokerOnZero).length) / jokers.length;
    const error = Math.sqrt((24.5 * 75.5) / jokers.length);
    figure(
      `jokers with a zero in the Yahtzee box: ${seen.toFixed(1)} %, expected 24.5 ± ${error.toFixed(1)} %`,
    );
    ok(Math.abs(seen - 24.5) <= 4 * error, `${seen}`);
  });
  test('0.4643 Yahtzees are rolled in a game', () => {
    const mean = games.reduce((sum, { rolled }) => sum + rolled, 0) / GAMES;
    const error = Math.sqrt(games.reduce((sum, { rolled }) => sum + (rolled - mean) ** 2, 0) / GAMES / GAMES);
    figure(`Yahtzees in a game: ${mean.toFixed(4)}, expected 0.4643 ± ${error.toFixed(4)}`);
    ok(Math.abs(mean - 0.4643) <= 4 * error, `${mean}`);
  });
  test('the mean is that of the solution', () => {
    const mean = games.reduce((sum, { total }) => sum + total, 0) / GAMES;
    const error = 59.61 / Math.sqrt(GAMES);
    figure(
      `mean of the total: ${mean.toFixed(2)}, expected ${solution.expectedTotal.toFixed(2)} ± ${error.toFixed(2)}`,
    );
    ok(Math.abs(mean - solution.expectedTotal) <= 4 * error, `${mean}`);
  });
});
