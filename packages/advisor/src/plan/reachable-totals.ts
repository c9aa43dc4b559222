/** The section totals that play may lead to from a card, whatever is decided. */
import {
  afterEntry,
  isComplete,
  isRepeatActive,
  isWorthless,
  legalAfter,
  sectionPoints,
  totalRangeOf,
  type CardState,
} from './card-states.js';
import type { Layout } from './layout.js';
import { LITERAL, type CellClass, type Plan } from './plan.js';

/** By `filled`: for each total of its range, from the least on, 1 if play may lead to it; absent if to none of them. */
export type ReachableTotals = readonly (Uint8Array | undefined)[];

/** Returns the totals that may be reached from a card state, its own total included. */
export function reachableTotals(plan: Plan, { at, order }: Layout, root: CardState): ReachableTotals {
  const found = new Array<Uint8Array | undefined>(plan.filledLimit);
  const totalsAt = (filled: number): Uint8Array => {
    const { from, to } = totalRangeOf(plan, filled);
    return (found[filled] ??= new Uint8Array(to - from + 1));
  };
  totalsAt(root.filled)[root.total - totalRangeOf(plan, root.filled).from] = 1;
  const classes = classPoints(plan);
  // The fewest entries first.
  for (let i = order.length - 1; i >= 0; i--) {
    const filled = order[i];
    const totals = found[filled];
    if (!totals || isComplete(plan, filled)) continue;
    const mask = legalAfter(plan, filled, 1);
    classes.forEach((cellClass, k) => {
      if (!((mask >> k) & 1)) return;
      const { own } = cellClass;
      for (const points of own.inSection || own.flagged ? pointsOf(plan, filled, cellClass) : ZERO) {
        const next = afterEntry(own, filled, points);
        if (at[next] < 0) continue;
        spread(totals, totalsAt(next), shiftOf(plan, filled, next) + sectionPoints(own, points));
      }
    });
  }
  return found;
}

/** How much further from the start of the range the same total is on the next card state than on this one. */
const shiftOf = (plan: Plan, filled: number, next: number): number =>
  totalRangeOf(plan, filled).from - totalRangeOf(plan, next).from;

/** Marks the totals that are reached on the next card state. Totals beyond the end of its range count as its end. */
function spread(totals: Uint8Array, there: Uint8Array, shift: number): void {
  const last = there.length - 1;
  totals.forEach((isReached, lane) => {
    if (isReached) there[Math.min(last, Math.max(0, lane + shift))] = 1;
  });
}

/** Returns all points that an entry of a class may have on these cards, the repeat rule included. */
function pointsOf(plan: Plan, filled: number, { own, scored, repeated }: ClassPoints): ReadonlySet<number> {
  if (isWorthless(plan, own, filled)) return ZERO;
  return isRepeatActive(plan, filled) ? repeated : scored;
}

/** The points that entries of a class may have, without the repeat rule and with it. */
interface ClassPoints {
  readonly own: CellClass;
  readonly scored: ReadonlySet<number>;
  readonly repeated: ReadonlySet<number>;
}

const ZERO: ReadonlySet<number> = new Set([0]);

function classPoints({ cellClasses, repeat }: Plan): readonly ClassPoints[] {
  return cellClasses.map((own, k) => {
    const scored = new Set(own.scores.flatMap((scores) => [...scores]));
    const ruled = [...(repeat?.points ?? [])].filter((_, i) => i % cellClasses.length === k);
    const points = ruled.filter((p) => !Number.isNaN(p) && p !== LITERAL);
    return { own, scored, repeated: new Set([...scored, ...points]) };
  });
}
