/** The seats of computers and of the remote players of a table. Also requests the dice of a table. */
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import { opponents } from '../../locales/en/board.js';
import type { Words } from '../../words/messages.js';
import { computerNames, seatView, theirDice, wrote } from './seat-view.js';
import { Seats } from './seats.js';
import { seatStyles } from './styles.js';

export const words: Words = { board: opponents };

export function createFeature(board: Board, host: BoardElement): Feature {
  const seats = new Seats(board, host);
  return {
    styles: seatStyles,
    decides: (seat, state) => seats.playerOf(seat, state) !== undefined,
    throwDice(owed, state, signal) {
      const { table } = board;
      // A table without an answer yields an empty throw, which is refused; the board must not roll its own dice
      // instead.
      return table?.throwDice && (table.throwDice(owed, state, signal) || []);
    },
    hurry: () => seats.hurry(),
    names: (levels) => computerNames(levels, board.t),
    facts: (snapshot) => ({ wrote: wrote(snapshot, board) || snapshot.wrote }),
    view: (view, snapshot) => seatView(view, snapshot, seats.kept),
    voice: theirDice,
    drawn: (part) => seats.watchKey(part),
  };
}
