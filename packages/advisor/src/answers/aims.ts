/** The aim of a choice: the cell for which the kept dice do most. */
import { actionsOf, newGame, reduce, type GameState, type Held } from '@yahtzee-game/rules';
import type { Signal } from '../basics/signal.js';
import { pause } from '../basics/slices.js';
import type { Choice } from '../questions/advice.js';
import { positionOf } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import type { GameReview, ReviewedDecision } from './review.js';

/** Decisions that lost fewer points get no aim. */
const LEAST_LOSS = 0.05;

/**
 * Resolves to the cell that a choice aims at: for a hold, the one from which the turn has the most points to expect
 * beyond those that it would have if all dice were thrown again. Undefined for a hold without an exact solution.
 */
export async function aimOf(
  state: GameState,
  choice: Choice,
  solution: Solution | undefined,
): Promise<string | undefined> {
  if (choice.kind !== 'hold') return choice.cell;
  const kept = await expectedOf(state, choice.held, solution);
  const thrown = choice.held ? await expectedOf(state, 0, solution) : undefined;
  const gain = ([cell, points]: readonly [string, number]): number => points - (thrown?.get(cell) ?? 0);
  return [...kept].toSorted((a, b) => gain(b) - gain(a))[0]?.[0];
}

/** By cell, the points that the turn has to expect from it if these dice are held. */
async function expectedOf(
  state: GameState,
  held: Held,
  solution: Solution | undefined,
): Promise<ReadonlyMap<string, number>> {
  const endings = (await solution?.endings?.(positionOf(state), { kind: 'hold', held })) ?? [];
  return new Map(endings.map(({ cell, chance, points }) => [cell, chance * points]));
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
