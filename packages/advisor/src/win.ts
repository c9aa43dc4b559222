/** Who will win: from how each player's total is distributed from where he stands. */
import type { GameState } from '@yahtzee-game/rules';
import { chanceToLead } from './lead.js';
import { positionOf } from './position.js';
import { solutionOf } from './solved.js';
import type { Solution } from './solution.js';

/**
 * Chances to win, by seat, if everybody plays for the greatest mean; a shared win counts as a part of one.
 * @param solution of the ruleset that is played; absent: it is solved first
 */
export async function winProbabilities(
  state: GameState,
  solution?: Solution,
  signal?: AbortSignal,
): Promise<number[]> {
  const solved = solution ?? (await solutionOf(state.rules.ruleset));
  // One after the other: each may take some hundred megabytes while it is found.
  const totals: Float64Array[] = [];
  for (const seat of state.players.keys()) totals.push(await known(solved, state, seat, signal));
  return totals.map((own, seat) => chanceToLead(own, totals.toSpliced(seat, 1)));
}

/** By solution and what stands on a card, how the total is distributed before the next turn: a turn changes one card. */
const distributions = new WeakMap<Solution, Map<string, Float64Array>>();
/** More than there are players; the oldest are forgotten. */
const MOST_KEPT = 40;

async function known(
  solution: Solution,
  state: GameState,
  seat: number,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const position = positionOf(state, seat);
  if (position.roll > 0) return solution.distribution(position, signal);
  const own = distributions.get(solution) ?? new Map<string, Float64Array>();
  distributions.set(solution, own);
  const { slots, extras, tokens } = position.card;
  const key = JSON.stringify([slots, extras, tokens]);
  const chances = own.get(key) ?? (await solution.distribution(position, signal));
  own.set(key, chances);
  const [oldest] = own.keys();
  if (own.size > MOST_KEPT && oldest) own.delete(oldest);
  return chances;
}
