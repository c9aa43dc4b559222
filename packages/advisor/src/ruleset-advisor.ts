/** The solutions of one ruleset that an advisor answers from. */
import type { GameState, Ruleset } from '@yahtzee-game/rules';
import { keptUnlessFailed } from './basics/kept-unless-failed.js';
import { inSlices } from './basics/slices.js';
import { countStates, type Compiled, type CompiledPlan } from './compile/compile.js';
import { cardStateOf } from './exact/choices.js';
import type { ExactSolution } from './exact/exact-solution.js';
import type { Solution } from './questions/solution.js';
import { compiledInSlices, estimate, solveWhole } from './solve/solve.js';
import type { SolveOptions } from './worker/solve-options.js';

/** The options of `solve` that an advisor passes on. */
export type AdvisorOptions = Pick<SolveOptions, 'worker' | 'wasm' | 'precision' | 'onProgress'>;

/** The final totals of a game. */
export interface Distribution {
  /** The probability of each final total, by total from 0. */
  readonly chances: Float64Array;
  readonly exact: boolean;
}

/** The product of states and keeps that takes about a second to solve. */
const QUICK = 4e8;
/** Milliseconds after which a player no longer waits for a solution and takes an estimate. */
const PATIENCE = 1500;

/**
 * Solves one ruleset. A solve continues when a request is aborted, since the next request needs it as well.
 * During a long solve, answers come from a solve of the cards that can be reached from the current one if that is
 * quick, else from an estimate.
 */
export class RulesetAdvisor {
  readonly #ruleset: Ruleset;
  readonly #options: AdvisorOptions;
  #whole: Promise<ExactSolution> | undefined;
  #solved: ExactSolution | undefined;
  #fromCard:
    { readonly filled: number; readonly solution: () => Promise<ExactSolution | undefined> } | undefined;

  constructor(ruleset: Ruleset, options: AdvisorOptions) {
    this.#ruleset = ruleset;
    this.#options = options;
  }

  readonly #compiled = keptUnlessFailed(() => compiledInSlices(this.#ruleset));

  /** Resolves to a solution for the player on turn. */
  async forTurn(state: GameState): Promise<Solution> {
    const compiled = await this.#compiled();
    const whole = this.#wholeOf(compiled);
    if (whole) return whole;
    const fromCard = compiled.ok ? await this.#fromHere(compiled, state) : undefined;
    return fromCard ?? this.estimated();
  }

  /** Resolves to a solution for the player on turn, or to an estimate if that takes longer than `PATIENCE`. */
  async soon(state: GameState): Promise<Solution> {
    const solution = this.forTurn(state);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, undefined);
    });
    try {
      const inTime = await Promise.race([solution, late]);
      return inTime ?? (await Promise.race([solution, this.estimated().catch(() => solution)]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves to a solution for the cards of all players. */
  async forAll(): Promise<Solution> {
    return this.#wholeOf(await this.#compiled()) ?? this.estimated();
  }

  /** Returns the solution of the whole game if there is one, or will be within about a second. */
  #wholeOf(compiled: Compiled): Promise<Solution> | Solution | undefined {
    if (!compiled.ok) return undefined;
    const isQuick = costOf(compiled, compiled.states) <= QUICK;
    // On the page, a solve of minutes would block it, so such a solve runs only where a worker may be used.
    if (isQuick || this.#options.worker !== false) this.#begin(compiled);
    return isQuick ? this.#whole : this.#solved;
  }

  #begin(compiled: CompiledPlan): void {
    if (this.#whole) return;
    this.#whole = solveWhole(compiled, this.#options);
    this.#whole.then(
      (solution) => (this.#solved = solution),
      () => (this.#whole = undefined),
    );
  }

  /** Resolves to an estimate from the parts of the game. */
  readonly estimated = keptUnlessFailed(() => estimate(this.#ruleset, this.#options));

  /** Resolves to the final totals from the start of the game. It continues when a request is aborted. */
  readonly distribution = keptUnlessFailed(() => this.#distributionOfWhole());

  async #distributionOfWhole(): Promise<Distribution> {
    const compiled = await this.#compiled();
    // Asked when a game is over, this does not begin a solve that takes minutes.
    const isQuick = compiled.ok && costOf(compiled, compiled.states) <= QUICK;
    const whole = isQuick ? await this.#wholeOf(compiled) : this.#solved;
    try {
      if (whole) return { chances: await whole.distribution(), exact: whole.exact };
    } catch (error) {
      // Distributions of an exact solution may take too much memory.
      if (!(error instanceof RangeError)) throw error;
    }
    const parts = await this.estimated();
    return { chances: await parts.distribution(), exact: parts.exact };
  }

  /** Solves what can be reached from the current card; `undefined` if that takes long. */
  async #fromHere(compiled: CompiledPlan, state: GameState): Promise<Solution | undefined> {
    const card = state.cards[state.seat];
    if (!card) return undefined;
    const { filled } = cardStateOf(compiled, card);
    if (this.#fromCard?.filled !== filled)
      this.#fromCard = { filled, solution: keptUnlessFailed(() => this.#solvedFrom(compiled, filled)) };
    return this.#fromCard.solution();
  }

  async #solvedFrom(compiled: CompiledPlan, filled: number): Promise<ExactSolution | undefined> {
    const states = await inSlices(countStates({ ...compiled.plan, from: filled }), undefined);
    return costOf(compiled, states) > QUICK ? undefined : solveWhole(compiled, this.#options, filled);
  }
}

/** Returns states × keeps. Each class that may be announced needs a separate turn; on average, half of them may. */
const costOf = ({ plan, lattice }: CompiledPlan, states: number): number =>
  states * lattice.keeps * (plan.declare ? plan.cellClasses.length / 2 : 1);
