/** Reading a card, and writing one. */
import type { CellInfo, Rules } from './rules.js';
import type { Box, Card } from './types.js';

const NO_EXTRAS: readonly number[] = [];

export function emptyCard(rules: Rules): Card {
  return makeCard(new Array<null>(rules.slots).fill(null), 0, 0, NO_EXTRAS, 0, -1);
}

/** Every card is made here, with all its keys, so that engines see one shape. */
function makeCard(
  slots: Card['slots'],
  filled: number,
  turns: number,
  extras: Card['extras'],
  tokens: number,
  announced: number,
): Card {
  return { slots, filled, turns, extras, tokens, announced };
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

/** Points in a cell, multiplied by its column. */
export const worthOf = ({ column }: CellInfo, points: number): number => points * (column.times ?? 1);

export function boxOf(card: Card, cell: CellInfo): Box {
  if (isOpen(card, cell)) return 'open';
  return entryOf(card, cell) ? 'scored' : 'zero';
}

/** The effects of an entry on a card besides its points. */
export interface Entry {
  readonly cell: CellInfo;
  /** The numbers for the next slots of this cell; one, unless a game writes several at once. */
  readonly points: readonly number[];
  readonly extra: number;
  readonly tokens: number;
  /** Row named in this turn, -1 for none. */
  readonly announced: number;
  /** It is the first entry of this turn. */
  readonly first: boolean;
}

/** The card after an entry. */
export function write(card: Card, { cell, points, extra, tokens, announced, first }: Entry): Card {
  const slots = card.slots.slice();
  let slot = cell.slot;
  while (typeof slots[slot] === 'number') slot++;
  for (const number of points) slots[slot++] = number;
  const extras = extra ? [...card.extras, extra] : card.extras;
  const turns = first ? card.turns + 1 : card.turns;
  return makeCard(slots, card.filled + points.length, turns, extras, tokens, announced);
}
