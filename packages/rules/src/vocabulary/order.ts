/** Orders in which a column may be filled. Each looks at its own column alone. */
import type { Order, Place } from '../model/spec.js';
import type { Why } from '../model/types.js';

export { free } from './free-order.js';

const firstOpen = (p: Place): number => p.open.indexOf(true);
const lastOpen = (p: Place): number => p.open.lastIndexOf(true);
/** Whether any row from `start` up to, not including, `end` is open. */
const someOpen = (p: Place, start: number, end: number): boolean => p.open.slice(start, end).includes(true);
/** Whether a row of another section is open before this one, or after it. */
const othersOpen = (p: Place, before: boolean): boolean =>
  p.open.some((open, row) => open && row < p.row === before && p.sections[row] !== p.sections[p.row]);

const why = (key: string): Why => ({ key });
const unless = (allowed: boolean, reason: Why): Why | undefined => (allowed ? undefined : reason);

/** From the first row to the last. */
export const down: Order = { name: 'down', bar: (p) => unless(p.row === firstOpen(p), why('order-down')) };

/** From the last row to the first. */
export const up: Order = { name: 'up', bar: (p) => unless(p.row === lastOpen(p), why('order-up')) };

/** The next open row from either end. */
export const ends: Order = {
  name: 'ends',
  bar: (p) => unless(p.row === firstOpen(p) || p.row === lastOpen(p), why('order-ends')),
};

/** From the two middle rows outwards; an odd number of rows has one middle row. */
export const middle: Order = {
  name: 'middle',
  bar: (p) => outwards(p, Math.floor((p.open.length - 1) / 2), Math.ceil((p.open.length - 1) / 2)),
};

/** From this row, counted from 0, upwards and from the next one downwards. */
export const middleFrom = (row: number): Order => ({
  name: 'middle',
  bar: (p) => outwards(p, row, row + 1),
});

function outwards(p: Place, high: number, low: number): Why | undefined {
  const blocked = p.row <= high ? someOpen(p, p.row + 1, high + 1) : someOpen(p, low, p.row);
  return unless(!blocked, why('order-middle'));
}

/** All of a section before the next one is begun. */
export const upperThenLower: Order = {
  name: 'upperThenLower',
  bar: (p) => unless(!othersOpen(p, true), why('order-upperThenLower')),
};

/** All of a section before the one above it is begun. */
export const lowerThenUpper: Order = {
  name: 'lowerThenUpper',
  bar: (p) => unless(!othersOpen(p, false), why('order-lowerThenUpper')),
};

/** The cell is named after the first roll. */
export const announce: Order = {
  name: 'announce',
  declare: 1,
  bar: (p) => unless(p.announced, why('not-announced')),
};

/** The cell is named after the second roll. */
export const lateAnnounce: Order = { ...announce, name: 'lateAnnounce', declare: 2 };

/** Only a first roll counts. */
export const hand: Order = { name: 'hand', bar: (p) => unless(p.roll <= 1, why('order-hand')) };

/** The row that has to be followed; any row where only this column is left. */
export const counter: Order = {
  name: 'counter',
  bar: (p) => unless(p.follow === -1 || p.follow === p.row || p.alone, why('order-counter')),
};
