/** Where the values of a solution stand: by filling, by size of the bank, by section total. */
import { entriesMade, lanesOf, mayFollow } from './fillings.js';
import type { Numbers } from './kernel.js';
import type { Plan } from './plan.js';

/** Points still to come under best play, for every filling that can come about. */
export interface Values {
  /** By filling, where its values begin; -1 if it cannot come about. Bank by bank, lane by lane. */
  readonly at: Int32Array;
  /** Values relative to `base`. */
  readonly rows: Numbers;
  /** By filling, what its values are relative to. */
  readonly base: Float64Array;
}

/** Which fillings there are, and where their values stand. */
export interface Layout {
  readonly at: Int32Array;
  /** The fullest first. */
  readonly order: Int32Array;
  /** How many values, so states, there are. */
  readonly states: number;
  readonly mostLanes: number;
}

/** The largest bank that a filling may have. */
export const mostTokens = ({ bank, ...plan }: Plan, filling: number): number =>
  bank ? bank.most * entriesMade({ bank, ...plan }, filling) : 0;

/** Lays out every filling that can come about; an entry only ever adds to its number. */
export function layOut(plan: Plan): Layout {
  const at = new Int32Array(plan.fillings).fill(-1);
  const order: number[] = [];
  let states = 0;
  let mostLanes = 1;
  for (let filling = plan.fillings - 1; filling >= 0; filling--) {
    if (plan.legal && !plan.legal.has(filling)) continue;
    if (plan.from && !mayFollow(plan, filling, plan.from)) continue;
    const { from, to } = lanesOf(plan, filling);
    at[filling] = states;
    order.push(filling);
    mostLanes = Math.max(mostLanes, to - from + 1);
    states += (to - from + 1) * (mostTokens(plan, filling) + 1);
  }
  return { at, order: Int32Array.from(order), states, mostLanes };
}

/** Points still to come from one filling, by section total and bank. */
export function rowOf(
  plan: Plan,
  { at, rows, base }: Values,
  filling: number,
): (total: number, bank: number) => number {
  const { from, to } = lanesOf(plan, filling);
  const start = (at[filling] ?? 0) - from;
  const own = base[filling] ?? 0;
  return (total, bank) =>
    own + (rows[start + bank * (to - from + 1) + Math.min(to, Math.max(from, total))] ?? 0);
}
