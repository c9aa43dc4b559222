/** The aim of a choice: the cell from which the turn then has the most points to expect. */
import { actionsOf, newGame, reduce, type GameState } from '@yahtzee-game/rules';
import type { Signal } from '../basics/signal.js';
import { pause } from '../basics/slices.js';
import type { Choice } from '../questions/advice.js';
import { positionOf } from '../questions/position.js';
import type { Solution, TurnEnding } from '../questions/solution.js';
import type { GameReview, ReviewedDecision } from './review.js';

/** Decisions that lost fewer points get no aim. */
const LEAST_LOSS = 0.05;

/** Resolves to the cell that a choice aims at; for a hold, undefined without an exact solution. */
export async function aimOf(
  state: GameState,
  choice: Choice,
  solution: Solution | undefined,
): Promise<string | undefined> {
  if (choice.kind !== 'hold') return choice.cell;
  const endings = (await solution?.endings?.(positionOf(state), choice)) ?? [];
  const expected = ({ chance, points }: TurnEnding): number => chance * points;
  return endings.toSorted((a, b) => expected(b) - expected(a))[0]?.cell;
}

/** Adds the aim of the best choice to each decision that lost points, with a pause after each. */
export async function withAims(
  state: GameState,
  review: GameReview,
  solution: Solution,
  signal: Signal | undefined,
): Promise<GameReview> {
  const states = statesOf(state);
  const decisions: ReviewedDecision[] = [];
  for (const decision of review.decisions) {
    const before = states[decision.step];
    const isDear = before && decision.loss >= LEAST_LOSS;
    const aim = isDear ? await aimOf(before, decision.best, solution) : undefined;
    decisions.push(aim === undefined ? decision : { ...decision, aim });
    if (isDear) await pause();
    signal?.throwIfAborted();
  }
  return { ...review, decisions };
}

/** Returns the state before each action of a game. */
function statesOf(state: GameState): readonly GameState[] {
  let now = newGame(state.rules.ruleset, { players: state.players });
  return actionsOf(state).map((action) => {
    const before = now;
    const next = reduce(before, action);
    if (next.ok) now = next;
    return before;
  });
}
