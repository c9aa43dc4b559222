/** Reading a card, for pages: as `card`, and checked. */
import { entriesOf as entries, entryOf as entry, isOpen as open, worthOf as worth } from '../model/card.js';
import { checkCell, checkPoints } from '../model/doors.js';
import { deny } from '../model/refuse.js';
import type { CellInfo } from '../model/rules.js';
import type { Card } from '../model/types.js';

/** Whether a cell may still be filled. @throws RangeError, one sentence, if this is no card, or no cell of its game. */
export function isOpen(card: Card, cell: CellInfo): boolean {
  checkCell(card, cell);
  return open(card, cell);
}

/**
 * Raw points that stand in a cell; undefined if nothing does.
 * @throws RangeError, one sentence, if this is no card, or no cell of its game.
 */
export function entryOf(card: Card, cell: CellInfo): number | undefined {
  checkCell(card, cell);
  return entry(card, cell);
}

/**
 * Raw entries of a cell, in the order they were made.
 * @throws RangeError, one sentence, if this is no card, or no cell of its game.
 */
export function entriesOf(card: Card, cell: CellInfo): readonly number[] {
  checkCell(card, cell);
  return entries(card, cell);
}

/** Points in a cell, multiplied by its column. @throws RangeError, one sentence, if it is none. */
export function worthOf(cell: CellInfo, points: number): number {
  if (!(cell as Partial<CellInfo> | null | undefined)?.column)
    deny('cell', cell, 'a cell, such as state.rules.cells[0]');
  checkPoints('points', points);
  return worth(cell, points);
}
