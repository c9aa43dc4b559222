/**
 * Parts that may pass up turns. In a game of several parts, turns go to the part that can use them best, so a part may
 * wait for better dice. Played alone, it may do so for a few turns: they fill an extra row, which is worth nothing. The
 * share of these turns that a part has left is the share of the other cells that is still open.
 */
import type { Card, Category, Column, Order } from '@yahtzee-game/rules';

/** Id of the row of passed turns. */
export const PASS = 'pass';

/**
 * Most turns that a part may pass up. With fewer, parts hardly wait; with more, all wait for the same dice. Found by
 * simulated games: from 3 to 6, their means differ by less than 1 %.
 */
export const MAX_PASSES = 4;

/** Returns the row of passed turns, with room for `entries` of them. */
export const passRow = (entries: number): Category => ({
  id: PASS,
  section: PASS,
  entries,
  score: () => 0,
});

/**
 * Returns a column with the row of passed turns as its last, which may be filled in any turn.
 * @param rows number of its other rows
 */
export function withPassRow(column: Column, rows: number): Column {
  const { order } = column;
  return {
    ...column,
    order: order.bar ? { ...order, bar: barWithPass(order.bar, rows) } : order,
    ...(column.rows && { rows: [...column.rows, PASS] }),
  };
}

const barWithPass =
  (bar: NonNullable<Order['bar']>, rows: number): NonNullable<Order['bar']> =>
  ({ open, sections, ...place }) =>
    place.row === rows
      ? undefined
      : bar({ ...place, open: open.slice(0, rows), sections: sections.slice(0, rows) });

/** The turns that a part may pass up, and the cells that they may fill instead. */
export interface Passing {
  /** Turns that it may pass up. */
  readonly passes: number;
  /** Slots of the game that turns may fill instead of the part. */
  readonly rivals: readonly number[];
}

/** Returns how many turns a part may still pass up, usually not a whole number. */
export function passesLeft({ passes, rivals }: Passing, card: Card): number {
  return rivals.length ? (passes * openIn(rivals, card)) / rivals.length : 0;
}

/** Returns the same after a turn that was passed up. */
export function passesAfter({ passes, rivals }: Passing, card: Card): number {
  return rivals.length ? (passes * Math.max(0, openIn(rivals, card) - 1)) / rivals.length : 0;
}

const openIn = (slots: readonly number[], card: Card): number =>
  slots.filter((slot) => card.slots[slot] === null).length;

/** Returns the value of a function at a number, interpolated between its values at the whole numbers next to it. */
export function between(number: number, valueAt: (whole: number) => number): number {
  const low = Math.floor(number);
  const share = number - low;
  return share ? (1 - share) * valueAt(low) + share * valueAt(low + 1) : valueAt(low);
}
