/** Reading a card, and writing one. */
import type { CellInfo, Rules } from './rules.js';
import type { Box, Card } from './types.js';

const NO_EXTRAS: readonly number[] = [];

export function emptyCard(rules: Rules): Card {
  return makeCard(new Array<null>(rules.slots).fill(null), 0, NO_EXTRAS, 0, -1);
}

/** Every card is made here, with all its keys, so that engines see one shape. */
function makeCard(
  slots: Card['slots'],
  filled: number,
  extras: Card['extras'],
  tokens: number,
  announced: number,
): Card {
  return { slots, filled, extras, tokens, announced };
}

/** Entries fill a cell's slots in turn, so its last slot tells whether it is open. */
export function isOpen(card: Card, cell: CellInfo): boolean {
  return card.slots[cell.slot + cell.entries - 1] === null;
}

/** Raw points that stand in a cell; undefined if nothing does. */
export function entryOf(card: Card, cell: CellInfo): number | undefined {
  const first = card.slots[cell.slot];
  if (first === null || first === undefined || cell.entries === 1) return first ?? undefined;
  return entriesOf(card, cell).reduce((a, b) => a + b);
}

/** Raw entries of a cell, in the order they were made. */
export function entriesOf(card: Card, cell: CellInfo): readonly number[] {
  return card.slots.slice(cell.slot, cell.slot + cell.entries).filter((points) => points !== null);
}

export function boxOf(card: Card, cell: CellInfo): Box {
  if (isOpen(card, cell)) return 'open';
  return entryOf(card, cell) ? 'scored' : 'zero';
}

/** The card after a turn that filled this cell. */
export function write(
  card: Card,
  cell: CellInfo,
  points: number,
  extra: number,
  tokens: number,
  announced: number,
): Card {
  const slots = card.slots.slice();
  let slot = cell.slot;
  while (slots[slot] !== null) slot++;
  slots[slot] = points;
  const extras = extra ? [...card.extras, extra] : card.extras;
  return makeCard(slots, card.filled + 1, extras, tokens, announced);
}
