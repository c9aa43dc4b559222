/** The totals of cards with any columns: their sums, multiplied by column, and saved rolls. */
import type { Rules } from '../model/rules.js';
import type { Card, Totals } from '../model/types.js';
import { add, columnTotals, sumOf, sumOfAll, type Sums } from '../play/totals.js';

/** The totals of a card. */
export function totalsOf(rules: Rules, card: Card): Totals {
  const sections: Sums = {};
  const bonuses: Sums = {};
  const columns = rules.columns.map(({ times = 1 }, col) => {
    const own = columnTotals(rules, card, rules.columnCells[col] ?? []);
    for (const [id, sum] of Object.entries(own.sections)) add(sections, id, sum * times);
    for (const { id, once } of rules.spec.bonuses ?? [])
      add(bonuses, id, (own.bonuses[id] ?? 0) * (once ? 1 : times));
    return own;
  });
  const extra = sumOf(card.extras) + card.tokens * (rules.spec.tokens?.points ?? 0);
  const total = sumOfAll(sections) + sumOfAll(bonuses) + extra;
  return { sections, bonuses, extra, total, columns };
}
