/** Who will win: from how each player's total is distributed from where he stands. */
import type { Card, GameState } from '@yahtzee-game/rules';
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

/** The chance that a total drawn from `own` is the greatest, a tie with k others counting 1 / (k + 1). */
export function chanceToLead(own: Float64Array, others: readonly Float64Array[]): number {
  const below = others.map((chances) => {
    let sum = 0;
    return chances.map((chance) => (sum += chance) - chance);
  });
  let lead = 0;
  own.forEach((chance, total) => {
    if (chance === 0) return;
    // ties[k]: chance that k of the others have just this total and the rest have less.
    let ties = [1];
    others.forEach((chances, i) => {
      const equal = chances[total] ?? 0;
      const less = total < chances.length ? (below[i]?.[total] ?? 0) : 1;
      const next = new Array<number>(ties.length + 1).fill(0);
      ties.forEach((tie, k) => {
        next[k] = (next[k] ?? 0) + tie * less;
        next[k + 1] = (next[k + 1] ?? 0) + tie * equal;
      });
      ties = next;
    });
    lead += chance * ties.reduce((sum, tie, k) => sum + tie / (k + 1), 0);
  });
  return lead;
}
