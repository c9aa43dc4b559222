/**
 * The one question that everybody asks: may this cell be filled, and what would it bring?
 * `reduce` refuses by it, `legalActions` lists by it, the view shows it, an advisor tabulates it.
 */
import { boxOf, entryOf, isOpen, worthOf } from './card.js';
import type { CellInfo, Rules } from './rules.js';
import type { Repeated, Ruling } from './spec.js';
import { commonFace } from './throw.js';
import type { Card, Cell, Throw, Why } from './types.js';

/** What legality depends on besides the dice. */
export interface Moment {
  readonly card: Card;
  readonly roll: number;
  /** Index of the announced cell, -1 for none. */
  readonly announced: number;
  readonly placed: number;
  readonly follow: number;
  /** A look ahead, to after a roll that is not yet made: what can still be announced counts as announced. */
  readonly ahead: boolean;
}

const FILLED: Why = { key: 'filled' };
const COLUMN_USED: Why = { key: 'column-used' };
const OTHER_ANNOUNCED: Why = { key: 'other-announced' };
const BOUGHT_ROLL: Why = { key: 'bought-roll' };
const JOKER: Why = { key: 'joker' };
const ZERO: Why = { key: 'zero' };

/** Why a cell cannot be filled whatever the dice show; undefined if it can. */
export function barred(rules: Rules, m: Moment, cell: CellInfo): Why | undefined {
  if (!isOpen(m.card, cell)) return FILLED;
  if ((m.placed >> cell.col) & 1) return COLUMN_USED;
  if (m.announced >= 0 && otherAnnounced(rules, m, cell)) return OTHER_ANNOUNCED;
  const { rolls, tokens } = rules.spec;
  if (m.roll > rolls && tokens?.bars?.(cell.column.id)) return BOUGHT_ROLL;
  return cell.column.order.bar && barredByOrder(rules, m, cell);
}

/** Where a turn fills every column, naming a cell binds its own column alone. */
function otherAnnounced(rules: Rules, { announced }: Moment, { index, col }: CellInfo): boolean {
  return announced !== index && (rules.spec.fill !== 'everyColumn' || rules.cells[announced]?.col === col);
}

function barredByOrder(rules: Rules, m: Moment, cell: CellInfo): Why | undefined {
  const { bar, declare = 0 } = cell.column.order;
  const own = rules.columnCells[cell.col] ?? [];
  // Columns of house rules may lack rows; lengths tell, because reading `rows` from columns of many shapes is slow.
  const partial = own.length < rules.sections.length;
  const mayAnnounce = m.ahead && m.announced < 0 && m.roll <= declare;
  const announced = m.announced === cell.index || mayAnnounce;
  return bar?.({
    open: own.map((c) => isOpen(m.card, c)),
    row: partial ? own.indexOf(cell) : cell.row,
    sections: partial ? own.map((c) => c.category.section) : rules.sections,
    roll: m.roll,
    announced,
    follow: partial ? placeOf(own, m.follow) : m.follow,
    alone: rules.spec.follow !== undefined && isAlone(rules, m.card, cell),
  });
}

/** The number of a row among these cells, -2 if it is not there; less than 0 says something else, and stays. */
function placeOf(cells: readonly CellInfo[], row: number): number {
  const place = cells.findIndex((c) => c.row === row);
  return row < 0 ? row : place < 0 ? -2 : place;
}

/** Whether every other column is full. */
const isAlone = (rules: Rules, card: Card, { col }: CellInfo): boolean =>
  rules.cells.every((cell) => cell.col === col || !isOpen(card, cell));

/**
 * What the repeat policy may know, if this throw wakes it: all dice equal, every watched box filled.
 * Boxes that an order or an announcement bars are not open, so that some box is always left to fill; nor is a number
 * box filled that is barred, so that it makes no joker of the throw.
 */
export function repeated(rules: Rules, m: Moment, t: Throw): Repeated | undefined {
  if (!rules.spec.repeat) return undefined;
  const face = commonFace(t);
  if (!face || rules.watched.some((cell) => isOpen(m.card, cell))) return undefined;
  const open = rules.cells.filter((cell) => !barred(rules, m, cell));
  return {
    t,
    face,
    boxes: rules.watched.map((cell) => boxOf(m.card, cell)),
    numberOpen: open.some((cell) => cell.category.face === face),
    numberFilled: !rules.cells.some((cell) => cell.category.face === face && isOpen(m.card, cell)),
    lowerOpen: open.some((cell) => cell.category.face === undefined),
  };
}

/** How a cell takes the throw: a `Why` where it may not be filled. */
export function ruling(rules: Rules, m: Moment, cell: CellInfo, again: Repeated | undefined): Ruling {
  const why = barred(rules, m, cell);
  if (why) return why;
  return again && rules.spec.repeat ? rules.spec.repeat.place(again, cell.category) : 'literal';
}

/** Adds what a reason's sentence names. */
export type Explain = (cell: CellInfo, why: Why) => Why;

/** The full answer for one cell and one throw. Without `explain` its reason has no arguments, which is cheaper. */
export function judge(
  rules: Rules,
  m: Moment,
  cell: CellInfo,
  t: Throw,
  again: Repeated | undefined,
  explain?: Explain,
): Cell {
  const how = ruling(rules, m, cell, again);
  if (typeof how === 'object') return refused(cell, m.card, explain ? explain(cell, how) : how);
  const points = pointsFor(rules, m.card, cell, t, how);
  const { repeat } = rules.spec;
  const bonus = again && repeat ? worthOf(cell, repeat.bonus(again, cell.category)) : 0;
  return answer(cell.id, true, points, bonus, how === 'joker' ? JOKER : how === 'zero' ? ZERO : undefined);
}

/** The answer for a cell that may not be filled; what stands in it are its points. */
export const refused = (cell: CellInfo, card: Card, why: Why): Cell =>
  answer(cell.id, false, entryOf(card, cell) ?? 0, 0, why);

/** Every answer is made here, with all its keys, so that engines see one shape. */
function answer(id: string, legal: boolean, points: number, bonus: number, why: Why | undefined): Cell {
  return { id, legal, points, bonus, why };
}

function pointsFor(
  rules: Rules,
  card: Card,
  cell: CellInfo,
  t: Throw,
  how: 'literal' | 'joker' | 'zero',
): number {
  const { after, joker, score } = cell.category;
  if (how === 'zero' || (after !== undefined && !hasScored(rules, card, after, cell))) return 0;
  // A score such as `-t.sum` may give -0, which no record holds.
  return how === 'joker' && joker !== undefined ? joker : score(t) + 0;
}

/** Whether a row has scored in this cell's column. */
function hasScored(rules: Rules, card: Card, row: string, beside: CellInfo): boolean {
  const cell = rules.columnCells[beside.col]?.find((c) => c.category.id === row);
  return cell !== undefined && boxOf(card, cell) === 'scored';
}
