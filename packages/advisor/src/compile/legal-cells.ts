/** The cells that the orders of a game allow, by filled cells: the engine is asked about a made-up card for each. */
import type { CellInfo, Rules } from '@yahtzee-game/rules';
import { barred, emptyCard, type Moment } from '@yahtzee-game/rules/engine';
import { isFull } from '../plan/card-states.js';
import type { CellClass } from '../plan/plan.js';

/**
 * Returns `Plan.legal`, by every reachable `filled`. Each `yield` is a good moment for a pause.
 * @param limit the search stops when there are more combinations than this
 */
export function* legalCells(
  rules: Rules,
  cellClasses: readonly CellClass[],
  limit: number,
): Generator<void, ReadonlyMap<number, readonly number[]>> {
  const rolls = rules.spec.rolls + (rules.spec.tokens ? 1 : 0);
  // A throw of an opponent may strike a box that the order does not allow yet.
  const strikes = rules.spec.repeat?.opponents !== undefined;
  const legal = new Map<number, readonly number[]>();
  const open = [0];
  for (let at = open.pop(), n = 0; at !== undefined && legal.size <= limit; at = open.pop(), n++) {
    if (legal.has(at)) continue;
    const masks = masksOf(rules, cellClasses, at, rolls);
    legal.set(at, masks);
    const fillable = masks.reduce((a, b) => a | b, 0);
    cellClasses.forEach((cellClass, k) => {
      const { place, flagged } = cellClass;
      if (!((fillable >> k) & 1 || (strikes && !isFull(cellClass, at)))) return;
      open.push(at + place);
      if (flagged) open.push(at + 2 * place);
    });
    if (n % 64 === 0) yield;
  }
  return legal;
}

/** Returns the classes that may be filled after each roll, and those that may be announced, as bit sets. */
function masksOf(
  rules: Rules,
  cellClasses: readonly CellClass[],
  filled: number,
  rolls: number,
): readonly number[] {
  const moment = momentOf(rules, cellClasses, filled);
  const cells = cellClasses.map((cellClass) => rules.cellById.get(cellClass.cells[0] ?? ''));
  const mask = (isAllowed: (cell: CellInfo) => boolean): number =>
    cells.reduce((bits, cell, k) => (cell && isAllowed(cell) ? bits | (1 << k) : bits), 0);
  const byRoll = Array.from({ length: rolls }, (_, i) =>
    mask((cell) => !barred(rules, { ...moment, roll: i + 1 }, cell)),
  );
  const announceable = mask((cell) => {
    const { declare } = cell.column.order;
    if (declare === undefined) return false;
    return !barred(rules, { ...moment, roll: declare, announced: cell.index }, cell);
  });
  return [...byRoll, announceable];
}

/** Returns a moment with these cells filled. Orders do not depend on the points, so all are 0. */
function momentOf(rules: Rules, cellClasses: readonly CellClass[], filled: number): Moment {
  const empty = emptyCard(rules);
  const slots = [...empty.slots];
  let count = 0;
  for (const { place, digits, flagged, cells } of cellClasses) {
    const digit = Math.floor(filled / place) % digits;
    let entries = flagged ? Math.min(digit, 1) : digit;
    count += entries;
    for (const id of cells) {
      const cell = rules.cellById.get(id);
      if (!cell) continue;
      for (let i = 0; i < cell.entries && entries > 0; i++, entries--) slots[cell.slot + i] = 0;
    }
  }
  const card = { ...empty, slots, filled: count };
  return { card, roll: 1, announced: -1, placed: 0, follow: -1, ahead: false };
}
