/**
 * Play for another objective than points: to reach a total, or to beat opponents. A utility says how good each final
 * total is. When few cells are open, a worker searches all ways to the end. Before that, the current turn is played for
 * the objective, as if all later ones were played for points; best play is at least as good.
 */
import { MAX_PLAYERS, type Ruleset } from '@yahtzee-game/rules';
import { checkSignal, refuse } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import type { Prospect } from '../forecast/distributions.js';
import { winProbability } from '../forecast/ranking.js';
import { Turn, type ValueAfterEntry } from '../forecast/turn.js';
import { bonusOf, entriesOpen, inRange, isComplete, type CardState } from '../plan/card-states.js';
import { pointsToCome } from '../plan/layout.js';
import type { Advice } from '../questions/advice.js';
import { checkPosition } from '../questions/check-position.js';
import type { Position } from '../questions/position.js';
import type { ObjectiveSolution, Utility } from '../questions/solution.js';
import type { Utilities } from '../worker/job.js';
import { run } from '../worker/runner.js';
import { SEARCHED_ENTRIES, totalsFrom, utilityKey } from '../worker/utility-search.js';
import { cardStateOf, choicesOf, valueAt } from './choices.js';
import { pointsSoFar } from './points-so-far.js';
import type { Prospects } from './prospects.js';
import type { SolvedGame } from './solved-game.js';

/**
 * Returns the utility of having at least `target` points: 1 if reached, else 0.
 * @throws RangeError if the target is not a number
 */
export function reach(target: number): Utility {
  if (!Number.isFinite(target)) refuse('target', target, 'a number of points');
  return (total) => (total >= target ? 1 : 0);
}

/**
 * Returns the utility of winning against opponents: the probability to win with a total. A tie with k others counts as
 * 1 / (k + 1).
 * @param opponents distribution of each opponent's final total, as `Solution.distribution` returns it
 * @throws RangeError if one of them is not a distribution
 */
export function beat(opponents: readonly Float64Array[]): Utility {
  const all: unknown = opponents;
  const areDistributions =
    Array.isArray(all) &&
    all.length < MAX_PLAYERS &&
    Array.from<unknown>(all).every((one) => one instanceof Float64Array);
  if (!areDistributions) refuse('opponents', all, `up to ${MAX_PLAYERS - 1} distributions`);
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

/** A turn from a card, valued by its utility. */
interface AimedTurn {
  readonly key: string;
  readonly turn: Turn;
  readonly exact: boolean;
}

export class UtilitySolution implements ObjectiveSolution {
  readonly #solved: SolvedGame;
  readonly #prospects: Prospects;
  readonly #utility: Utility;
  /** The turn that was asked about last. */
  #latest: Promise<AimedTurn> | undefined;

  constructor(solved: SolvedGame, prospects: Prospects, utility: Utility) {
    this.#solved = solved;
    this.#prospects = prospects;
    this.#utility = utility;
  }

  get ruleset(): Ruleset {
    return this.#solved.rules.ruleset;
  }

  async valueOf(position: Position, signal?: Signal): Promise<number> {
    const { turn } = await this.#turnAt(position, signal);
    return this.#valueAt(turn, position);
  }

  async advise(position: Position, signal?: Signal): Promise<Advice> {
    const { turn, exact } = await this.#turnAt(position, signal);
    const value = this.#valueAt(turn, position);
    return { choices: choicesOf(this.#solved, turn, position, value), value, exact };
  }

  #valueAt(turn: Turn, position: Position): number {
    const { plan, rules } = this.#solved;
    const { filled, total, bank } = turn.cardState;
    if (!isComplete(plan, filled)) return valueAt(this.#solved, turn, position);
    const tokens = bank * (plan.bank?.worth ?? 0);
    return this.#utility(pointsSoFar(rules, position.card) + bonusOf(plan, total) + tokens);
  }

  /** Resolves to the turn of a position, kept for the next question. */
  async #turnAt(position: Position, signal: Signal | undefined): Promise<AimedTurn> {
    checkPosition(this.#solved.rules, position);
    checkSignal(signal);
    const { card } = position;
    const cardState = cardStateOf(this.#solved, card);
    const soFar = pointsSoFar(this.#solved.rules, card);
    const key = utilityKey(cardState, soFar);
    const latest = await this.#latest?.catch(() => undefined);
    if (latest?.key === key) return latest;
    signal?.throwIfAborted();
    return (this.#latest = this.#turnFrom(key, cardState, soFar, signal));
  }

  async #turnFrom(
    key: string,
    cardState: CardState,
    soFar: number,
    signal: Signal | undefined,
  ): Promise<AimedTurn> {
    const { plan, lattice } = this.#solved;
    const exact = entriesOpen(plan, cardState.filled) <= SEARCHED_ENTRIES;
    const after = exact
      ? await this.#searched(cardState, soFar, signal)
      : await this.#estimated(cardState, soFar, signal);
    return { key, turn: new Turn(plan, lattice, after, cardState, 1), exact };
  }

  /** Resolves to the utilities after an entry, found by a search. */
  async #searched(from: CardState, soFar: number, signal: Signal | undefined): Promise<ValueAfterEntry> {
    const { plan, worker } = this.#solved;
    if (isComplete(plan, from.filled)) return () => 0;
    const [first, last] = totalsFrom(plan, from, soFar);
    const utilities = Float64Array.from({ length: last - first + 1 }, (_, i) => this.#utility(first + i));
    const job = { kind: 'utilities', plan, utilities, first, from, soFar, wasm: undefined } as const;
    const found = await run({ kind: 'utilities', wasm: false, job: Promise.resolve(job), worker, signal });
    const { keys, values } = found as Utilities;
    const known = new Map(keys.map((key, i) => [key, values[i]]));
    return (gained, filled, total, bank) =>
      known.get(utilityKey({ filled, total, bank }, soFar + gained)) ?? 0;
  }

  /** Resolves to the utilities after an entry if play goes on for points. */
  async #estimated(from: CardState, soFar: number, signal: Signal | undefined): Promise<ValueAfterEntry> {
    const { plan, values } = this.#solved;
    const next = await this.#prospects.ofNextCards(from, signal);
    const here = await this.#prospects.ofCard(from, signal);
    const mean = pointsToCome(plan, values, from);
    // The squares of the deviations of independent turns add up.
    const left = entriesOpen(plan, from.filled);
    const narrower = Math.sqrt((left - 1) / left);
    return (gained, filled, total, bank) => {
      const state = inRange(plan, { filled, total, bank });
      const own = next?.(state);
      if (own) return this.#meanUtility(own, (points) => soFar + gained + points);
      // Where the distribution of a card is not known, that of the current card is used, narrower and about the card's
      // mean.
      const ownMean = soFar + gained + pointsToCome(plan, values, state);
      return this.#meanUtility(here, (points) => Math.round(ownMean + (points - mean) * narrower));
    };
  }

  #meanUtility({ least, chances }: Prospect, totalOf: (points: number) => number): number {
    return chances.reduce((sum, chance, i) => sum + chance * this.#utility(totalOf(least + i)), 0);
  }
}
