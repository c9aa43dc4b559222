/** Computer players, from random to best play. */
import {
  greedyAction,
  legalActions,
  randomAction,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { checkOptionalFunction, gameOf, optionsOf, refuse } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import { sum } from '../basics/sum.js';
import type { Advice, Choice, Chosen, HoldChoice, ScoreChoice } from '../questions/advice.js';
import { checkChoice, checkSolution } from '../questions/check-solution.js';
import { positionOf } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import { solutionOf } from '../solve/solution-cache.js';

/**
 * How well a player plays: `random` picks any legal action, `greedy` maximises the points of this turn's entry, `human`
 * makes small mistakes, `optimal` maximises the expected final total, the chance to win a round of poker dice, or the
 * worth of a turn in a race of crosses.
 */
export type Level = 'random' | 'greedy' | 'human' | 'optimal';

export interface PlayerOptions {
  readonly level: Level;
  /** The solution of the ruleset that is played. By default, `human` and `optimal` players solve it on first use. */
  readonly solution?: Solution | undefined;
  /** Returns a number from 0 to 1, 1 excluded; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
}

export interface Player {
  readonly level: Level;
  /** Resolves to the action of the player on turn. Rejects with a RangeError if there is nothing to decide. */
  readonly choose: (state: GameState) => Promise<PlayerAction>;
}

/**
 * The loss that makes a choice e times less likely for a human player. For points, it is a share of the mean points of
 * a turn, since one point is much in some games and nothing in others. Estimated.
 */
const HUMAN_LOSS = { points: 0.12, chance: 0.03, crosses: 0.15 };

/**
 * Returns a computer player.
 * @throws RangeError, one sentence, if there is no such level, or another option is not valid
 */
export function createPlayer(options: PlayerOptions): Player {
  const { level, solution, random = Math.random } = optionsOf(options, ['level', 'solution', 'random']);
  checkLevel(level);
  if (solution !== undefined) checkSolution(solution);
  checkOptionalFunction('random', random, 'a function that returns a number from 0 to 1, 1 excluded');
  const choose = async (state: GameState): Promise<PlayerAction> => {
    gameOf(state);
    const simple = simpleAction(state, level, random);
    if (simple) return simple;
    const own = ownAdvice(state);
    const advice = own
      ? await own
      : (solution ?? (await solutionOf(state.rules.ruleset))).advise(positionOf(state));
    return actionOf(state, choiceOf(state, advice, level, random));
  };
  return { level, choose };
}

/** @throws RangeError, one sentence, if there is no such level */
export function checkLevel(level: Level | undefined): asserts level is Level {
  if (!level || !LEVELS.includes(level)) refuse('level', level, LEVELS.join(', '));
}

const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];

/** Returns the action of a player who decides without advice; undefined if the level needs advice. */
export function simpleAction(
  state: GameState,
  level: Level,
  random: () => number = Math.random,
): PlayerAction | undefined {
  if (level === 'random') return randomAction(state, random);
  return level === 'greedy' ? greedyAction(state, random) : undefined;
}

/** The advice of games that are not scorecard games. */
const OWN_ADVICE = {
  rounds: () => import('./round-advice.js'),
  race: () => import('./race-advice.js'),
};

/** Resolves to the advice of a game that is not a scorecard game; returns undefined for one that is. */
export function ownAdvice(state: GameState, signal?: Signal): Promise<Advice> | undefined {
  const { kind } = state.rules.game;
  if (kind === 'scorecard') return undefined;
  return OWN_ADVICE[kind]().then(({ adviceFor }) => inSlices(adviceFor(state), signal));
}

/** Returns the choice of a player: the best one; for a human player a random one, with small losses the likeliest. */
export function choiceOf(state: GameState, advice: Advice, level: Level, random = Math.random): Choice {
  const [best] = advice.choices;
  if (!best) throw new RangeError('player: nothing has to be decided here');
  if (level !== 'human') return best;
  const choices = sensible(advice.choices, best);
  const scale = lossOf(state, advice);
  const weights = choices.map(({ loss }) => Math.exp(-loss / scale));
  let left = random() * sum(weights);
  return choices.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? best;
}

/**
 * Returns the choices that people consider while they may still roll, besides the best one: entries with points; and,
 * unless the best choice is to score, dice that belong together.
 */
function sensible(choices: readonly Choice[], best: Choice): readonly Choice[] {
  const holds = choices.filter(isHold);
  if (!holds.length) return choices;
  const strays = withStrays(holds);
  return choices.filter((choice) => {
    if (choice === best) return true;
    if (choice.kind === 'score') return brings(choice) > 0;
    return best.kind !== 'score' && !strays.has(choice);
  });
}

const isHold = (choice: Choice): choice is HoldChoice => choice.kind === 'hold';

/**
 * The holds that would be better with one die fewer or one more: their dice do not belong together, or one is missing.
 * People choose a wrong plan, but carry it out.
 */
function withStrays(holds: readonly HoldChoice[]): ReadonlySet<Choice> {
  const byDice = new Map(holds.map((hold) => [hold.dice.join(' '), hold]));
  const strays = new Set<HoldChoice>();
  for (const longer of holds)
    for (const i of longer.dice.keys()) {
      const shorter = byDice.get(longer.dice.toSpliced(i, 1).join(' '));
      if (shorter && shorter.rank !== longer.rank) strays.add(shorter.rank < longer.rank ? longer : shorter);
    }
  return strays;
}

const brings = ({ points, bonus }: ScoreChoice): number => points + bonus;

/** Returns the loss that makes a choice e times less likely for a human player, in the unit of the advice. */
function lossOf({ rules }: GameState, { unit = 'points', value }: Advice): number {
  const share = HUMAN_LOSS[unit];
  return unit === 'points' ? (share * Math.abs(value)) / rules.slots : share;
}

/** Returns the action of best play. */
export const bestAction = (state: GameState, solution: Solution): PlayerAction =>
  actionOf(state, choiceOf(state, solution.advise(positionOf(state)), 'optimal'));

/**
 * Returns the action that plays a choice, such as the best one of `advise`; any legal one if the rules do not allow it.
 * @throws RangeError, one sentence, if there is no legal action, or this is not a choice
 */
export function actionOf(state: GameState, choice: Chosen): PlayerAction {
  gameOf(state);
  checkChoice(choice);
  const wanted = legalActions(state).find((action) =>
    action.type === 'roll'
      ? choice.kind === 'hold' && action.held === choice.held
      : choice.kind === action.type && choice.cell === action.cell,
  );
  return wanted ?? randomAction(state, () => 0);
}
