// The best choices of a position.

import { parseGame } from '@yahtzee-game/rules';
import { points, table } from './markdown.mjs';
import { choicesOf, choiceText, solved } from './solved.mjs';

/** Shows the position that its address names. It is two folders above the pages of a family. */
const CLASSROOM = '../../examples/classroom/index.html';

/**
 * The best choices of a position, given as the text of a saved game.
 * @param {...string} text
 */
export async function choices(...text) {
  const { solution, state } = await positionIn(text.join(' '));
  const rows = choicesOf(solution, state).slice(0, 4);
  const shown = table(
    ['choice', 'expected total', 'cost'],
    rows.map((choice) => [
      choiceText(choice, solution.ruleset),
      points(choice.value),
      choice.rank === 1 ? '' : points(choice.loss),
    ]),
  );
  return `${shown}\n\n[On a board](${CLASSROOM}#${encodeURIComponent(text.join(' '))})`;
}

/** @param {string} text */
async function positionIn(text) {
  const [, id = ''] = text.split(' ');
  const solution = await solved(id);
  const state = parseGame(text, [solution.ruleset]);
  if (!state.ok) throw new Error(`${text}: ${state.message}`);
  return { state, solution };
}
