/**
 * The one question that everybody asks: may this cell be filled, and what would it bring?
 * `reduce` refuses by it, `legalActions` lists by it, the view shows it, an advisor tabulates it.
 */
import { boxOf, entryOf, isOpen, worthOf } from '../model/card.js';
import type { CellInfo, GameState, Moment, Rules } from '../model/rules.js';
import type { Repeated, Ruling } from '../model/spec.js';
import { commonFace } from '../model/throw.js';
import type { Card, Cell, Throw, Why } from '../model/types.js';
import { cardOf } from './turn.js';

const FILLED: Why = { key: 'filled' };
const JOKER: Why = { key: 'joker' };
const ZERO: Why = { key: 'zero' };

/** The moment of this state, or the one after the next roll. */
export function momentOf(state: GameState, ahead: boolean): Moment {
  const { roll, announced, placed } = state.turn;
  const follow = followed(state);
  return { card: cardOf(state), roll: ahead ? roll + 1 : roll, announced, placed, follow, ahead };
}

/**
 * The row that a counter column must repeat, -1 for any row. In a play-off only those who have gone on are followed.
 */
export function followed({ rules, cards, seat, playoff }: GameState): number {
  const { follow } = rules.spec;
  if (!follow) return -1;
  if (!playoff) return follow(cards, seat);
  const { seats } = playoff;
  return follow(
    seats.flatMap((player) => cards[player] ?? []),
    seats.indexOf(seat),
  );
}

/** Why a cell cannot be filled whatever the dice show; undefined if it can. */
export const barred = (rules: Rules, m: Moment, cell: CellInfo): Why | undefined =>
  isOpen(m.card, cell) ? rules.game.bars(rules, m, cell) : FILLED;

/**
 * The facts for the repeat policy, if it applies to this throw: all dice are equal, and every watched box is filled.
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
  const { joker, score } = cell.category;
  if (how === 'zero' || isWaiting(rules, card, cell)) return 0;
  // A score such as `-t.sum` may give -0, which no record holds.
  return how === 'joker' && joker !== undefined ? joker : score(t) + 0;
}

/** Whether a cell is worth nothing because the row that must score before it has not, in its column. */
export function isWaiting(rules: Rules, card: Card, { category: { after }, col }: CellInfo): boolean {
  if (after === undefined) return false;
  const cell = rules.columnCells[col]?.find((c) => c.category.id === after);
  return cell === undefined || boxOf(card, cell) !== 'scored';
}
