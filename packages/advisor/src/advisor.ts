/** An advisor for boards. It solves each game on first use. */
import {
  cellsFor,
  chance,
  legalActions,
  reduce,
  rollsLeft,
  winShares,
  type GameState,
  type Held,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { isWaiting } from '@yahtzee-game/rules/engine';
import { adviceInSteps } from './answers/advice-in-steps.js';
import { aimOf, withAims } from './answers/aims.js';
import { comparisonBy, prospectsBy, type Prospects } from './answers/board-answers.js';
import type { Comparison } from './answers/comparison.js';
import { hasOdds, odds } from './answers/odds.js';
import { actionOf, checkLevel, choiceOf, ownAdvice, simpleAction, type Level } from './answers/player.js';
import { reviewInSteps, type GameReview } from './answers/review.js';
import { totalsDecide, winProbabilities } from './answers/win-probabilities.js';
import { keptUnlessFailed } from './basics/kept-unless-failed.js';
import { checkOptionalFunction, checkSignal, gameOf } from './basics/refuse.js';
import type { Signal } from './basics/signal.js';
import { inSlices, pause } from './basics/slices.js';
import { unlessAborted } from './basics/unless-aborted.js';
import { countStates, type Compiled, type CompiledPlan } from './compile/compile.js';
import { cardStateOf } from './exact/choices.js';
import type { ExactSolution } from './exact/exact-solution.js';
import type { Advice, Chosen } from './questions/advice.js';
import { checkChoice } from './questions/check-solution.js';
import { positionOf, type Position } from './questions/position.js';
import type { Solution, TurnEnding } from './questions/solution.js';
import { compiledInSlices, estimate, solveWhole } from './solve/solve.js';
import { checkOptions, type SolveOptions } from './worker/solve-options.js';

/** The options of `solve` that an advisor passes on. */
export type AdvisorOptions = Pick<SolveOptions, 'worker' | 'wasm' | 'precision' | 'onProgress'>;

/**
 * Answers questions about a game state. Every method rejects with the reason of the signal when aborted, and with a
 * RangeError, one sentence, if it is not given a state. Games that are not scorecard games have choices and players;
 * `distribution` rejects with a RangeError there.
 */
export interface Advisor {
  /** Resolves to all choices of the player on turn, best first. */
  advise(state: GameState, signal?: Signal): Promise<Advice>;
  /** Resolves to the probability of scoring in this turn, by id of each cell that may be filled, if play aims at it. */
  odds(state: GameState, signal?: Signal): Promise<Readonly<Record<string, number>>>;
  /**
   * Resolves to what a choice of the player on turn gains and loses against another one, box by box; undefined while
   * the game is only estimated, if the choices are not allowed now, and in games that are not scorecard games.
   */
  compare(state: GameState, choice: Chosen, other: Chosen, signal?: Signal): Promise<Comparison | undefined>;
  /** Resolves to what the player on turn may still expect; undefined if it is not known. */
  prospects(state: GameState, signal?: Signal): Promise<Prospects | undefined>;
  /** Resolves to each player's probability to win, 0 to 1, by seat; undefined where not only totals decide. */
  winProbabilities(state: GameState, signal?: Signal): Promise<number[] | undefined>;
  /**
   * Resolves to the final totals of one player who plays the game of this state perfectly from its start. They are
   * estimates unless the game is solved already, or can be solved within about a second.
   */
  distribution(state: GameState, signal?: Signal): Promise<Distribution>;
  /**
   * Resolves to the loss of every decision of the game so far, and the luck of its dice; undefined in games that are
   * not scorecard games, where best play of one card alone is not a measure. It is computed in slices, so that the page
   * stays responsive.
   */
  review(state: GameState, signal?: Signal): Promise<GameReview | undefined>;
  /**
   * Returns a computer player for a board. While its game is being solved, it decides by an estimate.
   * @throws RangeError if there is no such level
   */
  player(level: Level): SeatPlayer;
}

/** A computer player at a board. */
export interface SeatPlayer {
  /**
   * Resolves to the action of the player on turn. `mark` is called with the dice that are kept and, if the game is
   * solved, the cell that they are kept for.
   */
  choose(
    state: GameState,
    signal?: Signal,
    mark?: (held: Held, cell?: string) => void,
  ): Promise<PlayerAction>;
}

/** The final totals of a game. */
export interface Distribution {
  /** The probability of each final total, by total from 0. */
  readonly chances: Float64Array;
  readonly exact: boolean;
}

/** Most games whose solutions are kept; each may take a few megabytes. */
const MAX_KEPT = 3;
/** The product of states and keeps that takes about a second to solve. */
const QUICK = 4e8;
/** Milliseconds after which a player no longer waits for a solution and takes an estimate. */
const PATIENCE = 1500;

/** Returns an advisor, as `<yahtzee-game>.advisor` accepts it. */
export function createAdvisor(options: AdvisorOptions = {}): Advisor {
  checkOptions(options, ['worker', 'wasm', 'precision', 'onProgress']);
  const games = new Map<Ruleset, RulesetAdvisor>();
  const advisorFor = ({ rules: { ruleset } }: GameState): RulesetAdvisor => {
    let advisor = games.get(ruleset);
    if (!advisor) games.set(ruleset, (advisor = new RulesetAdvisor(ruleset, options)));
    const [oldest] = games.keys();
    if (games.size > MAX_KEPT && oldest) games.delete(oldest);
    return advisor;
  };
  const solutionFor = (state: GameState, signal: Signal | undefined): Promise<Solution> =>
    unlessAborted(advisorFor(state).forTurn(state), signal);
  const adviceInTime = async (
    state: GameState,
    signal: Signal | undefined,
  ): Promise<{ readonly advice: Advice; readonly solution?: Solution }> => {
    const own = ownAdvice(state, signal);
    if (own) return { advice: await own };
    const solution = await unlessAborted(advisorFor(state).soon(state), signal);
    return { advice: await inSlices(adviceInSteps(solution, positionOf(state)), signal), solution };
  };
  return {
    advise: async (state, signal) => {
      check(state, signal);
      const own = ownAdvice(state, signal);
      if (own) return own;
      const solution = await solutionFor(state, signal);
      return adviceWithReason(solution, positionOf(state), signal);
    },
    compare: async (state, choice, other, signal) => {
      check(state, signal);
      checkChoice(choice);
      checkChoice(other);
      if (state.rules.game.kind !== 'scorecard') return undefined;
      const solution = await solutionFor(state, signal);
      return apart(comparisonBy(solution, positionOf(state), choice, other, signal));
    },
    prospects: async (state, signal) => {
      check(state, signal);
      if (state.rules.game.kind !== 'scorecard') return undefined;
      const solution = await solutionFor(state, signal);
      return apart(prospectsBy(solution, positionOf(state), signal));
    },
    odds: async (state, signal) => {
      check(state, signal);
      return inSlices(oddsOfCells(state), signal);
    },
    winProbabilities: async (state, signal) => {
      check(state, signal);
      const ended = winShares(state);
      if (ended || !totalsDecide(state)) return ended;
      const advisor = advisorFor(state);
      const solution = await unlessAborted(advisor.forAll(), signal);
      try {
        return await winProbabilities(state, solution, signal);
      } catch (error) {
        // Distributions of an exact solution may take too much memory, unlike those of its parts.
        if (!solution.exact || !(error instanceof RangeError)) throw error;
        return winProbabilities(state, await unlessAborted(advisor.estimated(), signal), signal);
      }
    },
    distribution: async (state, signal) => {
      check(state, signal);
      return unlessAborted(advisorFor(state).distribution(), signal);
    },
    review: async (state, signal) => {
      check(state, signal);
      if (state.rules.game.kind !== 'scorecard') return undefined;
      const solution = await unlessAborted(advisorFor(state).forAll(), signal);
      const review = await inSlices(reviewInSteps(state, solution), signal);
      return withAims(state, review, solution, signal);
    },
    player(level) {
      checkLevel(level);
      return {
        choose: async (state, signal, mark) => {
          check(state, signal);
          checkOptionalFunction('mark', mark, 'a function that takes the dice that are kept');
          const simple = simpleAction(state, level);
          if (simple) return simple;
          const { advice, solution } = await adviceInTime(state, signal);
          const choice = choiceOf(state, advice, level);
          if (choice.kind === 'hold') mark?.(choice.held, await aimOf(state, choice, solution));
          return actionOf(state, choice);
        },
      };
    },
  };
}

/** @throws RangeError, one sentence, if this is not a state, or the signal is not a signal */
function check(state: GameState, signal: Signal | undefined): void {
  gameOf(state);
  checkSignal(signal);
}

/** Resolves to an answer in a new task, so that drawing it does not lengthen the task that computed it. */
async function apart<T>(answering: Promise<T>): Promise<T> {
  const answer = await answering;
  await pause();
  return answer;
}

/**
 * Computes the odds of every cell, once for each row and number of rolls. Each `yield` is a good moment for a pause.
 */
function* oddsOfCells(state: GameState): Generator<void, Readonly<Record<string, number>>> {
  const { rules, turn, cards } = state;
  const card = cards[state.seat];
  const known = new Map<string, number>();
  const found: Record<string, number> = {};
  const rollsFor = rollsByCell(state);
  for (const { id, points } of cellsFor(state).filter(({ legal }) => legal)) {
    const cell = rules.cellById.get(id);
    // A cell that scores now, for example with a joker, needs no luck. One that waits for another row cannot score.
    if (points > 0 || !cell || !card || isWaiting(rules, card, cell)) {
      found[id] = points > 0 ? 1 : 0;
      continue;
    }
    if (!hasOdds(rules)) continue;
    const row = cell.category.id;
    const left = rollsFor.get(id) ?? 0;
    const key = `${row}/${left}`;
    const own = known.get(key) ?? odds(rules.ruleset, row, { dice: turn.dice, rollsLeft: left }).chance;
    known.set(key, own);
    found[id] = own;
    yield;
  }
  return found;
}

/** Returns, by cell, the most further rolls after which it may be filled: some columns accept only early rolls. */
function rollsByCell(state: GameState): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  let now = state;
  for (let roll = 1; roll <= rollsLeft(state); roll++) {
    const rolls = legalActions(now).find(({ type }) => type === 'roll');
    const asked = rolls && reduce(now, rolls);
    const owed = asked?.ok ? chance(asked) : undefined;
    if (!asked?.ok || !owed) break;
    const rolled = reduce(asked, { type: 'dice', values: now.turn.dice.slice(0, owed.count) });
    if (!rolled.ok) break;
    now = rolled;
    for (const { id, legal } of cellsFor(now)) if (legal) most.set(id, roll);
  }
  return most;
}

/** Adds the reason for the best choice: the likeliest two endings of a hold, else the loss of the second best. */
async function adviceWithReason(
  solution: Solution,
  position: Position,
  signal: Signal | undefined,
): Promise<Advice> {
  const advice = await inSlices(adviceInSteps(solution, position), signal);
  const [best, second] = advice.choices;
  if (best?.kind !== 'hold') {
    if (!best || !second) return advice;
    return { ...advice, why: { key: 'advice.why.box', args: { loss: second.loss } } };
  }
  const [first, next] = (await solution.endings?.(position, best)) ?? [];
  if (!first || !next) return advice;
  const percent = ({ chance }: TurnEnding): number => Math.round(100 * chance);
  const args = { row: first.cell, chance: percent(first), row2: next.cell, chance2: percent(next) };
  return { ...advice, why: { key: 'advice.why.hold', args } };
}

/**
 * The solutions of one ruleset. A solve continues when a request is aborted, since the next request needs it as well.
 * During a long solve, answers come from a solve of the cards that can be reached from the current one if that is
 * quick, else from an estimate.
 */
class RulesetAdvisor {
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
