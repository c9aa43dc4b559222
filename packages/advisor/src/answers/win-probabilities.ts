/** The probabilities of winning, from the distribution of each player's final total. */
import { winShares, type GameState, type Ranked, type Rules } from '@yahtzee-game/rules';
import { emptyCard, totalsOf } from '@yahtzee-game/rules/engine';
import { checkSignal } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { inOneSlice } from '../basics/slices.js';
import { winProbability } from '../forecast/ranking.js';
import { checkRuleset } from '../questions/check-position.js';
import { checkSolution } from '../questions/check-solution.js';
import { positionOf } from '../questions/position.js';
import type { Solution } from '../questions/solution.js';
import { solutionOf } from '../solve/solution-cache.js';

/**
 * Resolves to each player's probability to win, 0 to 1, by seat, if all play for the greatest mean total. A tie between
 * k players counts as 1 / k of a win. Rejects with the reason of the signal when aborted, and with a RangeError if the
 * solution is of another ruleset, or totals do not decide (`totalsDecide`).
 * @param solution solution of the ruleset that is played; by default, it is solved first
 */
export async function winProbabilities(
  state: GameState,
  solution?: Solution,
  signal?: Signal,
): Promise<number[]> {
  checkSignal(signal);
  if (solution !== undefined) checkSolution(solution);
  const ended = winShares(state);
  if (ended) return ended;
  if (!totalsDecide(state))
    throw new RangeError(
      'winProbabilities: the greatest total does not win here; allowed: games that it wins',
    );
  const solved = solution ?? (await solutionOf(state.rules.ruleset));
  checkRuleset(solved.ruleset, state.rules.ruleset);
  // In sequence, since each pass may take some hundred megabytes.
  const totals: Float64Array[] = [];
  for (const seat of state.players.keys()) totals.push(await distributionOf(solved, state, seat, signal));
  const chances: number[] = [];
  for (const [seat, own] of totals.entries())
    chances.push(await inOneSlice(() => winProbability(own, totals.toSpliced(seat, 1))));
  return chances;
}

/** Whether the greatest total of the cards wins: games may be ranked by something else, and a play-off by its cards. */
export const totalsDecide = ({ rules, playoff }: GameState): boolean =>
  rules.game.kind === 'scorecard' && !rules.spec.standing && !playoff && isRankedByTotal(rules);

/** Some totals, in order. */
const TOTALS = [0, 1, 10, 100, 1000] as const;

/** Whether the first number by which players are ranked rises with the total; others only settle ties. */
function isRankedByTotal(rules: Rules): boolean {
  const { rank } = rules.spec;
  const nothing = totalsOf(rules, emptyCard(rules));
  const players = TOTALS.map((total): Ranked => ({ totals: { ...nothing, total }, entries: () => [] }));
  const first = (rank?.(players) ?? TOTALS.map((total) => [total])).map(([number = 0]) => number);
  return first.every((number, i) => i === 0 || number > (first[i - 1] ?? 0));
}

/** By solution and card, the distribution of the total between turns. A turn changes one card only. */
const cached = new WeakMap<Solution, Map<string, Float64Array>>();
/** Most cards whose distributions are kept, more than a game has players; the oldest is dropped first. */
const MAX_KEPT = 40;

async function distributionOf(
  solution: Solution,
  state: GameState,
  seat: number,
  signal: Signal | undefined,
): Promise<Float64Array> {
  const position = positionOf(state, seat);
  if (position.roll > 0) return solution.distribution(position, signal);
  const own = cached.get(solution) ?? new Map<string, Float64Array>();
  cached.set(solution, own);
  const { slots, extras, tokens } = position.card;
  const key = JSON.stringify([slots, extras, tokens]);
  const distribution = own.get(key) ?? (await solution.distribution(position, signal));
  own.set(key, distribution);
  const [oldest] = own.keys();
  if (own.size > MAX_KEPT && oldest) own.delete(oldest);
  return distribution;
}
