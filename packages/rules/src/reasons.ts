/**
 * Arguments of reasons: the ids that a sentence about a barred cell names. `barred` itself is asked many times a turn
 * and answers with keys alone, so arguments are only found for cells that are shown or refused.
 */
import { barred, type Explain, type Moment } from './judge.js';
import type { CellInfo, GameState, Rules } from './rules.js';
import type { Repeated } from './spec.js';
import type { Why } from './types.js';

/** A function that adds the arguments of reasons at this moment. It asks each cell at most once. */
export function explainer(
  { rules, cards, seat }: GameState,
  m: Moment,
  again: Repeated | undefined,
): Explain {
  let open: readonly CellInfo[] | undefined;
  const openIds = (test: (cell: CellInfo) => boolean): readonly string[] =>
    (open ??= rules.cells.filter((cell) => !barred(rules, m, cell))).filter(test).map(({ id }) => id);
  const argsOf = ({ col, column }: CellInfo, key: string): Why['args'] => {
    if (key === 'filled') return undefined;
    if (key === 'other-announced') return rowArgs([rules.cells[m.announced]?.id]);
    if (key === 'column-used') return { column: column.id };
    if (key === 'bought-roll') return takingBought(rules);
    if (key === 'joker-number-first')
      return rowArgs(openIds(({ category }) => category.face === again?.face).slice(0, 1));
    if (key === 'joker-lower-first') return { boxes: openIds(({ category }) => !category.face) };
    const followed = rules.columnCells[col]?.find(({ row }) => row === m.follow);
    if (key === 'order-counter')
      return { seat: (seat || cards.length) - 1, ...(followed && { row: followed.id }) };
    return key.startsWith('order-') ? rowArgs(openIds((cell) => cell.col === col)) : undefined;
  };
  return (cell, why) => {
    // A check of house rules asks before it knows that their reasons have keys.
    const args = typeof why.key === 'string' ? argsOf(cell, why.key) : undefined;
    return args ? { key: why.key, args: { ...args, ...why.args } } : why;
  };
}

/** The column in which a throw with bought rolls may be entered. */
function takingBought({ columns, spec }: Rules): Why['args'] {
  const column = columns.find(({ id }) => !spec.tokens?.bars?.(id));
  return column && { column: column.id };
}

/** The row that comes next, or two of which either may; not more. */
const rowArgs = ([row, row2, more]: readonly (string | undefined)[]): Why['args'] =>
  !row || more ? undefined : row2 ? { row, row2 } : { row };
