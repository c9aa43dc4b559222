import { PRESETS } from '../presets.js';
import { showGame } from './saved.js';

// One section for each preset. Every board goes on with the same saved game, and the same dice fall.
const template = document.querySelector('template');

for (const [name, says] of Object.entries(PRESETS)) {
  const section = template.content.cloneNode(true).firstElementChild;
  section.id = name;
  section.querySelector('h2').textContent = name;
  section.querySelector('p').textContent = says;
  for (const figure of section.querySelectorAll('figure')) {
    const board = figure.querySelector('yahtzee-game');
    board.setAttribute('theme', name);
    const place = `${figure.className} page, ${figure.dir === 'rtl' ? 'Persian' : 'English'}`;
    figure.setAttribute('aria-label', `${name}, ${place}`);
  }
  template.parentElement.append(section);
}

for (const board of document.querySelectorAll('yahtzee-game')) await showGame(board);
