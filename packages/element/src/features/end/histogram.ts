/** The chart of a player's games, as numbers: bars of equal width, and the curve of perfect play on the same scale. */
import type { Distribution } from '../../game/advisor.js';

export interface Histogram {
  /** The totals at both ends of the axis. */
  readonly from: number;
  readonly to: number;
  /** The width of a bar, in points. */
  readonly width: number;
  /** The number of games that fills the height of the chart. */
  readonly most: number;
  /** The bars from left to right, without empty ones. */
  readonly bars: readonly Bar[];
  /** A dot for each game in place of bars, if there are few games. */
  readonly dots: readonly Dot[];
  readonly today: number;
  /** The number of games that perfect play would put into each bar; empty if it is not known. */
  readonly curve: readonly Point[];
  readonly ticks: readonly number[];
}
export interface Bar {
  readonly from: number;
  readonly count: number;
  /** The number of these games that were played with advice. */
  readonly helped: number;
  /** Whether the present game is among them. */
  readonly today: boolean;
}
export interface Dot {
  readonly total: number;
  /** The number of dots below it. */
  readonly level: number;
  readonly helped: boolean;
  readonly today: boolean;
}
export interface Point {
  readonly total: number;
  readonly count: number;
}
export interface Game {
  readonly total: number;
  readonly helped: boolean;
}

/** The least number of games for bars instead of dots. */
const ENOUGH = 10;
/** The shares of perfectly played games cut off at the ends of the axis. The upper end is long and thin. */
const TAILS = { lower: 0.01, upper: 0.04 };
/** The approximate number of bars from zero to the mean total; a bar is 20 points wide in Yahtzee. */
const BARS_TO_MEAN = 12;
/** The number of bars between ticks. */
const TICK = 5;
/** The number of points of the curve in the width of a bar. */
const FINE = 4;

/** Returns the chart of the present game among others; undefined without other games and without perfect play. */
export function histogramOf(
  today: Game,
  others: readonly Game[],
  perfect: Distribution | undefined,
): Histogram | undefined {
  if (!perfect && others.length === 0) return undefined;
  const games = [...others, today];
  const width = widthFor(games, perfect);
  const [from, to] = rangeOf(games, perfect, width);
  const bars = barsOf(games, today, width);
  const isFew = games.length < ENOUGH;
  const curve = perfect ? curveOf(perfect, from, to, width) : [];
  const height = (points: readonly Point[]): number => Math.max(...points.map(({ count }) => count));
  const scale = isFew ? 1 : games.length;
  const scaled = curve.map(({ total, count }) => ({ total, count: count * scale }));
  const most = Math.max(
    scaled.length > 0 ? height(scaled) : 0,
    ...(isFew ? [] : bars.map(({ count }) => count)),
  );
  return {
    from,
    to,
    width,
    most: most || 1,
    bars: isFew ? [] : bars,
    dots: isFew && others.length > 0 ? dotsOf(games, today, width) : [],
    today: today.total,
    curve: scaled,
    ticks: ticksOf(from, to, width),
  };
}

/** Returns the width of a bar: of 1, 2, 5, 10, 20, 50, … the one nearest to a twelfth of the mean total. */
function widthFor(games: readonly Game[], perfect: Distribution | undefined): number {
  const mean = perfect
    ? sumOf(perfect, (total, chance) => total * chance)
    : games.reduce((sum, { total }) => sum + total, 0) / games.length;
  const wanted = Math.max(1, mean / BARS_TO_MEAN);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const distance = (width: number): number => Math.abs(Math.log(width / wanted));
  return [1, 2, 5, 10]
    .map((factor) => factor * power)
    .reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Returns the ends of the axis, which are ends of bars. */
function rangeOf(
  games: readonly Game[],
  perfect: Distribution | undefined,
  width: number,
): readonly [from: number, to: number] {
  const totals = games.map(({ total }) => total);
  if (perfect) totals.push(quantile(perfect, TAILS.lower), quantile(perfect, 1 - TAILS.upper));
  // Leaves a margin so that no dot is at an end of the axis.
  const from = Math.floor((Math.min(...totals) - width / FINE) / width) * width;
  const to = Math.ceil((Math.max(...totals) + width / FINE) / width) * width;
  // Widens a short axis: otherwise a few equal totals would fill the chart.
  const missing = Math.max(0, 2 * TICK - (to - from) / width);
  return [from - width * Math.floor(missing / 2), to + width * Math.ceil(missing / 2)];
}

function quantile({ chances }: Distribution, share: number): number {
  let below = 0;
  for (let total = 0; total < chances.length; total++) {
    below += chances[total] ?? 0;
    if (below >= share) return total;
  }
  return chances.length;
}

function sumOf({ chances }: Distribution, worth: (total: number, chance: number) => number): number {
  let sum = 0;
  for (let total = 0; total < chances.length; total++) sum += worth(total, chances[total] ?? 0);
  return sum;
}

function barsOf(games: readonly Game[], today: Game, width: number): readonly Bar[] {
  const barOf = (total: number): number => Math.floor(total / width) * width;
  const starts = [...new Set(games.map(({ total }) => barOf(total)))].toSorted((a, b) => a - b);
  return starts.map((from) => {
    const own = games.filter(({ total }) => barOf(total) === from);
    return {
      from,
      count: own.length,
      helped: own.filter(({ helped }) => helped).length,
      today: barOf(today.total) === from,
    };
  });
}

/** Returns a dot for each game. Games with close totals are stacked, the present game at the bottom. */
function dotsOf(games: readonly Game[], today: Game, width: number): readonly Dot[] {
  const placed: Dot[] = [];
  for (const game of games.toReversed()) {
    const level = placed.filter(({ total }) => Math.abs(total - game.total) < width / 2).length;
    placed.push({ ...game, level, today: game === today });
  }
  return placed;
}

/**
 * Returns the share of perfectly played games in a bar around each total: the mean of all bars that contain the total,
 * since the probabilities of single totals are uneven.
 */
function curveOf({ chances }: Distribution, from: number, to: number, width: number): readonly Point[] {
  const points: Point[] = [];
  for (let total = from; total <= to; total += width / FINE) {
    let count = 0;
    for (let i = Math.max(0, Math.ceil(total - width)); i < total + width; i++)
      count += (chances[i] ?? 0) * (1 - Math.abs(i - total) / width);
    points.push({ total, count });
  }
  return points;
}

function ticksOf(from: number, to: number, width: number): readonly number[] {
  const step = width * TICK;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}
