// The page to play on: at the first visit, ways to play in place of the card; below the board, the same as buttons. Each
// begins a game of its kind. The board offers to go on with the one before.

/** How the visitor plays: the players of a new game, as the attribute has them. */
const PLAYERS = 'players';

const board = document.querySelector('#board');
const start = board.querySelector('.start');

start.querySelector('[data-day]').textContent = String(new Date().getDate());

const known = ifKept(() => localStorage.getItem(PLAYERS));
if (known) {
  start.remove();
  board.setAttribute('players', known);
}
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

/** Remembers the choice, and shows the card. */
function choose(players) {
  ifKept(() => localStorage.setItem(PLAYERS, players));
  start.remove();
}

/** Returns the result; undefined if the browser keeps nothing for this site. */
function ifKept(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
