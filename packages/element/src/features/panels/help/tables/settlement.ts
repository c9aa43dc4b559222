/** The value of each column in a game whose players pay each other, found by settling invented cards. */
import type { Ranked, Ruleset } from '@yahtzee-game/rules';
import { itemAt } from '../../../../basics/item-at.js';
import { columnName } from '../../../../view/names.js';
import type { Translate } from '../../../../words/messages.js';
import type { HelpTable } from '../view.js';

export function settlementTable(t: Translate, { spec }: Ruleset): HelpTable | undefined {
  const { columns = [], rank, standing } = spec;
  if (standing !== 'settlement' || !rank) return undefined;
  const paid = (best: readonly boolean[]): number => rank([ahead(best), ahead([])])[0]?.[0] ?? 0;
  const worths = columns.map((_, col) => paid(columns.map((_, other) => other === col)));
  const all = paid(columns.map(() => true)) - worths.reduce((a, b) => a + b, 0);
  return {
    id: 'settlement',
    title: t('help.pays'),
    heads: [t('columns'), t('help.points')],
    rows: [
      ...columns.map((column, col) => [columnName(t, column), t.number(itemAt(worths, col))]),
      ...(all ? [[t('help.allColumns'), t.signed(all)]] : []),
    ],
  };
}

/** A card with a point in some columns, where it beats a card without points. */
const ahead = (best: readonly boolean[]): Ranked => ({
  totals: {
    sections: {},
    bonuses: {},
    extra: 0,
    total: best.filter(Boolean).length,
    columns: best.map((isAhead) => ({ sections: { any: isAhead ? 1 : 0 }, bonuses: {}, derived: {} })),
  },
  entries: () => [],
});
