// The board follows the nearest lang; the game goes on.
const place = document.querySelector('#place');

document.querySelector('#language').addEventListener('change', ({ target }) => {
  place.lang = target.value;
});
