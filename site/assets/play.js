// The page to play on: at the first visit, ways to play in place of the card; below the board, the same as buttons. Each
// begins a game of its kind. The board offers to go on with the one before.

import { ifKept } from './kept.js';

/** How the visitor plays: the players of a new game, as the attribute has them. */
const PLAYERS = 'players';

const board = document.querySelector('#board');
const start = board.querySelector('.start');

start.querySelector('[data-day]').textContent = String(new Date().getDate());

const known = ifKept(() => localStorage.getItem(PLAYERS));
if (known) board.setAttribute('players', known);
// A link to a game, or to a challenge, says how to play.
if (known || location.hash.includes('yahtzee=')) start.remove();
// Whoever simply rolls plays alone.
board.addEventListener('yahtzee-roll', () => choose(board.getAttribute('players') ?? '1'), { once: true });

for (const button of document.querySelectorAll('[data-players]'))
  button.addEventListener('click', async () => {
    await customElements.whenDefined('yahtzee-game');
    const { players } = button.dataset;
    choose(players);
    board.newGame({ players });
    board.focus();
  });

// The list is below the board, which may be out of sight.
document.querySelector('yahtzee-picker').addEventListener('yahtzee-pick', () => {
  board.scrollIntoView({ block: 'nearest' });
  board.focus();
});

/** Remembers the choice, and shows the card. */
function choose(players) {
  ifKept(() => localStorage.setItem(PLAYERS, players));
  start.remove();
}
