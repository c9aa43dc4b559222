// Answers with letters, and the hands that go up for each.

import { elementOf } from '../lessons/choices.js';

/** But for those that are keys of the page. */
const LETTERS = 'A B C D E F G H I J K L M O P S T U V W X Y Z'.split(' ');

/** Returns list items for these answers, which count presses. */
export function hands(answers) {
  const counts = answers.map(() => 0);
  const items = answers.map((answer, i) => answerItem(answer, LETTERS[i], (by) => count(i, by)));

  function count(i, by) {
    counts[i] = Math.max(0, counts[i] + by);
    const most = Math.max(...counts, 1);
    for (const [j, item] of items.entries()) {
      item.querySelector('.count').textContent = counts[j] || '';
      item.querySelector('meter').max = most;
      item.querySelector('meter').value = counts[j];
      item.querySelector('.less').disabled = counts[j] === 0;
    }
  }

  return {
    items,
    counts: () => [...counts],
    /** Counts a hand by the letter of its answer, or takes it back. */
    press(key, by) {
      const i = LETTERS.indexOf(key.toUpperCase());
      if (items[i]) count(i, by);
    },
    /** Shows what each answer costs. */
    reveal(costs) {
      for (const [i, { best, cost }] of costs.entries()) {
        items[i].classList.toggle('best', best);
        items[i].querySelector('.answer').append(' ', elementOf('span', 'cost', cost));
      }
    },
  };
}

function answerItem(answer, letter, count) {
  const press = elementOf(
    'button',
    'answer',
    elementOf('b', 'letter', letter),
    ' ',
    answer,
    ' ',
    elementOf('span', 'count'),
  );
  const less = elementOf('button', 'less', '−');
  less.ariaLabel = `One hand less for ${letter}`;
  less.disabled = true;
  for (const button of [press, less]) button.type = 'button';
  press.addEventListener('click', () => count(1));
  less.addEventListener('click', () => count(-1));
  const bar = document.createElement('meter');
  bar.ariaLabel = `Hands for ${letter}`;
  return elementOf('li', '', press, less, bar);
}
