/** How a player's last games stand beside perfectly played ones, on a scale to 100 on which perfect play has 50. */
import type { Distribution } from '../../game/advisor.js';
import { shareBelow } from './verdict.js';

export interface Rank {
  readonly now: number;
  /** The rank before the last game; undefined if there was none. */
  readonly before: number | undefined;
}

/** A rank is the mean of the last games, at most this many. */
export const LAST = 10;
/** The least number of games for a rank. */
export const RANKED = 5;

/** Returns the rank by the totals of a player, the last one at the end; undefined if there are too few. */
export function rankOf(totals: readonly number[], perfect: Distribution, isNew: boolean): Rank | undefined {
  const now = meanRank(totals, perfect);
  if (now === undefined) return undefined;
  const before = isNew ? meanRank(totals.slice(0, -1), perfect) : undefined;
  return { now, before };
}

function meanRank(totals: readonly number[], perfect: Distribution): number | undefined {
  if (totals.length < RANKED) return undefined;
  const last = totals.slice(-LAST);
  return Math.round(last.reduce((sum, total) => sum + percentile(total, perfect), 0) / last.length);
}

/** The percentage of perfectly played games below a total; equal ones count half. */
const percentile = (total: number, perfect: Distribution): number =>
  100 * (shareBelow(perfect, total) + (perfect.chances[total] ?? 0) / 2);
