/**
 * Play for another objective than points: to reach a total, or to beat opponents. A utility says how good each final
 * total is. When few cells are open, all ways to the end are searched; before that, the result is an approximation.
 */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import { emptyCard } from '@yahtzee-game/rules/engine';
import type { Advice } from './advice.js';
import { bonusOf, entriesOpen, isComplete, maxPointsLeft, type CardState } from './card-states.js';
import { cardStateOf, choicesOf, valueAt } from './choices.js';
import { pointsToCome } from './layout.js';
import { pointsSoFar } from './points-so-far.js';
import type { Position } from './position.js';
import { winProbability } from './ranking.js';
import type { ObjectiveSolution, Utility } from './solution.js';
import type { SolvedGame } from './solved-game.js';
import { Turn, type ValueAfterEntry } from './turn.js';

/** Returns the utility of having at least `target` points: 1 if reached, else 0. */
export const reach =
  (target: number): Utility =>
  (total) =>
    total >= target ? 1 : 0;

/**
 * Returns the utility of winning against opponents: the probability to win with a total. A tie with k others counts as
 * 1 / (k + 1).
 * @param opponents distribution of each opponent's final total, as `Solution.distribution` returns it
 */
export function beat(opponents: readonly Float64Array[]): Utility {
  const known = new Map<number, number>();
  return (total) => {
    let probability = known.get(total);
    if (probability === undefined) {
      const own = new Float64Array(Math.max(0, total) + 1);
      own[Math.max(0, total)] = 1;
      known.set(total, (probability = winProbability(own, opponents)));
    }
    return probability;
  };
}

/** With at most this many entries left, all ways to the end are searched, in about a second. */
const EXACT_ENTRIES = 3;
/** Points of a standard normal distribution, from −3.2 to 3.2 standard deviations, with their weights. */
const NORMAL = Array.from({ length: 33 }, (_, i) => (i - 16) / 5).map(
  (z) => [z, Math.exp((-z * z) / 2)] as const,
);
const NORMAL_WEIGHT = NORMAL.reduce((sum, [, weight]) => sum + weight, 0);

export class UtilitySolution implements ObjectiveSolution {
  readonly #solved: SolvedGame;
  readonly #utility: Utility;
  /** Standard deviation of the points of one entry. */
  readonly #entryDeviation: number;
  readonly #known = new Map<string, number>();

  /** @param deviation standard deviation of the final total of a whole game */
  constructor(solved: SolvedGame, utility: Utility, deviation: number) {
    const { filled } = cardStateOf(solved, emptyCard(solved.rules));
    this.#solved = solved;
    this.#utility = utility;
    this.#entryDeviation = deviation / Math.sqrt(entriesOpen(solved.plan, filled));
  }

  get ruleset(): Ruleset {
    return this.#solved.rules.ruleset;
  }

  valueOf(position: Position): number {
    return this.#valueAt(this.#turn(position.card), position);
  }

  advise(position: Position): Advice {
    const turn = this.#turn(position.card);
    const value = this.#valueAt(turn, position);
    const exact = entriesOpen(this.#solved.plan, turn.cardState.filled) <= EXACT_ENTRIES;
    return { choices: choicesOf(this.#solved, turn, position, value), value, exact };
  }

  #valueAt(turn: Turn, position: Position): number {
    const { plan, rules } = this.#solved;
    return isComplete(plan, turn.cardState.filled)
      ? this.#utility(this.#finalTotal(turn.cardState, pointsSoFar(rules, position.card)))
      : valueAt(this.#solved, turn, position);
  }

  #turn(card: Card): Turn {
    return this.#turnOn(cardStateOf(this.#solved, card), pointsSoFar(this.#solved.rules, card));
  }

  #turnOn(cardState: CardState, soFar: number): Turn {
    const { plan, lattice } = this.#solved;
    const after: ValueAfterEntry = (gained, filled, total, bank) =>
      this.#valueOf({ filled, total, bank }, soFar + gained);
    return new Turn(plan, lattice, after, cardState, 1);
  }

  /** Returns the mean utility of a card state before its next turn. */
  #valueOf(cardState: CardState, soFar: number): number {
    const { plan } = this.#solved;
    const { filled, total, bank } = cardState;
    if (isComplete(plan, filled)) return this.#utility(this.#finalTotal(cardState, soFar));
    const least = this.#utility(soFar);
    const most = this.#utility(soFar + maxPointsLeft(plan, filled) + this.#maxBonus());
    if (least === most) return least;
    const left = entriesOpen(plan, filled);
    if (left >= EXACT_ENTRIES) return this.#approximate(cardState, soFar, left);
    const key = `${filled}/${total}/${bank}/${soFar}`;
    let value = this.#known.get(key);
    if (value === undefined) this.#known.set(key, (value = this.#turnOn(cardState, soFar).value));
    return value;
  }

  #finalTotal({ total, bank }: CardState, soFar: number): number {
    const { plan } = this.#solved;
    return soFar + bonusOf(plan, total) + bank * (plan.bank?.worth ?? 0);
  }

  #maxBonus(): number {
    const { ladder, repeat, cellClasses } = this.#solved.plan;
    const extra = Math.max(0, ...(repeat?.bonus ?? [])) * cellClasses.length;
    return Math.max(0, ...ladder.map(([, points]) => points)) + extra;
  }

  /** Returns the mean utility as if the points still to come were normally distributed. */
  #approximate(cardState: CardState, soFar: number, left: number): number {
    const { plan, values } = this.#solved;
    const mean = soFar + pointsToCome(plan, values, cardState);
    const deviation = this.#entryDeviation * Math.sqrt(left);
    const weighted = NORMAL.reduce(
      (sum, [z, weight]) => sum + weight * this.#utility(Math.round(mean + z * deviation)),
      0,
    );
    return weighted / NORMAL_WEIGHT;
  }
}
