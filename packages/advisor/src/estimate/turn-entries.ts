/** How many entries a card still takes, and how many of them this turn makes. */
import type { Card, Rules } from '@yahtzee-game/rules';
import { isOpen } from '@yahtzee-game/rules/engine';

/** Returns how many entries a card still takes. */
export const entriesLeft = (card: Card): number => card.slots.filter((points) => points === null).length;

/** Returns how many entries a card still takes once this turn has ended. */
export function entriesLeftAfterTurn(rules: Rules, card: Card): number {
  const left = entriesLeft(card);
  if (rules.spec.fill !== 'everyColumn') return Math.max(0, left - 1);
  const placed = columnsPlaced(rules, card);
  const open = rules.columnCells.filter(
    (cells, col) => !((placed >> col) & 1) && cells.some((cell) => isOpen(card, cell)),
  );
  return left - open.length;
}

/**
 * Returns the columns in which a turn that fills every column has made its entry already, one bit each. Between turns,
 * all open columns have as many entries as there were turns.
 */
export function columnsPlaced({ spec, columnCells }: Rules, card: Card): number {
  if (spec.fill !== 'everyColumn') return 0;
  let placed = 0;
  let isBehind = false;
  for (const [col, cells] of columnCells.entries()) {
    const slots = cells.flatMap(({ slot, entries }) => card.slots.slice(slot, slot + entries));
    const made = slots.filter((points) => points !== null).length;
    if (made >= card.turns) placed |= 1 << col;
    else if (made < slots.length) isBehind = true;
  }
  return isBehind ? placed : 0;
}
