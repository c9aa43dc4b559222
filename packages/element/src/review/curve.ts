/** The expected final total after every turn, as numbers. */
import { itemAt } from '../basics/item-at.js';
import type { Moment } from './moments.js';

export interface Curve {
  /** The values by turn, from the start of the game. */
  readonly values: readonly number[];
  /** The values at the lower and the upper edge. */
  readonly from: number;
  readonly to: number;
  /** Round values in between, from the lower edge to the upper one. */
  readonly ticks: readonly number[];
  /** The turns of the two largest rises, each with the cell that was filled. */
  readonly peaks: readonly { readonly turn: number; readonly cell: string }[];
}

/** Smaller rises are not named. */
const LEAST_RISE = 8;
const MOST_TICKS = 6;
/** Possible distances of ticks, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10];

/** @param total the final total; undefined if the game is not over */
export function curveOf(moments: readonly Moment[], expected: number, total: number | undefined): Curve {
  const values = [expected];
  const cells: string[] = [''];
  for (const { turn, best, loss, chosen } of moments) {
    values[turn] = best.value - loss;
    if (chosen.kind === 'score') cells[turn] = chosen.cell;
  }
  // The advisor may have no value for a turn.
  for (let turn = 1; turn < values.length; turn++) values[turn] ??= itemAt(values, turn - 1);
  if (total !== undefined) values[values.length - 1] = total;
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  return { values, from: Math.min(...ticks), to: Math.max(...ticks), ticks, peaks: peaksOf(values, cells) };
}

function peaksOf(values: readonly number[], cells: readonly string[]): Curve['peaks'] {
  return values
    .map((value, turn) => ({ turn, cell: cells[turn] ?? '', rise: value - (values[turn - 1] ?? value) }))
    .filter(({ rise, cell }) => rise >= LEAST_RISE && cell !== '')
    .toSorted((a, b) => b.rise - a.rise)
    .slice(0, 2);
}

/** Round values from below the least to above the greatest. */
function ticksOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const power = 10 ** Math.floor(Math.log10(span / (MOST_TICKS - 1)));
  const step = power * (STEPS.find((one) => span / (one * power) <= MOST_TICKS - 2) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
