import { choiceElement, choicesOf, costOf, elementOf, showGame } from './choices.js';

/** The number of best choices that an answer lists, in addition to those that its lesson names. */
const SHOWN = 3;

for (const section of document.querySelectorAll('section')) {
  const board = section.querySelector('yahtzee-game');
  const answer = section.querySelector('details');
  const state = await showGame(board, board.dataset.game);
  const restart = elementOf('button', 'restart', 'Set the position up again');
  restart.type = 'button';
  restart.addEventListener('click', () => board.load(board.dataset.game));
  answer.append(restart);
  answer.addEventListener('toggle', () => void fill(answer.querySelector('ol'), state), { once: true });
}

/** Lists the best choices of a state, and those that people would think of. */
async function fill(list, state) {
  const choices = await choicesOf(state);
  const also = list.dataset.also.split(' ');
  const shown = choices.filter((choice, i) => i < SHOWN || also.includes(tokenOf(choice)));
  list.append(
    ...shown.map((choice) => {
      const cost = elementOf('span', 'cost', costOf(choice));
      return elementOf(
        'li',
        choice.rank === 1 ? 'best' : '',
        choiceElement(choice, state.rules.ruleset.id),
        ' ',
        cost,
      );
    }),
  );
}

/** A choice as lessons write it: the dice to keep, or a colon and the box to fill. */
const tokenOf = (choice) => (choice.kind === 'score' ? `:${choice.cell}` : choice.dice.join(''));
