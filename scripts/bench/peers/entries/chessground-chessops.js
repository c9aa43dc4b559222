// As the examples of chessground set it up, with the legal destinations that chessops has a function for. The position is
// handed back after each move, since promotion and en passant change more than the squares of the move.

import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.brown.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';
import { Chessground } from '@lichess-org/chessground';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { makeBoardFen } from 'chessops/fen';
import { parseSquare } from 'chessops/util';

export function setUp(element) {
  const game = Chess.default();
  const legal = () => ({
    fen: makeBoardFen(game.board),
    turnColor: game.turn,
    check: game.isCheck(),
    movable: { color: game.turn, dests: chessgroundDests(game) },
  });
  const ground = Chessground(element, {
    movable: { free: false, color: 'white', dests: chessgroundDests(game), events: { after: play } },
  });
  function play(from, to) {
    const [start, end] = [parseSquare(from), parseSquare(to)];
    const promotes = game.board.getRole(start) === 'pawn' && (end < 8 || end >= 56);
    game.play({ from: start, to: end, ...(promotes && { promotion: 'queen' }) });
    ground.set(legal());
  }
  return () => ground.destroy();
}

for (const element of document.querySelectorAll('.chessground')) setUp(element);
