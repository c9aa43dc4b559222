// As the example "legal moves" of chessboard-element joins it with chess.js.

import 'chessboard-element';
import { Chess } from 'chess.js';

export function setUp(board) {
  const game = new Chess();
  board.addEventListener('drag-start', (event) => {
    if (game.isGameOver() || !event.detail.piece.startsWith(game.turn())) event.preventDefault();
  });
  board.addEventListener('drop', ({ detail }) => {
    try {
      game.move({ from: detail.source, to: detail.target, promotion: 'q' });
    } catch {
      detail.setAction('snapback');
    }
  });
  board.addEventListener('snap-end', () => board.setPosition(game.fen()));
}

for (const board of document.querySelectorAll('chess-board')) setUp(board);
