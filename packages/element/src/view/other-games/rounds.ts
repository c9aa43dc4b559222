/** Games of rounds: each row is a round, and the greatest entry in it wins. */
import { entryOf, type CellInfo, type GameState } from '@yahtzee-game/rules';

/** Whether this player has won or shares the round of a cell. */
export function hasWonRound({ rules, cards }: GameState, cell: CellInfo, seat: number): boolean {
  if (rules.spec.standing !== 'rounds') return false;
  const entries = cards.map((card) => entryOf(card, cell) ?? -1);
  return !entries.includes(-1) && entries[seat] === Math.max(...entries);
}
