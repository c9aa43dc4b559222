// A board in the frame of another page: the query of the address sets its attributes, and `game` its ruleset. The page
// around it is told how high the board is.

const board = document.querySelector('yahtzee-game');
const known = board.dataset.attributes.split(' ').filter(Boolean);

for (const [name, value] of new URLSearchParams(location.search)) {
  if (name === 'game') board.setAttribute('ruleset', value);
  else if (name === 'lang') document.documentElement.lang = value;
  else if (known.includes(name)) board.setAttribute(name, value);
}

if (parent !== globalThis)
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ type: 'yahtzee-height', height }, '*');
  }).observe(board);
