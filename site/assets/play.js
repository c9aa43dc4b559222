// The buttons above the board: each begins a game of its kind. The board offers to go on with the one before.

const board = document.querySelector('#board');

for (const button of document.querySelectorAll('[data-players]'))
  button.addEventListener('click', async () => {
    await customElements.whenDefined('yahtzee-game');
    board.newGame({ players: button.dataset.players });
    board.focus();
  });
