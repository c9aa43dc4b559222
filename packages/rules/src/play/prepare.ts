/** From what a ruleset says to what the engine plays with. Trusts its ruleset: `defineRuleset` is the checked door. */
import type { CellInfo, Rules, Ruleset } from '../model/rules.js';
import { asRuleset } from '../model/ruleset.js';
import type { Column, Spec } from '../model/spec.js';
import { plainSides } from '../model/throw.js';
import type { RollAction } from '../model/types.js';
import { free } from '../vocabulary/free-order.js';
import { scorecard } from './scorecard.js';

const ONE_FREE_COLUMN: readonly Column[] = [{ id: '', order: free }];
const prepared = new WeakMap<Ruleset, Rules>();

/** The tables of a ruleset; made once for each. */
export function rulesOf(ruleset: Ruleset): Rules {
  let rules = prepared.get(ruleset);
  if (!rules) prepared.set(ruleset, (rules = prepare(ruleset)));
  return rules;
}

function prepare(ruleset: Ruleset): Rules {
  const { spec } = asRuleset(ruleset);
  const columns = spec.columns ?? ONE_FREE_COLUMN;
  const cells = layOut(spec, columns);
  const { sides, count } = spec.dice;
  const game = ruleset.game ?? scorecard;
  return {
    ruleset,
    spec,
    sides: typeof sides === 'number' ? plainSides(sides) : sides,
    columns,
    cells,
    columnCells: columns.map((_, col) => cells.filter((cell) => cell.col === col)),
    cellById: new Map(cells.map((cell) => [cell.id, cell])),
    sections: spec.categories.map((category) => category.section),
    holds: Array.from({ length: 2 ** count - 1 }, (_, held): RollAction => ({ type: 'roll', held })),
    slots: cells.reduce((n, cell) => n + cell.entries, 0),
    watched: cells.filter((cell) => cell.category.id === spec.repeat?.row),
    game: (spec.playoff && ruleset.playOff?.(game)) || game,
  };
}

function layOut(spec: Spec, columns: readonly Column[]): readonly CellInfo[] {
  const cells: CellInfo[] = [];
  let slot = 0;
  columns.forEach((column, col) => {
    spec.categories.forEach((category, row) => {
      if (column.rows && !column.rows.includes(category.id)) return;
      const id = column.id ? `${category.id}@${column.id}` : category.id;
      const entries = category.entries ?? 1;
      const actions = {
        score: { type: 'score', cell: id },
        announce: { type: 'announce', cell: id },
      } as const;
      cells.push({
        index: cells.length,
        id,
        category,
        row,
        column,
        col,
        slot,
        entries,
        ...actions,
      });
      slot += entries;
    });
  });
  return cells;
}
