/** The answers of a game that is solved as a whole. Advice takes well under a millisecond. */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import type { Advice, Choice } from './advice.js';
import type { CardState } from './card-states.js';
import { cardStateOf, choicesOf, valueAt } from './choices.js';
import { pointsToCome, valueLookup } from './layout.js';
import { pointsSoFar } from './points-so-far.js';
import { checkPosition, type Position } from './position.js';
import type {
  Explanation,
  ObjectiveSolution,
  Solution,
  Statistics,
  TurnEnding,
  Utility,
} from './solution.js';
import type { Prospects } from './prospects.js';
import type { SolvedGame } from './solved-game.js';
import { expectedPointsAfter, Turn, type ValueAfterEntry } from './turn.js';

const EMPTY_CARD: CardState = { filled: 0, total: 0, bank: 0 };

export class ExactSolution implements Solution {
  readonly exact = true;
  readonly states: number;
  readonly expectedTotal: number;
  readonly #solved: SolvedGame;
  readonly #after: ValueAfterEntry;
  #prospects: Promise<Prospects> | undefined;

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
    checkPosition(this.#solved.rules, position);
    return this.#pointsSoFar(position) + this.#valueAt(this.#turnOf(position), position);
  }

  /** Returns the points that a card still brings before its next turn, its bonus included. */
  pointsToCome(card: Card): number {
    const { plan, values } = this.#solved;
    return pointsToCome(plan, values, cardStateOf(this.#solved, card));
  }

  advise(position: Position): Advice {
    const turn = this.#turnOf(position);
    const soFar = this.#pointsSoFar(position);
    const value = soFar + this.#valueAt(turn, position);
    return { choices: choicesOf(this.#solved, turn, position, value, soFar), value, exact: this.exact };
  }

  async endings(position: Position, choice: Choice): Promise<readonly TurnEnding[]> {
    const { endingsAfter } = await import('./prospects.js');
    return endingsAfter(this.#solved, this.#turnOf(position), position, choice);
  }

  leads(position: Position, choice: Choice): Promise<readonly TurnEnding[]> {
    return this.endings(position, choice);
  }

  async explain(position: Position, choice: Choice, signal?: AbortSignal): Promise<Explanation> {
    const { explanationOf } = await import('./prospects.js');
    const prospects = await this.#prospectsOf();
    return explanationOf(this.#solved, prospects, this.#turnOf(position), position, choice, signal);
  }

  async aimingAt(utility: Utility): Promise<ObjectiveSolution> {
    const { UtilitySolution } = await import('./objective.js');
    return new UtilitySolution(this.#solved, await this.#prospectsOf(), utility);
  }

  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    const { prospectFrom, totalsOf } = await import('./prospects.js');
    const prospects = await this.#prospectsOf();
    if (!position) return totalsOf(await prospects.ofCard(EMPTY_CARD, signal), 0);
    const prospect = await prospectFrom(this.#solved, prospects, this.#turnOf(position), position, signal);
    return totalsOf(prospect, this.#pointsSoFar(position));
  }

  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const prospects = await this.#prospectsOf();
    const { means } = await prospects.ofCard(EMPTY_CARD, signal);
    const at = prospects.means;
    const cells = this.#solved.plan.cellClasses.map(({ cells: [id = ''] }, k) => {
      return [id, { mean: means[at.points(k)] ?? 0, zero: means[at.zeros(k)] ?? 0 }] as const;
    });
    return {
      expectedTotal: this.expectedTotal,
      cells: Object.fromEntries(cells),
      bonus: { mean: means[at.bonus] ?? 0, zero: means[at.noBonus] ?? 0 },
      extra: means[at.extra] ?? 0,
    };
  }

  #prospectsOf(): Promise<Prospects> {
    return (this.#prospects ??= import('./prospects.js').then(({ Prospects: All }) => new All(this.#solved)));
  }

  #turnOf(position: Position): Turn {
    const { rules, plan, lattice } = this.#solved;
    checkPosition(rules, position);
    const { card } = position;
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
