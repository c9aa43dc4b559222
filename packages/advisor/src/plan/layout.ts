/** Where the values of a solution are stored: by filled cells, then by bank, then by section total. */
import { entriesMade, isReachable, totalRangeOf, type CardState } from './card-states.js';
import type { Plan } from './plan.js';

export type Numbers = Float32Array | Float64Array;

/** Expected points still to come under best play, for every reachable card state. */
export interface Values {
  /** By `filled`, the index of its first value; -1 if it is not reachable. One row of section totals for each bank. */
  readonly at: Int32Array;
  /** Values relative to `base`, so that single precision is enough. */
  readonly rows: Numbers;
  /** By `filled`, the number that its values are relative to. */
  readonly base: Float64Array;
}

export interface Layout {
  /** As in `Values`. */
  readonly at: Int32Array;
  /** Every reachable `filled`, the fullest first. */
  readonly order: Int32Array;
  /**
   * The index in `order` at which each layer ends. A layer has all states with the same number of entries, none of
   * which leads to another.
   */
  readonly layers: readonly number[];
  /** Number of values. */
  readonly states: number;
  /** Length of the longest row of section totals. */
  readonly maxTotals: number;
}

/** Returns the most tokens that the bank may hold. */
export const maxTokens = (plan: Plan, filled: number): number =>
  plan.bank ? plan.bank.maxGain * entriesMade(plan, filled) : 0;

/** Combinations between two pauses. */
const PAUSE = 2048;

/** Lays out every reachable card state. Each `yield` is a good moment for a pause. */
export function* layOut(plan: Plan): Generator<void, Layout> {
  const byEntries: number[][] = [];
  for (let filled = plan.filledLimit - 1; filled >= 0; filled--) {
    if (filled % PAUSE === 0) yield;
    if (plan.legal && !plan.legal.has(filled)) continue;
    if (plan.from && !isReachable(plan, filled, plan.from)) continue;
    (byEntries[entriesMade(plan, filled)] ??= []).push(filled);
  }
  const at = new Int32Array(plan.filledLimit).fill(-1);
  const order: number[] = [];
  const layers: number[] = [];
  let states = 0;
  let maxTotals = 1;
  for (const layer of byEntries.toReversed()) {
    for (const filled of layer ?? []) {
      const { from, to } = totalRangeOf(plan, filled);
      at[filled] = states;
      maxTotals = Math.max(maxTotals, to - from + 1);
      states += (to - from + 1) * (maxTokens(plan, filled) + 1);
      if (order.push(filled) % PAUSE === 0) yield;
    }
    if (layer) layers.push(order.length);
  }
  return { at, order: Int32Array.from(order), layers, states, maxTotals };
}

/**
 * Returns the points still to come, by section total and bank, for one combination of filled cells; 0 for one that
 * cannot be reached.
 */
export function valueLookup(
  plan: Plan,
  { at, rows, base }: Values,
  filled: number,
): (total: number, bank: number) => number {
  // A part of a game has fewer boxes than its order looks at, so play may lead to states that the part does not expect.
  if (at[filled] < 0) return () => 0;
  const { from, to } = totalRangeOf(plan, filled);
  const start = at[filled] - from;
  const own = base[filled];
  return (total, bank) => own + rows[start + bank * (to - from + 1) + Math.min(to, Math.max(from, total))];
}

/** Returns the points still to come from a card state. */
export const pointsToCome = (plan: Plan, values: Values, { filled, total, bank }: CardState): number =>
  valueLookup(plan, values, filled)(total, bank);
