/** What a final total is worth among perfectly played games, in one sentence. */
import type { Distribution } from '../../game/advisor.js';
import type { Translate } from '../../words/messages.js';

/** Returns the share of perfectly played games below this total, in whole percent, rounded down. */
export function percentBelow({ chances }: Distribution, total: number): number {
  let below = 0;
  for (let i = 0; i < Math.min(total, chances.length); i++) below += chances[i] ?? 0;
  // Sums of probabilities may fall short of a whole percent by their last digits.
  return Math.min(100, Math.floor(100 * below + 1e-6));
}

/** Returns the share of a player's other games below this total, in whole percent, rounded down. */
const percentOfOwn = (others: readonly number[], total: number): number =>
  Math.floor((100 * others.filter((other) => other < total).length) / Math.max(1, others.length));

/**
 * Returns the verdict; empty if there is nothing to compare with. A total that most perfectly played games surpass is
 * compared with the player's other games, and no total below their mean is called good.
 */
export function verdictOf(
  t: Translate,
  total: number,
  distribution: Distribution | undefined,
  others: readonly number[],
): string {
  const n = distribution ? percentBelow(distribution, total) : 0;
  const mean = others.reduce((sum, other) => sum + other, 0) / Math.max(1, others.length);
  if (n >= 99) return t('verdict.rare', { n });
  if (n >= 50) return t('verdict.better', { n });
  if (n >= 20) return t(total < mean ? 'verdict.better' : 'verdict.good', { n });
  const own = percentOfOwn(others, total);
  // A total above all others is a record, and the message says so.
  return own > 0 && own < 100 ? t('verdict.own', { n: own }) : '';
}
