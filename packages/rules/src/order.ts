/** Orders in which a column may be filled. Each bars a cell by what it sees of its own column alone. */
import type { Order, Place } from './spec.js';
import type { Why } from './types.js';

const firstOpen = (p: Place): number => p.open.indexOf(true);
const lastOpen = (p: Place): number => p.open.lastIndexOf(true);
/** Whether any row from `start` up to, not including, `end` is open. */
const someOpen = (p: Place, start: number, end: number): boolean => p.open.slice(start, end).includes(true);
/** First row of the section after the one that holds this row. */
const nextSection = (p: Place): number => p.sections.find((start) => start > p.row) ?? p.open.length;
/** First row of the section that holds this row. */
const ownSection = (p: Place): number => p.sections.findLast((start) => start <= p.row) ?? 0;

const why = (key: string): Why => ({ key });
const unless = (allowed: boolean, reason: Why): Why | undefined => (allowed ? undefined : reason);

/** Any open cell. */
export const free: Order = { name: 'free' };

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
  bar: (p) => {
    const last = p.open.length - 1;
    const blocked =
      p.row * 2 <= last
        ? someOpen(p, p.row + 1, Math.floor(last / 2) + 1)
        : someOpen(p, Math.ceil(last / 2), p.row);
    return unless(!blocked, why('order-middle'));
  },
};

/** All of a section before the next one is begun. */
export const upperThenLower: Order = {
  name: 'upperThenLower',
  bar: (p) => unless(!someOpen(p, 0, ownSection(p)), why('order-upperThenLower')),
};

/** All of a section before the one above it is begun. */
export const lowerThenUpper: Order = {
  name: 'lowerThenUpper',
  bar: (p) => unless(!someOpen(p, nextSection(p), p.open.length), why('order-lowerThenUpper')),
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

/** The row that the previous player announced, while that row is open. */
export const counter: Order = {
  name: 'counter',
  bar: (p) => unless(p.follow < 0 || p.follow === p.row || !p.open[p.follow], why('order-counter')),
};
