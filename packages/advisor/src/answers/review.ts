/** A game in review: the loss of every decision, and how much of each total was luck. */
import {
  actionsOf,
  chance,
  newGame,
  playerTotals,
  reduce,
  type Action,
  type DiceSource,
  type GameState,
  type Held,
} from '@yahtzee-game/rules';
import { checkOptionalFunction, gameOf } from '../basics/refuse.js';
import { atOnce } from '../basics/slices.js';
import { sum } from '../basics/sum.js';
import { heldDice } from '../plan/lattice.js';
import type { Choice } from '../questions/advice.js';
import { checkRuleset } from '../questions/check-position.js';
import { checkSolution } from '../questions/check-solution.js';
import { positionOf } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import { adviceInSteps } from './advice-in-steps.js';
import { bestAction } from './player.js';

/** A decision of a player. */
export interface ReviewedDecision {
  readonly seat: number;
  /** Index of the action in the game's log. */
  readonly step: number;
  readonly action: Action;
  /** The best choice. */
  readonly best: Choice;
  /** The cell that the best choice aims at; absent if it is not known, and where nothing was lost. */
  readonly aim?: string;
  /** How much less the expected final total is than after the best choice, in points. */
  readonly loss: number;
  /** Points that the dice brought: the expected final total before this decision minus that after the last one. */
  readonly luck: number;
}

/** The review of one player. All numbers but `decisions` are points. */
export interface SeatReview {
  /** The total at this point of the game. */
  readonly total: number;
  /** The sum of the losses of all decisions. */
  readonly lost: number;
  /**
   * Points that the dice brought beyond the expectation, added up throw by throw. At the end, total = expected total +
   * luck − lost, unless a throw of another player ended the game.
   */
  readonly luck: number;
  /** Number of decisions. */
  readonly decisions: number;
  /** Mean loss of a decision, 0 without decisions. */
  readonly meanLoss: number;
  /** The decision with the greatest loss; `undefined` if no decision had one. */
  readonly worst: ReviewedDecision | undefined;
  /** Total of best play with the same dice; `undefined` if no dice source is given. */
  readonly perfect: number | undefined;
}

