/** The forward pass one card state at a time: slower than `ForwardPass`, and able to play every plan. */
import { bonusOf, isComplete, maxPointsLeft, type CardState } from './card-states.js';
import type { ForwardResult, Start } from './forward-result.js';
import { latticeOf } from './lattice.js';
import type { Values } from './layout.js';
import type { Plan } from './plan.js';
import type { CellStatistics } from './solution.js';
import { turnEndings } from './turn-endings.js';
import { expectedPointsAfter, Turn } from './turn.js';

/** A card state that has been reached, with the probability of the points so far. */
interface Reached {
  readonly cardState: CardState;
  readonly chances: Map<number, number>;
}

/** The states that are still to be played, by `filled`, then by total and bank. */
type Open = Map<number, Map<string, Reached>>;

/** Follows best play from these starts. Each `yield` is 0, since the number of reachable states is not known. */
export function* forwardByState(
  plan: Plan,
  values: Values,
  starts: readonly Start[],
): Generator<number, ForwardResult> {
  const lattice = latticeOf(plan.dice, plan.sides);
  const after = expectedPointsAfter(plan, values);
  const cellClasses = plan.cellClasses.map((): CellStatistics => ({ mean: 0, zero: 0 }));
  const bonus: CellStatistics = { mean: 0, zero: 0 };
  const extra = { mean: 0 };
  const totals: number[] = [];
  const end = (total: number, chance: number): void => void (totals[total] = (totals[total] ?? 0) + chance);
  const open: Open = new Map();
  for (const { cardState, soFar, chance } of starts) reach(open, cardState, soFar, chance);
  while (open.size) {
    // Entries only add to `filled`, so nothing leads to the least number any more.
    const filled = Math.min(...open.keys());
    for (const { cardState, chances } of open.get(filled)?.values() ?? []) {
      if (isComplete(plan, filled)) {
        const worth = bonusOf(plan, cardState.total);
        chances.forEach((chance, soFar) => {
          end(soFar + worth + cardState.bank * (plan.bank?.worth ?? 0), chance);
          bonus.mean += chance * worth;
          if (!worth) bonus.zero += chance;
        });
        continue;
      }
      const { entries, won } = turnEndings(plan, lattice, new Turn(plan, lattice, after, cardState));
      for (const [soFar, mass] of chances) {
        if (won) end(soFar + maxPointsLeft(plan, filled) + bonusOf(plan, cardState.total), mass * won);
        for (const entry of entries) {
          const points = entry.points * (plan.cellClasses[entry.cellClass]?.times ?? 1);
          const chance = mass * entry.chance;
          const own = cellClasses[entry.cellClass];
          if (own) own.mean += chance * points;
          if (own && entry.points === 0) own.zero += chance;
          extra.mean += chance * entry.bonus;
          reach(open, entry.next, soFar + points + entry.bonus, chance);
        }
      }
      yield 0;
    }
    open.delete(filled);
  }
  return { cellClasses, bonus, extra, totals: Float64Array.from(totals, (chance) => chance ?? 0) };
}

function reach(open: Open, cardState: CardState, soFar: number, chance: number): void {
  const here = open.get(cardState.filled) ?? new Map<string, Reached>();
  open.set(cardState.filled, here);
  const key = `${cardState.total}/${cardState.bank}`;
  const own = here.get(key) ?? { cardState, chances: new Map<number, number>() };
  here.set(key, own);
  own.chances.set(soFar, (own.chances.get(soFar) ?? 0) + chance);
}
