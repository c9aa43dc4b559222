/**
 * The error of estimates by parts. A part that is played alone has to take every throw, while a game gives each throw
 * to the part that can use it best, so that a card brings more than the sum of its parts. How much more is found from
 * games that are played by the estimates themselves.
 *
 * A game is not judged by its total, which has a standard deviation of a hundred points, but turn by turn: by the value
 * of the turn, searched exactly on top of the estimates, minus the estimate before it. On average, these surpluses add
 * up over a game to the difference between total and estimate, and the luck of the dice cancels out.
 */
import { chance, newGame, play, playerTotals, seededDice, type Action, type Card } from '@yahtzee-game/rules';
import { sum } from '../basics/sum.js';
import type { Choice } from '../questions/advice.js';
import { positionOf } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import { entriesLeft } from './turn-entries.js';

/** By number of entries left, the mean points that a card between turns brings beyond its estimate. */
export type Surplus = readonly number[];

export interface Calibration {
  readonly surplus: Surplus;
  /** The standard error of the surplus of a whole game, in points. */
  readonly standardError: number;
}

/** A solution whose estimates are not corrected yet. */
export interface Uncorrected extends Solution {
  /** Returns the estimate of a card between turns, before its turn is searched. */
  estimateOf(card: Card): number;
  /** Whether the values of a card are exact. */
  isExact(card: Card): boolean;
}

/** The fewest and the most games and turns that are played. Short games need more of them, which takes no longer. */
const MIN = { games: 8, turns: 200 };
const MAX = { games: 48, turns: 2400 };
/** A standard error of the surplus that is small enough, as a share of the expected total. */
const ERROR = 0.006;

/** Calibrates, always by the same games with seeded dice. Each `yield` is a good moment for a pause. */
export function* calibrationOf(solution: Uncorrected): Generator<void, Calibration> {
  const totals: number[][] = [];
  const games: number[] = [];
  const goal = ERROR * solution.expectedTotal;
  let played = 0;
  const isPast = (bound: typeof MIN): boolean => games.length >= bound.games && played >= bound.turns;
  while (!isPast(MIN) || (!isPast(MAX) && standardErrorOf(games) > goal)) {
    const turns = yield* surplusesOf(solution, games.length);
    played += turns.length;
    for (const { left, points } of turns) (totals[left] ??= []).push(points);
    games.push(sum(turns.map(({ points }) => points)));
  }
  let soFar = 0;
  const surplus = Array.from(totals, (points: readonly number[] | undefined) => {
    if (points) soFar += sum(points) / points.length;
    return soFar;
  });
  return { surplus, standardError: standardErrorOf(games) };
}

/** The value of a turn minus the estimate of the card before it, which has `left` entries left. */
interface TurnSurplus {
  readonly left: number;
  points: number;
}

/** Plays a game by the advice of the solution, until its values are exact. */
function* surplusesOf(solution: Uncorrected, number: number): Generator<void, readonly TurnSurplus[]> {
  const dice = seededDice(number);
  const found: TurnSurplus[] = [];
  const note = (card: Card, value: number): unknown =>
    found.push({ left: entriesLeft(card), points: value - solution.estimateOf(card) });
  let state = newGame(solution.ruleset, { players: solution.ruleset.spec.players?.[0] ?? 1 });
  while (state.turn.phase !== 'over') {
    const position = positionOf(state);
    if (position.roll === 0 && state.seat === 0) {
      note(position.card, solution.valueOf(position));
      if (solution.isExact(position.card)) return found;
      yield;
    }
    const owed = chance(state);
    if (owed) {
      state = play(state, { type: 'dice', values: dice(owed) });
      continue;
    }
    const [best] = solution.advise(position).choices;
    if (!best) throw new RangeError(`solve: ${solution.ruleset.id}: there is nothing to choose`);
    // Merged sides show their colours only once they have fallen, so the value of a throw may then change.
    const turn = found.at(-1);
    if (turn && state.seat === 0) turn.points += best.value - solution.valueOf(position);
    state = play(state, uncheckedActionOf(best));
  }
  const [card] = state.cards;
  const [totals] = playerTotals(state);
  // A throw that wins at once ends a game before its card is full. The estimates take no account of such wins.
  if (card && totals && entriesLeft(card) === 0) note(card, totals.total);
  return found;
}

/** Returns the action of a choice, without checking that the rules allow it. */
const uncheckedActionOf = (choice: Choice): Action =>
  choice.kind === 'hold' ? { type: 'roll', held: choice.held } : { type: choice.kind, cell: choice.cell };

/** Returns the standard error of the mean. */
function standardErrorOf(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length;
  const squares = sum(numbers.map((number) => (number - mean) ** 2));
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
