// One position, and one turn in which a single box counts.

import { odds } from '@yahtzee-game/advisor';
import { loadRuleset, parseGame } from '@yahtzee-game/rules';
import { choicesOf, choiceText, rowName, solved } from './solved.mjs';
import { diceText, percent, points, table } from './text.mjs';

/** @import { Ruleset } from '@yahtzee-game/rules' */

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

/**
 * One turn in which only this box counts.
 * @param {string} id
 */
export async function turn(id) {
  const ruleset = await loadRuleset(id);
  const rows = ruleset.spec.categories
    .filter(({ section }) => section !== 'upper')
    .map(({ id: row }) => [
      rowName(ruleset, row),
      percent(odds(ruleset, row).chance),
      points(odds(ruleset, row, { aim: 'points' }).points),
    ]);
  return table(['box', 'chance', 'average points'], rows);
}

/** The chance of a large straight from what is kept. */
export async function straights() {
  const ruleset = await loadRuleset('yahtzee');
  const kept = [
    [2, 3, 4, 5],
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [2, 3, 4],
    [3, 4, 5],
    [2, 4, 5],
    [3, 4],
  ];
  const rows = kept.map((dice) => [
    diceText(dice),
    ...[2, 1].map((rollsLeft) => percent(chanceKeeping(ruleset, dice, rollsLeft))),
  ]);
  return table(['kept', 'two rolls left', 'one roll left'], rows);
}

/**
 * @param {Ruleset} ruleset
 * @param {readonly number[]} kept
 * @param {number} rollsLeft
 */
function chanceKeeping(ruleset, kept, rollsLeft) {
  const dice = [...kept, ...Array.from({ length: 5 - kept.length }, () => kept[0] ?? 1)];
  const { holds } = odds(ruleset, 'largeStraight', { dice, rollsLeft });
  return holds.find((hold) => hold.dice.join() === kept.join())?.chance ?? 0;
}
