/** The chart of a game of several players, as numbers: a line for each player over the rounds. */
import { itemAt } from '../../basics/item-at.js';

export interface LineChart {
  /** The value at full height. */
  readonly most: number;
  readonly rounds: number;
  readonly lines: readonly Line[];
  /** The largest step of the winner. */
  readonly step: Spot | undefined;
}
export interface Line {
  readonly seat: number;
  /** By round, from the start. */
  readonly values: readonly number[];
  /** Whether this is a winner's line. */
  readonly won: boolean;
  /** The position of its name. */
  readonly label: Spot & {
    readonly below: boolean;
    /** How much the line rises there, as a share of the height. */
    readonly rise: number;
  };
}
export interface Spot {
  readonly round: number;
  readonly value: number;
}

/** The least distance of names from the ends, as a share of the rounds, so that they stay inside the chart. */
const MARGIN = 0.15;
/** The size of a name, as shares of the width and the height of the chart. */
const NAME = { width: 0.2, height: 0.1 };

/**
 * Returns the chart of these values.
 * @param rows by round from the start, the values of all seats
 * @param winners the seats of the winners
 */
export function lineChartOf(
  rows: readonly (readonly number[])[],
  winners: readonly number[],
  most = Math.max(1, ...rows.flat()),
): LineChart {
  const rounds = rows.length - 1;
  const [winner] = winners;
  const step = winners.length === 1 && winner !== undefined ? largestStep(rows, winner) : undefined;
  const [start = []] = rows;
  const shares = rows.map((row) => row.map((value) => value / most));
  const placed: Spot[] = step ? [{ round: step.round, value: step.value / most }] : [];
  const lines = [...start.keys()].map((seat): Line => {
    const label = labelOf(shares, seat, placed);
    placed.push({ round: label.round, value: label.value + (label.below ? -NAME.height : NAME.height) });
    const values = rows.map((row) => itemAt(row, seat));
    return { seat, values, won: winners.includes(seat), label: { ...label, value: label.value * most } };
  });
  return { most, rounds, lines, step };
}

/** Returns the end of the largest rise of a seat's value; undefined if it never rises. */
export function largestStep(rows: readonly (readonly number[])[], seat: number): Spot | undefined {
  let best: (Spot & { readonly rise: number }) | undefined;
  const values = rows.map((row) => itemAt(row, seat));
  for (const [round, value] of values.entries()) {
    const rise = value - (values[round - 1] ?? value);
    if (rise > (best?.rise ?? 0)) best = { round, value, rise };
  }
  return best && { round: best.round, value: best.value };
}

/** Returns the position with the most room for the name of a line, above it or below. */
function labelOf(
  shares: readonly (readonly number[])[],
  seat: number,
  placed: readonly Spot[],
): Line['label'] {
  const rounds = shares.length - 1;
  const inner = [...shares.keys()].filter(
    (round) => round >= MARGIN * rounds && round <= (1 - MARGIN) * rounds,
  );
  const spots = inner.flatMap((round) => [false, true].map((below) => ({ round, below })));
  const room = ({ round, below }: (typeof spots)[number]): number =>
    roomAt(shares, seat, round, below, placed);
  const best = spots.reduce(
    (most, one) => (room(one) > room(most) ? one : most),
    spots[0] ?? { round: 0, below: false },
  );
  const values = shares.map((row) => itemAt(row, seat));
  const valueAt = (round: number): number => itemAt(values, Math.min(rounds, Math.max(0, round)));
  return { ...best, value: valueAt(best.round), rise: valueAt(best.round + 1) - valueAt(best.round - 1) };
}

/** Returns the free height on one side of a line around a round; negative where there already is a name. */
function roomAt(
  shares: readonly (readonly number[])[],
  seat: number,
  round: number,
  below: boolean,
  placed: readonly Spot[],
): number {
  const value = itemAt(itemAt(shares, round), seat);
  const side = below ? -1 : 1;
  const around = shares.slice(Math.max(0, round - 1), round + 2);
  const gaps = around.flatMap((row) =>
    row.filter((_, i) => i !== seat).map((other) => side * (other - value)),
  );
  const edge = below ? value : 1 - value;
  const taken = placed.filter(
    (spot) =>
      Math.abs(spot.round - round) / shares.length < NAME.width &&
      Math.abs(spot.value - value - side * NAME.height) < NAME.height,
  );
  return Math.min(edge, ...gaps.filter((gap) => gap >= 0), 3 * NAME.height) - taken.length;
}
