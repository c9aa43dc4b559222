// A board for each theme.
import '@yahtzee-game/element';

const THEMES = ['classic', 'felt', 'paper', 'neon', 'contrast', 'event', 'lcd', 'winter', 'sea'];

export function showBoards() {
  for (const theme of THEMES) {
    const board = document.createElement('yahtzee-game');
    board.setAttribute('theme', theme);
    document.body.append(board);
  }
}
