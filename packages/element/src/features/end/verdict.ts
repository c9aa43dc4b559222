/** The sentence of fate at the end of a game: the total among perfectly played games, or among the player's own. */
import type { Distribution } from '../../game/advisor.js';
import type { Translate } from '../../words/messages.js';

/** Returns the share of perfectly played games below this total, from 0 to 1. */
export function shareBelow({ chances }: Distribution, total: number): number {
  let below = 0;
  for (let i = 0; i < Math.min(total, chances.length); i++) below += chances[i] ?? 0;
  return below;
}

/** Returns the share of perfectly played games below this total, in whole percent, rounded down. */
export const percentBelow = (perfect: Distribution, total: number): number =>
  // Rounding errors may leave sums of probabilities just below a whole percent.
  Math.min(100, Math.floor(100 * shareBelow(perfect, total) + 1e-6));

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
  /** A sentence about boxes that stayed empty, which explains a weak total; often empty. */
  readonly empty: string;
}

/**
 * Returns the verdict; empty if there is nothing to compare with. A total below most perfectly played games is compared
 * with the player's other games, or explained by boxes that stayed empty; no total below their mean is called good.
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
  if (own.isFirst) return own.helped ? '' : firstVerdict(t, total, distribution);
  return ownVerdict(t, total, own) || perfectWords(t, distribution);
}

function firstVerdict(t: Translate, total: number, distribution: Distribution | undefined): string {
  const short = distribution ? Math.round(meanTotal(distribution)) - total : 0;
  return short > 0 ? t('verdict.first.below', { n: short }) : t('verdict.first', { total });
}

function ownVerdict(t: Translate, total: number, { fair, helped, empty }: Comparable): string {
  const mean = Math.round(meanOf(fair) ?? total);
  if (total < mean && empty) return empty;
  const below = percentOfOwn(fair, total);
  if (below > 0 && below < 100) return t('verdict.own', { n: t.percent(below / 100) });
  if (below === 100 && !helped) return t('verdict.all', { n: fair.length });
  if (total === mean) return '';
  return t(total > mean ? 'verdict.above' : 'verdict.below', { n: Math.abs(total - mean) });
}

/** A sentence about the totals of perfect play, if no other sentence applies. */
function perfectWords(t: Translate, distribution: Distribution | undefined): string {
  return distribution ? t('verdict.perfect', { mean: Math.round(meanTotal(distribution)) }) : '';
}

const meanTotal = ({ chances }: Distribution): number =>
  Array.from(chances).reduce((sum, chance, total) => sum + chance * total, 0);

const meanOf = (totals: readonly number[]): number | undefined =>
  totals.length > 0 ? totals.reduce((sum, one) => sum + one, 0) / totals.length : undefined;
