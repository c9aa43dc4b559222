/** Who will win: from how each player's total is distributed from where he stands. */
import type { Card, GameState } from '@yahtzee-game/rules';
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

/** By solution and card, how the total is distributed before the next turn: only the last player's card is a new one. */
const distributions = new WeakMap<Solution, WeakMap<Card, Float64Array>>();

async function known(
  solution: Solution,
  state: GameState,
  seat: number,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const position = positionOf(state, seat);
  const own = distributions.get(solution) ?? new WeakMap<Card, Float64Array>();
  distributions.set(solution, own);
  const found = position.roll ? undefined : own.get(position.card);
  const chances = found ?? (await solution.distribution(position, signal));
  if (!position.roll) own.set(position.card, chances);
  return chances;
}
