/** Computer players, from random to best play. */
import {
  greedyAction,
  legalActions,
  randomAction,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import type { Advice, Choice, Chosen } from './advice.js';
import { refuse } from './refuse.js';
import { positionOf } from './position.js';
import { inSlices } from './slices.js';
import { solutionOf } from './solution-cache.js';
import type { Solution } from './solution.js';
import { sum } from './sum.js';

/**
 * How well a player plays: `random` picks any legal action, `greedy` maximises the points of this turn's entry, `human`
 * makes small mistakes, `optimal` maximises the expected final total, the chance to win a round of poker dice, or what a turn
 * brings in a race of crosses.
 */
export type Level = 'random' | 'greedy' | 'human' | 'optimal';

export interface PlayerOptions {
  readonly level: Level;
  /** The solution of the ruleset that is played. By default, `human` and `optimal` players solve it on first use. */
  readonly solution?: Solution;
  /** Returns a number from 0 to 1, 1 excluded; `Math.random` by default. */
  readonly random?: () => number;
}

export interface Player {
  readonly level: Level;
  /** Resolves to the action of the player on turn. Rejects with a RangeError if there is nothing to decide. */
  readonly choose: (state: GameState) => Promise<PlayerAction>;
}

/** How much of a loss makes a choice e times less likely for a human player, by unit of the advice. Estimated. */
const HUMAN_LOSS = { points: 1.5, chance: 0.03, crosses: 0.15 };

/**
 * Returns a computer player.
 * @throws RangeError if there is no such level
 */
export function createPlayer({ level, solution, random = Math.random }: PlayerOptions): Player {
  checkLevel(level);
  const choose = async (state: GameState): Promise<PlayerAction> => {
    const simple = simpleAction(state, level, random);
    if (simple) return simple;
    const own = ownAdvice(state);
    const advice = own
      ? await own
      : (solution ?? (await solutionOf(state.rules.ruleset))).advise(positionOf(state));
    return actionOf(state, choiceOf(advice, level, random));
  };
  return { level, choose };
}

/** Throws a RangeError if there is no such level. */
export function checkLevel(level: Level): void {
  if (!LEVELS.includes(level)) refuse('level', level, LEVELS.join(', '));
}

const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];

/** Returns what a player does without advice; undefined if its level needs some. */
export function simpleAction(
  state: GameState,
  level: Level,
  random: () => number = Math.random,
): PlayerAction | undefined {
  if (level === 'random') return randomAction(state, random);
  return level === 'greedy' ? greedyAction(state, random) : undefined;
}

/** Advice for games that are no scorecard games. */
const OWN_ADVICE = {
  rounds: () => import('./round-advice.js'),
  race: () => import('./race-advice.js'),
};

/** Resolves to the advice of a game that is no scorecard game; returns undefined for one that is. */
export function ownAdvice(state: GameState, signal?: AbortSignal): Promise<Advice> | undefined {
  const { kind } = state.rules.game;
  if (kind === 'scorecard') return undefined;
  return OWN_ADVICE[kind]().then(({ adviceFor }) => inSlices(adviceFor(state), signal));
}

/** Returns the choice of a player: the best one, or one of those with small losses. */
export function choiceOf({ choices, unit = 'points' }: Advice, level: Level, random = Math.random): Choice {
  const [best] = choices;
  if (!best) throw new RangeError('player: nothing has to be decided here');
  if (level !== 'human') return best;
  const weights = choices.map(({ loss }) => Math.exp(-loss / HUMAN_LOSS[unit]));
  let left = random() * sum(weights);
  return choices.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? best;
}

/** Returns the action of best play. */
export const bestAction = (state: GameState, solution: Solution): PlayerAction =>
  actionOf(state, choiceOf(solution.advise(positionOf(state)), 'optimal'));

/**
 * Returns the action that plays a choice, such as the best one of `advise`; any legal one if the rules do not allow it.
 * @throws RangeError if nothing may be done
 */
export function actionOf(state: GameState, choice: Chosen): PlayerAction {
  const wanted = legalActions(state).find((action) =>
    action.type === 'roll'
      ? choice.kind === 'hold' && action.held === choice.held
      : choice.kind === action.type && choice.cell === action.cell,
  );
  return wanted ?? randomAction(state, () => 0);
}
