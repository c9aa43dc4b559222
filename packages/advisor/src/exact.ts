/** A game that is solved as a whole: it answers for every position, in well under a millisecond. */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import type { Advice, Choice } from './advice.js';
import type { Aim, Utility } from './aim.js';
import type { Start } from './chances.js';
import { choicesOf, sheetOf, worthAt, type Laid } from './choices.js';
import type { Explanation, Lead } from './outlook.js';
import type { Position } from './position.js';
import type { Solution, Statistics } from './solution.js';
import { rowOf, type Values } from './layout.js';
import type { WorkerFile } from './runner.js';
import { pointsAfter, Turn, type After, type Sheet } from './turn.js';
import { writtenOn } from './written.js';

export interface Solved extends Laid {
  readonly values: Values;
  /** Where and how further work may be done. */
  readonly worker: boolean | WorkerFile;
  readonly wasm: boolean;
}

const EMPTY_SHEET: readonly Start[] = [{ sheet: { filling: 0, total: 0, bank: 0 }, written: 0, chance: 1 }];

export class ExactSolution implements Solution {
  readonly exact = true;
  readonly states: number;
  readonly expectedTotal: number;
  readonly #solved: Solved;
  readonly #after: After;

  constructor(solved: Solved) {
    this.#solved = solved;
    this.#after = pointsAfter(solved.plan, solved.values);
    this.states = solved.values.rows.length;
    this.expectedTotal = rowOf(solved.plan, solved.values, 0)(0, 0);
  }

  get ruleset(): Ruleset {
    return this.#solved.rules.ruleset;
  }

  valueOf(position: Position): number {
    return writtenOn(this.#solved.rules, position.card) + this.#worthOf(this.#turnOf(position), position);
  }

  /** Points that a card still brings, its bonus included, before the next turn. */
  toCome(card: Card): number {
    return this.toComeOn(sheetOf(this.#solved, card));
  }

  /** The same for a card as the solver sees it. */
  toComeOn({ filling, total, bank }: Sheet): number {
    return rowOf(this.#solved.plan, this.#solved.values, filling)(total, bank);
  }

  async leads(position: Position, choice: Choice): Promise<readonly Lead[]> {
    const { leadsAfter } = await import('./outlook.js');
    return leadsAfter(this.#solved, this.#turnOf(position), position, choice);
  }

  async explain(position: Position, choice: Choice, signal?: AbortSignal): Promise<Explanation> {
    const { explanationOf } = await import('./outlook.js');
    const written = writtenOn(this.#solved.rules, position.card);
    return explanationOf(this.#solved, this.#turnOf(position), position, written, choice, signal);
  }

  /** The same game played for another aim; its values are chances. */
  async aimingAt(utility: Utility, signal?: AbortSignal): Promise<Aim> {
    const [{ Aim }, totals] = await Promise.all([import('./aim.js'), this.distribution(undefined, signal)]);
    return new Aim(this, this.#solved, utility, deviationOf(totals));
  }

  #turnOf(position: Position): Turn {
    const { plan, lattice } = this.#solved;
    return new Turn(plan, lattice, this.#after, sheetOf(this.#solved, position.card));
  }

  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    const { chancesFrom, endsOfTurn } = await import('./outlook.js');
    if (!position) return (await chancesFrom(this.#solved, EMPTY_SHEET, signal)).totals;
    const written = writtenOn(this.#solved.rules, position.card);
    const starts = endsOfTurn(this.#solved, this.#turnOf(position), position, written);
    return (await chancesFrom(this.#solved, starts, signal)).totals;
  }

  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const { chancesFrom } = await import('./outlook.js');
    const { kinds, bonus, extra } = await chancesFrom(this.#solved, EMPTY_SHEET, signal);
    const cells = Object.fromEntries(
      this.#solved.plan.kinds.map(({ cells: [cell = ''] }, k) => [cell, kinds[k] ?? { mean: 0, zero: 0 }]),
    );
    return { expectedTotal: this.expectedTotal, cells, bonus, extra: extra.mean };
  }

  advise(position: Position): Advice {
    const turn = this.#turnOf(position);
    const written = writtenOn(this.#solved.rules, position.card);
    const value = written + this.#worthOf(turn, position);
    return { choices: choicesOf(this.#solved, turn, position, value, written), value, exact: this.exact };
  }

  #worthOf(turn: Turn, position: Position): number {
    return position.roll === 0 ? this.toCome(position.card) : worthAt(this.#solved, turn, position);
  }
}

function deviationOf(chances: Float64Array): number {
  const mean = chances.reduce((sum, chance, total) => sum + chance * total, 0);
  return Math.sqrt(chances.reduce((sum, chance, total) => sum + chance * (total - mean) ** 2, 0));
}
