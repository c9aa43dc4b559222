/** The answers of a game that is solved as a whole. Advice takes well under a millisecond. */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import { checkSignal } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { expectedPointsAfter, Turn, type ValueAfterEntry } from '../forecast/turn.js';
import { pointsToCome, valueLookup } from '../plan/layout.js';
import type { Advice, Chosen } from '../questions/advice.js';
import { checkPosition } from '../questions/check-position.js';
import type { Position } from '../questions/position.js';
import type {
  Explanation,
  ObjectiveSolution,
  Outlook,
  Solution,
  Statistics,
  TurnEnding,
  Utility,
} from '../questions/solution.js';
import { cardStateOf, choicesOf, valueAt } from './choices.js';
import type { Asked, LaterAnswers } from './later-answers.js';
import { pointsSoFar } from './points-so-far.js';
import type { SolvedGame } from './solved-game.js';

export class ExactSolution implements Solution {
  readonly exact = true;
  readonly standardError = 0;
  readonly states: number;
  readonly expectedTotal: number;
  /** The plan and the values, for code that computes with them. */
  readonly solved: SolvedGame;
  readonly #after: ValueAfterEntry;
  #later: LaterAnswers | undefined;
  /** The turn that was asked about last, whose tables are computed already. */
  #turn: Turn | undefined;

  constructor(solved: SolvedGame) {
    this.solved = solved;
    this.#after = expectedPointsAfter(solved.plan, solved.values);
    this.states = solved.values.rows.length;
    this.expectedTotal = valueLookup(solved.plan, solved.values, 0)(0, 0);
  }

  get ruleset(): Ruleset {
    return this.solved.rules.ruleset;
  }

  valueOf(position: Position): number {
    const asked = this.#asked(position);
    return asked.soFar + this.#valueAt(asked);
  }

  /** Returns the points that a card still brings before its next turn, its bonus included. */
  pointsToCome(card: Card): number {
    const { plan, values } = this.solved;
    return pointsToCome(plan, values, cardStateOf(this.solved, card));
  }

  advise(position: Position): Advice {
    const asked = this.#asked(position);
    const value = asked.soFar + this.#valueAt(asked);
    const choices = choicesOf(this.solved, asked.turn, position, value, asked.soFar);
    return { choices, value, exact: this.exact };
  }

  async endings(position: Position, choice: Chosen): Promise<readonly TurnEnding[]> {
    return (await this.#laterAnswers()).endings(this.#asked(position), choice);
  }

  async explain(position: Position, choice: Chosen, signal?: Signal): Promise<Explanation> {
    checkSignal(signal);
    return (await this.#laterAnswers()).explain(this.#asked(position), choice, signal);
  }

  async outlook(position: Position, signal?: Signal): Promise<Outlook> {
    checkSignal(signal);
    return (await this.#laterAnswers()).outlook(this.#asked(position), signal);
  }

  async aimingAt(utility: Utility): Promise<ObjectiveSolution> {
    return (await this.#laterAnswers()).aimingAt(utility);
  }

  async distribution(position?: Position, signal?: Signal): Promise<Float64Array> {
    checkSignal(signal);
    const asked = position === undefined ? undefined : this.#asked(position);
    return (await this.#laterAnswers()).distribution(asked, signal);
  }

  async statistics(signal?: Signal): Promise<Statistics> {
    checkSignal(signal);
    return (await this.#laterAnswers()).statistics(this.expectedTotal, signal);
  }

  /** Imports the module each time, which takes microseconds: a kept promise that failed once would fail for ever. */
  async #laterAnswers(): Promise<LaterAnswers> {
    const { LaterAnswers: Answers } = await import('./later-answers.js');
    return (this.#later ??= new Answers(this.solved));
  }

  #asked(position: Position): Asked {
    const { rules, plan, lattice } = this.solved;
    checkPosition(rules, position);
    const cardState = cardStateOf(this.solved, position.card);
    const isLatest = JSON.stringify(cardState) === JSON.stringify(this.#turn?.cardState);
    this.#turn = (isLatest && this.#turn) || new Turn(plan, lattice, this.#after, cardState);
    return { position, turn: this.#turn, soFar: pointsSoFar(rules, position.card) };
  }

  /** Returns the points still to come from this moment. Between turns they are stored. */
  #valueAt({ position, turn }: Asked): number {
    return position.roll === 0 ? this.pointsToCome(position.card) : valueAt(this.solved, turn, position);
  }
}
