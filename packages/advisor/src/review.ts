/** What a game was made of: every decision with its loss, skill and luck told apart. */
import {
  actionsOf,
  chance,
  newGame,
  playerTotals,
  reduce,
  type Action,
  type DiceSource,
  type GameState,
} from '@yahtzee-game/rules';
import type { Choice } from './advice.js';
import { bestAction } from './player.js';
import { positionOf } from './position.js';
import type { Solution } from './solution.js';

export interface ReviewedDecision {
  readonly seat: number;
  /** Number of the action in the game's log, from 0. */
  readonly step: number;
  readonly action: Action;
  /** What would have been best. */
  readonly best: Choice;
  /** How much it cost, in points of the expected final total. */
  readonly loss: number;
}

export interface SeatReview {
  readonly total: number;
  /** Points given away by decisions. */
  readonly lost: number;
  /** Points that the dice brought, above what could be expected; total = expected total + luck − lost. */
  readonly luck: number;
  readonly decisions: number;
  /** Mean loss of a decision. */
  readonly meanLoss: number;
  readonly worst: ReviewedDecision | undefined;
  /** What best play would have come to with the same dice; undefined if nobody says where they came from. */
  readonly perfect: number | undefined;
}

export interface GameReview {
  readonly decisions: readonly ReviewedDecision[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}

/**
 * Goes through a game's log, decision by decision. For a finished game, or as far as it has come.
 * @param dice the source that the game was played with, seeded or duplicate: then best play is tried with it as well
 */
export function review(state: GameState, solution: Solution, dice?: DiceSource): GameReview {
  const decisions: ReviewedDecision[] = [];
  let now = newGame(state.rules.ruleset, { players: state.players });
  for (const [step, action] of actionsOf(state).entries()) {
    const next = reduce(now, action);
    if (!next.ok) throw new RangeError(`review: ${next.message}`);
    if (action.type !== 'dice') decisions.push(judged(solution, now, action, step));
    now = next;
  }
  const totals = playerTotals(state).map(({ total }) => total);
  const perfect = dice && perfectTotals(state, solution, dice);
  return {
    decisions,
    seats: totals.map((total, seat) => ({
      ...seatReview(decisions, state, solution, seat, total),
      perfect: perfect?.[seat],
    })),
  };
}

/** The totals of the same players, all of them playing their best with these dice. */
function perfectTotals(
  { rules, players }: GameState,
  solution: Solution,
  dice: DiceSource,
): readonly number[] {
  let state = newGame(rules.ruleset, { players });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const next = reduce(state, owed ? { type: 'dice', values: dice(owed) } : bestAction(state, solution));
    if (!next.ok) throw new RangeError(`review: ${next.message}`);
    state = next;
  }
  return playerTotals(state).map(({ total }) => total);
}

function judged(solution: Solution, state: GameState, action: Action, step: number): ReviewedDecision {
  const { choices } = solution.advise(positionOf(state));
  const [best] = choices;
  const chosen = choices.find((choice) => isSame(choice, action, state));
  if (!best || !chosen) throw new RangeError(`review: ${JSON.stringify(action)} is no choice here`);
  return { seat: state.seat, step, action, best, loss: chosen.loss };
}

/** Whether a choice is what an action says; holds are compared by what they show. */
function isSame(choice: Choice, action: Action, { turn, rules }: GameState): boolean {
  if (action.type === 'roll') {
    if (choice.kind !== 'hold') return false;
    const faces = turn.dice.flatMap((die, i) =>
      (action.held >> i) & 1 ? (rules.sides[die - 1]?.face ?? 0) : [],
    );
    return faces.toSorted((a, b) => a - b).join() === choice.dice.toSorted((a, b) => a - b).join();
  }
  return action.type !== 'dice' && choice.kind === action.type && sameBox(choice.cell, action.cell, rules);
}

/** Alike boxes are one choice, of the first of them. */
function sameBox(a: string, b: string, rules: GameState['rules']): boolean {
  return a === b || rules.cellById.get(a)?.category === rules.cellById.get(b)?.category;
}

function seatReview(
  all: readonly ReviewedDecision[],
  state: GameState,
  solution: Solution,
  seat: number,
  total: number,
): Omit<SeatReview, 'perfect'> {
  const own = all.filter((decision) => decision.seat === seat);
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  const toCome = solution.valueOf(positionOf(state, seat));
  return {
    total,
    lost,
    luck: toCome - solution.expectedTotal + lost,
    decisions: own.length,
    meanLoss: own.length ? lost / own.length : 0,
    worst: own.reduce<ReviewedDecision | undefined>((w, d) => (d.loss > (w?.loss ?? 0) ? d : w), undefined),
  };
}
