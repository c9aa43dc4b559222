/** An advisor for boards. It solves each game on first use. */
import { winShares, type GameState, type Held, type PlayerAction, type Ruleset } from '@yahtzee-game/rules';
import { adviceInSteps } from './answers/advice-in-steps.js';
import { adviceWithReason } from './answers/advice-with-reason.js';
import { aimOf, withAims } from './answers/aims.js';
import { comparisonBy, prospectsBy, type Prospects } from './answers/board-answers.js';
import type { Comparison } from './answers/comparison.js';
import { oddsInSteps } from './answers/odds-in-steps.js';
import { actionOf, checkLevel, choiceOf, ownAdvice, simpleAction, type Level } from './answers/player.js';
import { reviewInSteps, type GameReview } from './answers/review.js';
import { totalsDecide, winProbabilities } from './answers/win-probabilities.js';
import { checkOptionalFunction, checkSignal, gameOf } from './basics/refuse.js';
import type { Signal } from './basics/signal.js';
import { inSlices, pause } from './basics/slices.js';
import { unlessAborted } from './basics/unless-aborted.js';
import type { Advice, Chosen } from './questions/advice.js';
import { checkChoice } from './questions/check-solution.js';
import { positionOf } from './questions/position.js';
import type { Solution } from './questions/solution.js';
import { RulesetAdvisor, type AdvisorOptions, type Distribution } from './ruleset-advisor.js';
import { checkOptions } from './worker/solve-options.js';

export type { AdvisorOptions, Distribution };

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

/** Most games whose solutions are kept; each may take a few megabytes. */
const MAX_KEPT = 3;
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
      return inSlices(oddsInSteps(state), signal);
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
