// One turn in which a single box counts.

import { odds } from '@yahtzee-game/advisor';
import { loadRuleset } from '@yahtzee-game/rules';
import { diceText, percent, points, table } from './markdown.mjs';
import { rowName } from './solved.mjs';

/** @import { Ruleset } from '@yahtzee-game/rules' */

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
