/** The answers of a game that is too large to be solved as a whole: estimated from its parts, exact near the end. */
import type { Card, Rules, Ruleset } from '@yahtzee-game/rules';
import { emptyCard, totalsOf, write } from '@yahtzee-game/rules/engine';
import { ranked, type Advice } from './advice.js';
import { CardTurn, type CardValues } from './card-turn.js';
import { cardOf, entriesLeft, type SolvedPart } from './decomposition.js';
import { latticeOf } from './lattice.js';
import { facesOf, OutcomeScores } from './outcome-scores.js';
import { PartValues } from './part-values.js';
import { pointsSoFar } from './points-so-far.js';
import type { Position } from './position.js';
import type { CellStatistics, Solution, Statistics } from './solution.js';
import { sum } from './sum.js';

export { decompose } from './decomposition.js';

/** With at most this many entries left, all ways to the end are searched. */
const EXACT_ENTRIES = 2;

export class EstimatedSolution implements Solution {
  readonly exact = false;
  readonly states: number;
  readonly expectedTotal: number;
  readonly #rules: Rules;
  readonly #scores: OutcomeScores;
  readonly #parts: readonly SolvedPart[];
  readonly #estimate: PartValues;
  readonly #exactValues = new Map<string, number>();
  /** The turn that was asked about last: several decisions share it. */
  #lastTurn: { readonly card: Card; readonly turn: CardTurn } | undefined;

  constructor(rules: Rules, parts: readonly SolvedPart[]) {
    this.#rules = rules;
    this.#scores = new OutcomeScores(rules, latticeOf(rules.spec.dice.count, facesOf(rules).length));
    this.#parts = parts;
    this.#estimate = new PartValues(rules, parts);
    this.states = sum(parts.map(({ solution }) => solution.states));
    this.expectedTotal = this.#estimate.of(emptyCard(rules));
  }

  get ruleset(): Ruleset {
    return this.#rules.ruleset;
  }

  valueOf(position: Position): number {
    return this.#turnOf(position.card).valueAt(position);
  }

  advise(position: Position): Advice {
    const turn = this.#turnOf(position.card);
    const value = turn.valueAt(position);
    const exact = this.#isExact(position.card);
    if (position.roll === 0 || position.held !== undefined) return { choices: [], value, exact };
    const choices = turn
      .choices(position)
      .map((choice) => ({ ...choice, loss: Math.max(0, value - choice.value) }));
    return { choices: ranked(choices), value, exact };
  }

  /** Whether values are exact from this card on. They never are if other players or drawn colours matter. */
  #isExact(card: Card): boolean {
    const { fill, follow } = this.#rules.spec;
    const all = facesOf(this.#rules).length === this.#rules.sides.length;
    return entriesLeft(card) <= EXACT_ENTRIES && all && fill !== 'everyColumn' && !follow;
  }

  #turnOf(card: Card): CardTurn {
    if (this.#lastTurn?.card !== card) {
      const values = this.#isExact(card) ? this.#exact : this.#estimate;
      this.#lastTurn = { card, turn: new CardTurn(this.#scores, card, values) };
    }
    return this.#lastTurn.turn;
  }

  /** The values of cards near the end, by searching all ways to the end. */
  readonly #exact: CardValues = {
    of: (card) => {
      if (!entriesLeft(card)) return totalsOf(this.#rules, card).total;
      const key = JSON.stringify([card.slots, card.tokens, card.extras]);
      let value = this.#exactValues.get(key);
      if (value === undefined) {
        value = new CardTurn(this.#scores, card, this.#exact).value;
        this.#exactValues.set(key, value);
      }
      return value;
    },
    after: (card) => (cell, points, extra, change) => {
      const tokens = card.tokens + change;
      return this.#exact.of(
        write(card, { cell, points: [points], extra, tokens, announced: NONE, first: true }),
      );
    },
  };

  /** Returns the distribution as if the parts were independent of each other. */
  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    const card = position?.card ?? emptyCard(this.#rules);
    let all = Float64Array.of(1);
    for (const part of this.#parts) {
      const own = cardOf(part, this.#rules, card);
      const from = { ...BEFORE_A_TURN, card: own };
      const totals = await part.solution.distribution(from, signal);
      all = convolve(all, totals.slice(pointsSoFar(part.rules, own)));
    }
    const soFar = Math.round(this.#estimate.of(card) - sum(this.#estimate.toCome(card)));
    const totals = new Float64Array(Math.max(0, soFar) + all.length);
    totals.set(soFar < 0 ? all.slice(-soFar) : all, Math.max(0, soFar));
    return totals;
  }

  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const cells: Record<string, CellStatistics> = {};
    const bonus: CellStatistics = { mean: 0, zero: 0 };
    let extra = 0;
    for (const { solution, cells: idOf } of this.#parts) {
      const own = await solution.statistics(signal);
      for (const [id, statistics] of Object.entries(own.cells)) cells[idOf.get(id) ?? id] = statistics;
      bonus.mean += own.bonus.mean;
      bonus.zero = Math.max(bonus.zero, own.bonus.zero);
      extra += own.extra;
    }
    return { expectedTotal: this.expectedTotal, cells, bonus, extra };
  }
}

/** No row is announced. */
const NONE = -1;

const BEFORE_A_TURN = {
  dice: [],
  roll: 0,
  held: undefined,
  rollsLeft: 0,
  served: true,
  announced: undefined,
  tokens: 0,
};

/** Returns the distribution of the sum of two independent numbers. */
function convolve(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const out = new Float64Array(a.length + Math.max(0, b.length - 1));
  a.forEach((p, i) => {
    if (p) b.forEach((q, j) => (out[i + j] = (out[i + j] ?? 0) + p * q));
  });
  return out;
}
