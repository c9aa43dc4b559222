/** The answers of a game that is solved as a whole. Advice takes well under a millisecond. */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import type { Advice, Choice } from './advice.js';
import { cardStateOf, choicesOf, valueAt } from './choices.js';
import type { ForwardResult, Start } from './forward-result.js';
import { pointsToCome, valueLookup } from './layout.js';
import { pointsSoFar } from './points-so-far.js';
import type { Position } from './position.js';
import type {
  Explanation,
  ObjectiveSolution,
  Solution,
  Statistics,
  TurnEnding,
  Utility,
} from './solution.js';
import type { SolvedGame } from './solved-game.js';
import { toComeAfter } from './to-come-after.js';
import { expectedPointsAfter, Turn, type ValueAfterEntry } from './turn.js';

const EMPTY_CARD: readonly Start[] = [{ cardState: { filled: 0, total: 0, bank: 0 }, soFar: 0, chance: 1 }];

export class ExactSolution implements Solution {
  readonly exact = true;
  readonly states: number;
  readonly expectedTotal: number;
  readonly #solved: SolvedGame;
  readonly #after: ValueAfterEntry;
  #fromEmptyCard: ForwardResult | undefined;
  /** Settles when the pass that was requested last has ended. */
  #lastPass: Promise<unknown> = Promise.resolve();

  constructor(solved: SolvedGame) {
    this.#solved = solved;
    this.#after = expectedPointsAfter(solved.plan, solved.values);
    this.states = solved.values.rows.length;
    this.expectedTotal = valueLookup(solved.plan, solved.values, 0)(0, 0);
  }

  get ruleset(): Ruleset {
    return this.#solved.rules.ruleset;
  }

  valueOf(position: Position): number {
    return this.#pointsSoFar(position) + this.#valueAt(this.#turnOf(position), position);
  }

  /** Returns the points that a card still brings before its next turn, its bonus included. */
  pointsToCome(card: Card): number {
    const { plan, values } = this.#solved;
    return pointsToCome(plan, values, cardStateOf(this.#solved, card));
  }

  /** Returns, for an entry in the cell of this id, the points that the card then still brings. */
  pointsToComeAfter(card: Card): (cell: string, points: number) => number {
    return toComeAfter(this.#solved, cardStateOf(this.#solved, card));
  }

  advise(position: Position): Advice {
    const turn = this.#turnOf(position);
    const soFar = this.#pointsSoFar(position);
    const value = soFar + this.#valueAt(turn, position);
    return { choices: choicesOf(this.#solved, turn, position, value, soFar), value, exact: this.exact };
  }

  async endings(position: Position, choice: Choice): Promise<readonly TurnEnding[]> {
    const { endingsAfter } = await import('./explanation.js');
    return endingsAfter(this.#solved, this.#turnOf(position), position, choice);
  }

  leads(position: Position, choice: Choice): Promise<readonly TurnEnding[]> {
    return this.endings(position, choice);
  }

  async explain(position: Position, choice: Choice, signal?: AbortSignal): Promise<Explanation> {
    const { explanationOf } = await import('./explanation.js');
    const soFar = this.#pointsSoFar(position);
    return explanationOf(this.#solved, this.#turnOf(position), position, soFar, choice, signal);
  }

  async aimingAt(utility: Utility, signal?: AbortSignal): Promise<ObjectiveSolution> {
    const [{ UtilitySolution }, totals] = await Promise.all([
      import('./objective.js'),
      this.distribution(undefined, signal),
    ]);
    return new UtilitySolution(this.#solved, utility, deviationOf(totals));
  }

  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    // A copy, since the result is kept.
    if (!position) return (await this.#forwardFromEmptyCard(signal)).totals.slice();
    const { forwardFrom, startsAfterTurn } = await import('./explanation.js');
    const turn = this.#turnOf(position);
    const starts = startsAfterTurn(this.#solved, turn, position, this.#pointsSoFar(position));
    return (await forwardFrom(this.#solved, starts, signal)).totals;
  }

  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const { cellClasses, bonus, extra } = await this.#forwardFromEmptyCard(signal);
    const cells = this.#solved.plan.cellClasses.map(
      ({ cells: [id = ''] }, k) => [id, cellClasses[k] ?? { mean: 0, zero: 0 }] as const,
    );
    return {
      expectedTotal: this.expectedTotal,
      cells: Object.fromEntries(cells),
      bonus,
      extra: extra.mean,
    };
  }

  /** Returns where a whole game leads, which several answers share: a second question waits for the first. */
  #forwardFromEmptyCard(signal: AbortSignal | undefined): Promise<ForwardResult> {
    const pass = this.#lastPass.then(() => this.#fromEmptyCard ?? this.#passFromEmptyCard(signal));
    this.#lastPass = pass.catch(() => undefined);
    return pass;
  }

  async #passFromEmptyCard(signal: AbortSignal | undefined): Promise<ForwardResult> {
    signal?.throwIfAborted();
    const { forwardFrom } = await import('./explanation.js');
    return (this.#fromEmptyCard = await forwardFrom(this.#solved, EMPTY_CARD, signal));
  }

  #turnOf({ card }: Position): Turn {
    const { plan, lattice } = this.#solved;
    return new Turn(plan, lattice, this.#after, cardStateOf(this.#solved, card));
  }

  #pointsSoFar({ card }: Position): number {
    return pointsSoFar(this.#solved.rules, card);
  }

  /** Returns the points still to come from this moment. Between turns they are stored. */
  #valueAt(turn: Turn, position: Position): number {
    return position.roll === 0 ? this.pointsToCome(position.card) : valueAt(this.#solved, turn, position);
  }
}

function deviationOf(distribution: Float64Array): number {
  const mean = distribution.reduce((sum, chance, total) => sum + chance * total, 0);
  return Math.sqrt(distribution.reduce((sum, chance, total) => sum + chance * (total - mean) ** 2, 0));
}
