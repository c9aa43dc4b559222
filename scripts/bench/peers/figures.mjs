// The figures of the table: what each is, how it is measured, and what ours may be at most.

import { coldVisit } from './cold.mjs';
import { click } from './clicks.mjs';
import { comeAndGo, mountMany, mountSome } from './crowd.mjs';
import { CHESSGROUND, GCHESSBOARD, GCHESSBOARD_CHESS } from './list.mjs';
import { mountFirst } from './mount.mjs';
import { shift } from './shift.mjs';

/**
 * `key`: its name in what a measurement gives; `times`: the peer whose figure the bar is a multiple of.
 * @typedef {{ key: string, name: string, digits: number, how: string, bar?: number, times?: string }} Figure
 */

/** In this order, peer by peer, round by round. */
export const MEASUREMENTS = [coldVisit, mountFirst, click, shift, mountSome, mountMany, comeAndGo];

/** @type {Figure[]} */
export const FIGURES = [
  {
    key: 'first',
    name: 'loaded when it is interactive, B',
    digits: 0,
    how: 'scripts, styles and data, brotli at its best; the page itself does not count',
  },
  {
    key: 'all',
    name: 'loaded in all, B',
    digits: 0,
    how: 'the same, after a first turn and when the network is idle',
  },
  {
    key: 'cold',
    name: 'cold page, ms',
    digits: 0,
    how: 'slow 4G (150 ms, 1.6 Mbit/s down), CPU 4 × slowed, nothing cached; from navigation until all cells are in the page, with listeners, and two frames have passed; then a first turn is played, which must act',
    bar: 0.97,
    times: CHESSGROUND,
  },
  {
    key: 'importFresh',
    name: 'import, nothing compiled, ms',
    digits: 1,
    how: 'CPU 4 × slowed; the module is in the HTTP cache of a fresh browser context',
  },
  {
    key: 'mountFresh',
    name: 'first mount, nothing compiled, ms',
    digits: 1,
    how: 'right after that import: until all cells are drawn and laid out; for the emoji picker, that includes reading its data',
    bar: 0.7,
    times: GCHESSBOARD_CHESS,
  },
  {
    key: 'importCached',
    name: 'import, code cache, ms',
    digits: 1,
    how: 'the same on the fourth visit, when the browser has the script compiled',
  },
  {
    key: 'mountCached',
    name: 'first mount, code cache, ms',
    digits: 1,
    how: 'the same on the fourth visit',
    bar: 1,
    times: GCHESSBOARD,
  },
  { key: 'mountAgain', name: 'second mount, ms', digits: 1, how: 'one more board on that page' },
  {
    key: 'clickWorst',
    name: 'click to paint, the worst, ms',
    digits: 0,
    how: 'CPU 4 × slowed, a first visit, real clicks for three turns; Event Timing, which counts in steps of 8 ms and from 16 ms on; the slowest event of the slowest click',
    bar: 56,
  },
  {
    key: 'click',
    name: 'click to paint, slowest kind, ms',
    digits: 0,
    how: 'the same clicks; the median of each kind (roll, hold, score; select, move), and the largest of these',
  },
  {
    key: 'shift',
    name: 'layout shift',
    digits: 4,
    how: 'scripts come 300 ms late; set up as the README of each says; the worst of pages 360, 640 and 1200 px wide',
    bar: 0.001,
  },
  {
    key: 'some',
    name: '20 boards, ms',
    digits: 0,
    how: 'not slowed; one after the other into one page, drawn and laid out',
  },
  { key: 'many', name: '100 boards, ms', digits: 0, how: 'the same', bar: 600 },
  {
    key: 'eachHeap',
    name: 'one more board: heap, kB',
    digits: 1,
    how: 'what 80 more boards add to 20, by board, after garbage collection, compiled code included',
    bar: 58,
  },
  { key: 'eachNodes', name: 'one more board: nodes', digits: 0, how: 'the same', bar: 570 },
  { key: 'eachListeners', name: 'one more board: listeners', digits: 0, how: 'the same' },
  {
    key: 'leftNodes',
    name: '100 came and went: nodes left',
    digits: 0,
    how: 'after 20 that came and went before; each is drawn and painted, then taken away as its README says',
  },
  { key: 'leftListeners', name: '100 came and went: listeners left', digits: 0, how: 'the same' },
  {
    key: 'leftHeap',
    name: '100 came and went: heap left, kB',
    digits: 1,
    how: 'the same, compiled code included, which comes and goes',
  },
];
