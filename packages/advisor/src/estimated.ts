/** A game too large to be solved as a whole: exact when few boxes are left, before that guided by its parts. */
import type { Card, Rules, Ruleset } from '@yahtzee-game/rules';
import { emptyCard, totalsOf } from '@yahtzee-game/rules/engine';
import { ranked, type Advice } from './advice.js';
import { CardTurn, type Worth } from './card-turn.js';
import type { KindChances } from './chances.js';
import { latticeOf, type Lattice } from './lattice.js';
import { cardOf, entriesLeft, estimator, facesOf, type SolvedPart } from './parts.js';
import type { Position } from './position.js';
import type { Solution, Statistics } from './solution.js';
import { writtenOn } from './written.js';

export { partsOf } from './parts.js';

/** With so many entries left every way to the end is looked at. */
const EXACT_ENTRIES = 2;

export class EstimatedSolution implements Solution {
  readonly exact = false;
  readonly states: number;
  readonly expectedTotal: number;
  readonly #rules: Rules;
  readonly #lattice: Lattice;
  readonly #parts: readonly SolvedPart[];
  readonly #estimate: Worth;
  readonly #ends = new Map<string, number>();

  constructor(rules: Rules, parts: readonly SolvedPart[]) {
    this.#rules = rules;
    this.#lattice = latticeOf(rules.spec.dice.count, facesOf(rules).length);
    this.#parts = parts;
    this.#estimate = estimator(rules, parts);
    this.states = parts.reduce((sum, { solution }) => sum + solution.states, 0);
    this.expectedTotal = this.#estimate(emptyCard(rules));
  }

  get ruleset(): Ruleset {
    return this.#rules.ruleset;
  }

  valueOf(position: Position): number {
    return this.#turn(position.card).valueAt(position);
  }

  advise(position: Position): Advice {
    const turn = this.#turn(position.card);
    const value = turn.valueAt(position);
    const exact = this.#isExact(position.card);
    if (position.roll === 0 || position.held !== undefined) return { choices: [], value, exact };
    const choices = turn
      .choices(position)
      .map((choice) => ({ ...choice, loss: Math.max(0, value - choice.value) }));
    return { choices: ranked(choices), value, exact };
  }

  /** Whether values are exact from this card on; a game that follows other players, or draws colours, never is. */
  #isExact(card: Card): boolean {
    const { fill, follow } = this.#rules.spec;
    const all = facesOf(this.#rules).length === this.#rules.sides.length;
    return entriesLeft(card) <= EXACT_ENTRIES && all && fill !== 'everyColumn' && !follow;
  }

  #turn(card: Card): CardTurn {
    return new CardTurn(this.#rules, this.#lattice, card, this.#isExact(card) ? this.#end : this.#estimate);
  }

  /** Worth of a card near the end, every way looked at. */
  readonly #end = (card: Card): number => {
    if (!entriesLeft(card)) return totalsOf(this.#rules, card).total;
    const key = JSON.stringify([card.slots, card.tokens, card.extras]);
    let value = this.#ends.get(key);
    if (value === undefined) this.#ends.set(key, (value = this.#turn(card).value));
    return value;
  };

  /** The parts taken as independent of each other. */
  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    const card = position?.card ?? emptyCard(this.#rules);
    let all = Float64Array.of(1);
    for (const part of this.#parts) {
      const own = cardOf(part, this.#rules, card);
      const from = { ...BEFORE_A_TURN, card: own };
      const chances = await part.solution.distribution(from, signal);
      all = sumOf(all, chances.slice(writtenOn(part.rules, own)));
    }
    const written = Math.round(
      this.#estimate(card) -
        this.#parts.reduce((s, p) => s + p.solution.toCome(cardOf(p, this.#rules, card)), 0),
    );
    const totals = new Float64Array(Math.max(0, written) + all.length);
    totals.set(written < 0 ? all.slice(-written) : all, Math.max(0, written));
    return totals;
  }

  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const cells: Record<string, KindChances> = {};
    const bonus: KindChances = { mean: 0, zero: 0 };
    let extra = 0;
    for (const { solution, cells: names } of this.#parts) {
      const own = await solution.statistics(signal);
      for (const [cell, chances] of Object.entries(own.cells)) cells[names.get(cell) ?? cell] = chances;
      bonus.mean += own.bonus.mean;
      bonus.zero = Math.max(bonus.zero, own.bonus.zero);
      extra += own.extra;
    }
    return { expectedTotal: this.expectedTotal, cells, bonus, extra };
  }
}

const BEFORE_A_TURN = {
  dice: [],
  roll: 0,
  held: undefined,
  rollsLeft: 0,
  served: true,
  announced: undefined,
  tokens: 0,
};

/** The distribution of the sum of two independent numbers. */
function sumOf(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(a.length + Math.max(0, b.length - 1));
  a.forEach((p, i) => {
    if (p) b.forEach((q, j) => (sum[i + j] = (sum[i + j] ?? 0) + p * q));
  });
  return sum;
}
