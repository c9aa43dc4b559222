/** Chances of everything that best play may come to, from a number of sheets. */
import { Follow, canFollow, type Chances, type KindChances, type Start } from './chances.js';
import { bonusOf, mostLeft } from './fillings.js';
import type { MakeKernel } from './kernel.js';
import { latticeOf } from './lattice.js';
import type { Plan } from './plan.js';
import type { Values } from './layout.js';
import { isOver, pointsAfter, Turn, type Sheet } from './turn.js';
import { Walk } from './walk.js';

/** Follows best play; each `yield` is the share that is done, or 0 where nobody knows. */
export function follow(
  plan: Plan,
  values: Values,
  starts: readonly Start[],
  make: MakeKernel,
): Generator<number, Chances> {
  return canFollow(plan) ? new Follow(plan, make, values).run(starts) : sheetBySheet(plan, values, starts);
}

/** Chances by points written, for one sheet. */
interface Open {
  readonly sheet: Sheet;
  readonly points: Map<number, number>;
}

/** One sheet at a time: slower, for every kind of game. */
export function* sheetBySheet(
  plan: Plan,
  values: Values,
  starts: readonly Start[],
): Generator<number, Chances> {
  const lattice = latticeOf(plan.dice, plan.sides);
  const after = pointsAfter(plan, values);
  const kinds = plan.kinds.map((): KindChances => ({ mean: 0, zero: 0 }));
  const bonus: KindChances = { mean: 0, zero: 0 };
  const extra = { mean: 0 };
  const totals: number[] = [];
  const end = (total: number, chance: number): void => void (totals[total] = (totals[total] ?? 0) + chance);
  // Entries only ever add to the number of a filling, so the smallest is next.
  const open = new Map<number, Map<string, Open>>();
  const put = (sheet: Sheet, written: number, chance: number): void => {
    const here = open.get(sheet.filling) ?? new Map<string, Open>();
    open.set(sheet.filling, here);
    const key = `${sheet.total}/${sheet.bank}`;
    const own = here.get(key) ?? { sheet, points: new Map<number, number>() };
    here.set(key, own);
    own.points.set(written, (own.points.get(written) ?? 0) + chance);
  };
  for (const { sheet, written, chance } of starts) put(sheet, written, chance);
  while (open.size) {
    const filling = Math.min(...open.keys());
    for (const { sheet, points } of open.get(filling)?.values() ?? []) {
      if (isOver(plan, sheet)) {
        const worth = bonusOf(plan, sheet.total);
        points.forEach((chance, written) => {
          end(written + worth + sheet.bank * (plan.bank?.worth ?? 0), chance);
          bonus.mean += chance * worth;
          if (!worth) bonus.zero += chance;
        });
        continue;
      }
      const { entries, won } = new Walk(plan, lattice, new Turn(plan, lattice, after, sheet)).fromStart();
      for (const [written, mass] of points) {
        if (won) end(written + mostLeft(plan, filling) + bonusOf(plan, sheet.total), mass * won);
        for (const entry of entries) {
          const kind = plan.kinds[entry.kind];
          const brought = entry.points * (kind?.times ?? 1);
          const chance = mass * entry.chance;
          const own = kinds[entry.kind];
          if (own) own.mean += chance * brought;
          if (own && entry.points === 0) own.zero += chance;
          extra.mean += chance * entry.bonus;
          put(entry.next, written + brought + entry.bonus, chance);
        }
      }
      yield 0;
    }
    open.delete(filling);
  }
  return { kinds, bonus, extra, totals: Float64Array.from(totals, (chance) => chance ?? 0) };
}
