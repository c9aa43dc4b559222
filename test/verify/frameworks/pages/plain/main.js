import '@yahtzee-game/element';

globalThis.heard = [];
const board = document.querySelector('yahtzee-game');
board.messages = { 'row.chance': 'Lucky dip' };
board.addEventListener('yahtzee-roll', ({ detail }) => globalThis.heard.push(detail.dice));
document.querySelector('button').addEventListener('click', () => {
  board.setAttribute('ruleset', 'yatzy');
  board.setAttribute('lang', 'de');
});
