// As the tutorial of gchessboard joins it with chess.js: only legal moves are offered, and sides take turns.

import 'gchessboard';
import { Chess } from 'chess.js';

export function setUp(board) {
  const game = new Chess();
  board.addEventListener('movestart', ({ detail }) => {
    detail.setTargets(game.moves({ square: detail.from, verbose: true }).map(({ to }) => to));
  });
  board.addEventListener('moveend', (event) => {
    try {
      game.move({ from: event.detail.from, to: event.detail.to, promotion: 'q' });
    } catch {
      event.preventDefault();
    }
  });
  board.addEventListener('movefinished', () => {
    board.fen = game.fen();
    board.turn = game.turn() === 'w' ? 'white' : 'black';
  });
}

for (const board of document.querySelectorAll('g-chess-board')) setUp(board);