/** The review of a game. */
export interface GameReview {
  /** The mean final total of best play, before the first roll. */
  readonly expectedTotal: number;
  /** False if the numbers are estimates. */
  readonly exact: boolean;
  /** In the order of play. */
  readonly decisions: readonly ReviewedDecision[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}

/**
 * Reviews a game from its log, finished or not. A play-off is not reviewed: its cards bring no points.
 * @param solution solution of the ruleset that was played
 * @param dice the seeded or duplicate dice that the game was played with; needed for `SeatReview.perfect` alone
 * @throws RangeError if the solution is of another ruleset, or the log has an action that the rules or the solution do
 * not allow
 */
export function review(state: GameState, solution: Solution, dice?: DiceSource): GameReview {
  gameOf(state);
  checkSolution(solution);
  checkOptionalFunction('dice', dice, 'a source of dice, such as seededDice(seed)');
  return atOnce(reviewInSteps(state, solution, dice));
}

/** The same as `review`, in steps. Each `yield` is a good moment for a pause. */
export function* reviewInSteps(
  state: GameState,
  solution: Solution,
  dice?: DiceSource,
): Generator<void, GameReview> {
  checkRuleset(solution.ruleset, state.rules.ruleset);
  const decisions: ReviewedDecision[] = [];
  /** By seat, the expected final total after the last decision. */
  const expected = state.players.map(() => solution.expectedTotal);
  let now = newGame(state.rules.ruleset, { players: state.players });
  for (const [step, action] of actionsOf(state).entries()) {
    const next = reduce(now, action);
    if (!next.ok) throw new RangeError(`review: ${next.message}`);
    if (action.type !== 'dice') {
      const { choices } = yield* adviceInSteps(solution, positionOf(now));
      const decision = judged(choices, now, action, step, expected[now.seat] ?? 0);
      decisions.push(decision);
      expected[now.seat] = decision.best.value - decision.loss;
      yield;
    }
    now = next;
    if (now.playoff) break;
  }
  const end = withOwnCards(now);
  const totals = playerTotals(end).map(({ total }) => total);
  const perfect = dice && perfectTotals(state, solution, dice);
  return {
    expectedTotal: solution.expectedTotal,
    exact: solution.exact,
    decisions,
    seats: totals.map((total, seat) => ({
      ...seatReview(decisions, seat, total, solution.valueOf(positionOf(end, seat)) - (expected[seat] ?? 0)),
      perfect: perfect?.[seat],
    })),
  };
}

/** Returns the totals of best play of all seats with these dice. */
function perfectTotals(
  { rules, players }: GameState,
  solution: Solution,
  dice: DiceSource,
): readonly number[] {
  let state = newGame(rules.ruleset, { players });
  while (state.turn.phase !== 'over' && !state.playoff) {
    const owed = chance(state);
    const next = reduce(state, owed ? { type: 'dice', values: dice(owed) } : bestAction(state, solution));
    if (!next.ok) throw new RangeError(`review: ${next.message}`);
    state = next;
  }
  return playerTotals(withOwnCards(state)).map(({ total }) => total);
}

/** Returns the state with the cards of the game itself, not those of a play-off. */
function withOwnCards(state: GameState): GameState {
  const [own] = state.playoff?.before ?? [];
  return own ? { ...state, cards: own.cards } : state;
}

function judged(
  choices: readonly Choice[],
  state: GameState,
  action: Action,
  step: number,
  expected: number,
): ReviewedDecision {
  const [best] = choices;
  const chosen =
    choices.find((choice) => isSame(choice, action, state, EXACTLY)) ??
    choices.find((choice) => isSame(choice, action, state, nearly(state.rules)));
  if (!best || !chosen) throw new RangeError(`review: ${JSON.stringify(action)} is no choice here`);
  return { seat: state.seat, step, action, best, loss: chosen.loss, luck: best.value - expected };
}

/** How a choice is matched with an action: the property of a die that has to be the same, and that of a cell. */
interface Likeness {
  readonly die: (die: number) => number;
  readonly cell: (id: string) => unknown;
}

const EXACTLY: Likeness = { die: (die) => die, cell: (id) => id };

/**
 * Interchangeable cells are one choice, under the id of the first. So are sides with the same face, in a solution of
 * dice with too many sides to tell them apart.
 */
const nearly = ({ sides, cellById }: GameState['rules']): Likeness => ({
  die: (die) => sides[die - 1]?.face ?? 0,
  cell: (id) => cellById.get(id)?.category,
});

/** Whether a choice stands for an action. */
function isSame(choice: Choice, action: Action, { turn }: GameState, { die, cell }: Likeness): boolean {
  if (action.type === 'dice') return false;
  if (action.type !== 'roll') return choice.kind === action.type && cell(choice.cell) === cell(action.cell);
  const kept = (held: Held): string =>
    heldDice(turn.dice, held)
      .map(die)
      .toSorted((a, b) => a - b)
      .join();
  return choice.kind === 'hold' && kept(choice.held) === kept(action.held);
}

/** @param undecided luck of dice that no decision has followed */
function seatReview(
  all: readonly ReviewedDecision[],
  seat: number,
  total: number,
  undecided: number,
): Omit<SeatReview, 'perfect'> {
  const own = all.filter((decision) => decision.seat === seat);
  const lost = sum(own.map(({ loss }) => loss));
  return {
    total,
    lost,
    luck: sum(own.map(({ luck }) => luck)) + undecided,
    decisions: own.length,
    meanLoss: own.length ? lost / own.length : 0,
    worst: own.reduce<ReviewedDecision | undefined>((w, d) => (d.loss > (w?.loss ?? 0) ? d : w), undefined),
  };
}
