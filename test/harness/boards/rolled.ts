/** A board with thrown dice, for tests of keys. */

import { Board } from './board.js';

/** A board with these dice, and focus on the first. */
export async function rolled(values: string, attributes = '', around?: string): Promise<Board> {
  const board = await Board.open(attributes, '', around);
  board.unhurried();
  await board.rollDice(values);
  board.die(1).focus();
  return board;
}
