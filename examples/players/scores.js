// Writes down every entry that the board tells of.
const list = document.querySelector('#heard');

document.querySelector('yahtzee-game').addEventListener('yahtzee-score', ({ detail }) => {
  const item = document.createElement('li');
  item.textContent = `${detail.player}: ${detail.points} in ${detail.cell}, now ${detail.totals[detail.seat]}`;
  list.prepend(item);
});
