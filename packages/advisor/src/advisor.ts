/** An advisor for a board: it solves whatever game is played there, once, when it is first asked. */
import { cellsFor, rollsLeft, type GameState, type Ruleset } from '@yahtzee-game/rules';
import type { Advice } from './advice.js';
import { countStates, type Compiled } from './compile.js';
import { sheetOf } from './choices.js';
import type { ExactSolution } from './exact.js';
import { odds } from './odds.js';
import type { Lead } from './outlook.js';
import { positionOf, type Position } from './position.js';
import { compiledInSlices, estimate, solveWhole, type SolveOptions, type Whole } from './solve.js';
import { inSlices } from './slices.js';
import type { Solution } from './solution.js';
import { winProbabilities } from './win.js';

export type AdvisorOptions = Pick<SolveOptions, 'worker' | 'wasm' | 'precision' | 'onProgress'>;

export interface Advisor {
  /** What may be done now, best first; rejects if the game cannot be advised on, or the signal aborts. */
  advise(state: GameState, signal: AbortSignal): Promise<Advice>;
  /** By cell that may be filled, the chance that this turn scores there, if it is aimed at; jokers aside. */
  odds(state: GameState, signal: AbortSignal): Promise<Readonly<Record<string, number>>>;
  /** By seat, the chance to win. */
  winProbabilities(state: GameState, signal: AbortSignal): Promise<number[]>;
}

/** More games than this are not kept: each may be a few megabytes. */
const MOST_KEPT = 3;
/** States × keeps that are solved in about a second. */
const A_SECOND = 4e8;

export function createAdvisor(options: AdvisorOptions = {}): Advisor {
  const games = new Map<Ruleset, Counsel>();
  const counselFor = ({ rules: { ruleset } }: GameState): Counsel => {
    let counsel = games.get(ruleset);
    if (!counsel) games.set(ruleset, (counsel = new Counsel(ruleset, options)));
    const [oldest] = games.keys();
    if (games.size > MOST_KEPT && oldest) games.delete(oldest);
    return counsel;
  };
  return {
    advise: async (state, signal) => {
      const solution = await unlessAborted(counselFor(state).forTurn(state), signal);
      return withReason(solution, positionOf(state));
    },
    odds: (state, signal) => inSlices(oddsOfCells(state), signal),
    winProbabilities: async (state, signal) => {
      const solution = await unlessAborted(counselFor(state).forAll(), signal);
      return winProbabilities(state, solution, signal);
    },
  };
}

/** Chances of every cell, one after the other; alike rows are asked about once. */
function* oddsOfCells(state: GameState): Generator<void, Readonly<Record<string, number>>> {
  const { rules, turn } = state;
  const byRow = new Map<string, number>();
  const found: Record<string, number> = {};
  for (const { id } of cellsFor(state).filter(({ legal }) => legal)) {
    const row = rules.cellById.get(id)?.category.id ?? '';
    const chance =
      byRow.get(row) ?? odds(rules.ruleset, row, { dice: turn.dice, rollsLeft: rollsLeft(state) }).chance;
    byRow.set(row, chance);
    found[id] = chance;
    yield;
  }
  return found;
}

/** Says of a hold where it most likely leads, of a box what the next best choice would cost. */
async function withReason(solution: Solution, position: Position): Promise<Advice> {
  const advice = solution.advise(position);
  const [best, second] = advice.choices;
  if (best?.kind !== 'hold') {
    if (!best || !second) return advice;
    return { ...advice, why: { key: 'advice.why.box', args: { loss: second.loss } } };
  }
  const [first, next] = (await solution.leads?.(position, best)) ?? [];
  if (!first || !next) return advice;
  const percent = ({ chance }: Lead): number => Math.round(100 * chance);
  const args = { row: first.cell, chance: percent(first), row2: next.cell, chance2: percent(next) };
  return { ...advice, why: { key: 'advice.why.hold', args } };
}

/**
 * What is known of one game. Solving goes on when a question is withdrawn: the next one will want it as well. While a
 * long solve runs, what may come after the card at hand is solved, if that is quick, else estimated.
 */
class Counsel {
  readonly #ruleset: Ruleset;
  readonly #options: AdvisorOptions;
  readonly #compiled: Promise<Compiled>;
  #whole: Promise<ExactSolution> | undefined;
  #solved: ExactSolution | undefined;
  #estimate: Promise<Solution> | undefined;
  #below: { readonly filling: number; readonly solution: Promise<ExactSolution> } | undefined;

  constructor(ruleset: Ruleset, options: AdvisorOptions) {
    this.#ruleset = ruleset;
    this.#options = options;
    this.#compiled = compiledInSlices(ruleset);
  }

  /** For the player on turn. */
  async forTurn(state: GameState): Promise<Solution> {
    const compiled = await this.#compiled;
    const whole = this.#wholeOf(compiled);
    if (whole) return whole;
    const below = compiled.ok ? await this.#fromHere(compiled, state) : undefined;
    return below ?? this.#estimated();
  }

  /** For every card on the table. */
  async forAll(): Promise<Solution> {
    return this.#wholeOf(await this.#compiled) ?? this.#estimated();
  }

  /** The solution of the whole game, if it is there or soon will be. */
  #wholeOf(compiled: Compiled): Promise<Solution> | Solution | undefined {
    if (!compiled.ok) return undefined;
    const isQuick = costOf(compiled, compiled.states) <= A_SECOND;
    // Minutes of work are for a worker alone.
    if (isQuick || this.#options.worker !== false) this.#begin(compiled);
    return isQuick ? this.#whole : this.#solved;
  }

  #begin(compiled: Whole): void {
    if (this.#whole) return;
    this.#whole = solveWhole(compiled, this.#options);
    this.#whole.then(
      (solution) => (this.#solved = solution),
      () => (this.#whole = undefined),
    );
  }

  #estimated(): Promise<Solution> {
    return (this.#estimate ??= estimate(this.#ruleset, this.#options));
  }

  /** The exact solution from the cards at hand on; undefined if that takes long. */
  async #fromHere(compiled: Whole, state: GameState): Promise<Solution | undefined> {
    const card = state.cards[state.seat];
    if (!card) return undefined;
    const { filling } = sheetOf(compiled, card);
    if (this.#below?.filling === filling) return this.#below.solution;
    const states = await inSlices(countStates({ ...compiled.plan, from: filling }), undefined);
    if (costOf(compiled, states) > A_SECOND) return undefined;
    const solution = solveWhole(compiled, this.#options, filling);
    this.#below = { filling, solution };
    return solution;
  }
}

/** States × keeps; each box that may be announced is a turn of its own. */
const costOf = ({ plan, lattice }: Whole, states: number): number =>
  states * lattice.keeps * (plan.declare ? plan.kinds.length / 2 : 1);

/** Rejects as soon as the signal aborts, whatever becomes of the promise. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
