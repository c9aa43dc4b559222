/** A sentence that compares a final total with perfectly played games. */
import type { Distribution } from '../../game/advisor.js';
import type { Translate } from '../../words/messages.js';

/** Returns the share of perfectly played games below this total, in whole percent, rounded down. */
export function percentBelow({ chances }: Distribution, total: number): number {
  let below = 0;
  for (let i = 0; i < Math.min(total, chances.length); i++) below += chances[i] ?? 0;
  // Rounding errors may leave sums of probabilities just below a whole percent.
  return Math.min(100, Math.floor(100 * below + 1e-6));
}

/** Returns the share of a player's other games below this total, in whole percent, rounded down. */
const percentOfOwn = (others: readonly number[], total: number): number =>
  Math.floor((100 * others.filter((other) => other < total).length) / Math.max(1, others.length));

/** The data with which a total is compared. */
export interface Comparable {
  /** Totals of the other games, those with advice left out. */
  readonly fair: readonly number[];
  /** Whether this is the only remembered game. */
  readonly isFirst: boolean;
  /** Whether an advisor has helped in this game, so that it cannot set a record. */
  readonly helped: boolean;
}

/**
 * Returns the verdict; empty if there is nothing to compare with. A total below most perfectly played games is compared
 * with the player's other games, and no total below their mean is called good.
 */
export function verdictOf(
  t: Translate,
  total: number,
  distribution: Distribution | undefined,
  own: Comparable,
): string {
  const below = distribution ? percentBelow(distribution, total) : 0;
  const n = t.percent(below / 100);
  if (below >= 99) return t('verdict.rare', { n });
  if (below >= 50) return t('verdict.better', { n });
  if (below >= 20) return t(total < (meanOf(own.fair) ?? 0) ? 'verdict.better' : 'verdict.good', { n });
  return ownVerdict(t, total, own) || perfectWords(t, distribution);
}

function ownVerdict(t: Translate, total: number, { fair, isFirst, helped }: Comparable): string {
  const mean = Math.round(meanOf(fair) ?? total);
  if (isFirst) return helped ? '' : t('verdict.first', { total });
  const below = percentOfOwn(fair, total);
  if (below > 0 && below < 100) return t('verdict.own', { n: t.percent(below / 100) });
  if (below === 100 && !helped) return t('verdict.all', { n: fair.length });
  if (total === mean) return '';
  return t(total > mean ? 'verdict.above' : 'verdict.below', { n: Math.abs(total - mean) });
}

/** A sentence about the totals of perfect play, if no other sentence applies. */
function perfectWords(t: Translate, distribution: Distribution | undefined): string {
  if (!distribution) return '';
  let mean = 0;
  for (let i = 0; i < distribution.chances.length; i++) mean += i * (distribution.chances[i] ?? 0);
  return t('verdict.perfect', { mean: Math.round(mean) });
}

const meanOf = (totals: readonly number[]): number | undefined =>
  totals.length > 0 ? totals.reduce((sum, one) => sum + one, 0) / totals.length : undefined;
