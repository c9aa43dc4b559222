/** The chart of a player's games, as numbers: bars of equal width, and the curve of perfect play on the same scale. */
import type { Distribution } from '../../game/advisor.js';

export interface Histogram {
  /** The totals at both ends of the axis. */
  readonly from: number;
  readonly to: number;
  /** Totals in a bar. */
  readonly width: number;
  /** The number of games at full height. */
  readonly most: number;
  /** All from left to right, those without games left out. */
  readonly bars: readonly Bar[];
  /** Games one by one in place of bars, while they are few. */
  readonly dots: readonly Dot[];
  readonly today: number;
  /** The number of games that perfect play would put there; empty if it is not known. */
  readonly curve: readonly Point[];
  readonly ticks: readonly number[];
}
export interface Bar {
  readonly from: number;
  readonly count: number;
  /** How many of them were played with advice. */
  readonly helped: number;
  /** The present game is among them. */
  readonly today: boolean;
}
export interface Dot {
  readonly total: number;
  /** How many stand below it. */
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

/** From this number of games on, bars stand for them. */
const ENOUGH = 10;
/** The parts of perfectly played games that are left out at the ends of the axis: the upper end is long and thin. */
const TAILS = { lower: 0.01, upper: 0.04 };
/** About how many bars a mean total is away from zero; 20 points in Yahtzee. */
const BARS_TO_MEAN = 12;
/** A tick every so many bars. */
const TICK = 5;
/** Points of the curve in the width of a bar. */
const FINE = 4;

/** Returns the chart of the present game among others; with no others and no perfect play there is none. */
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

/** 1, 2, 5, 10, 20, 50, …: the one next to a twelfth of the mean total. */
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

/** The ends of the axis, at ends of bars. */
function rangeOf(
  games: readonly Game[],
  perfect: Distribution | undefined,
  width: number,
): readonly [from: number, to: number] {
  const totals = games.map(({ total }) => total);
  if (perfect) totals.push(quantile(perfect, TAILS.lower), quantile(perfect, 1 - TAILS.upper));
  // No dot stands on an end.
  const from = Math.floor((Math.min(...totals) - width / FINE) / width) * width;
  const to = Math.ceil((Math.max(...totals) + width / FINE) / width) * width;
  // A few equal totals alone would fill the chart.
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

/** Games whose totals are close stand above each other, the present one below. */
function dotsOf(games: readonly Game[], today: Game, width: number): readonly Dot[] {
  const placed: Dot[] = [];
  for (const game of games.toReversed()) {
    const level = placed.filter(({ total }) => Math.abs(total - game.total) < width / 2).length;
    placed.push({ ...game, level, today: game === today });
  }
  return placed;
}

/**
 * How many of all perfectly played games a bar around each total would hold: the mean of all bars that contain it, since
 * single totals are uneven.
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
