// Widely printed figures of Yahtzee that are wrong, beside the right ones. They are about free choice of the joker's box.

import { odds } from '@yahtzee-game/advisor';
import { atLeast, oneIn, percentileOf, points, table } from './text.mjs';
import { choicesOf, choiceText, rolled, solved } from './solved.mjs';

/** @import { Ruleset, Score } from '@yahtzee-game/rules' */

/** The printed figures for this many Yahtzees or more. @type {Readonly<Record<number, string>>} */
const YAHTZEES = { 4: '0.210 %', 5: '1.82e-4', 6: '1.17e-5', 7: '5.66e-7', 8: '2.05e-8' };

/** Widely printed figures beside the right ones. They are about free choice of the joker's box. */
export async function printed() {
  const solution = await solved('yahtzee', { joker: 'free' });
  const chances = await solution.distribution();
  const [best, , house] = choicesOf(solution, rolled(solution.ruleset, [1, 1, 1, 6, 6]));
  const small = odds(solution.ruleset, joker('smallStraight', 30, solution.ruleset), {
    dice: [1, 1, 2, 4, 5],
    aim: 'points',
  });
  const keep = (/** @type {string} */ dice) =>
    small.holds.find((hold) => hold.dice.join(' ') === dice)?.points ?? 0;
  const yahtzees = [4, 5, 6, 7, 8].map((k) => [
    `${k} Yahtzees or more, playing for nothing else`,
    YAHTZEES[k] ?? '',
    percentOrPower(binomialFrom(k, 13, odds(solution.ruleset, 'yahtzee').chance)),
  ]);
  return table(
    ['what', 'printed', 'right'],
    [
      ...yahtzees,
      ['400 points or more', '1 in 25.5', oneIn(atLeast(chances, 400))],
      ['99 % of totals are no more than', '473', String(percentileOf(chances, 0.99))],
      [
        '1 1 1 6 6 after the first roll',
        'keep the full house',
        `${best ? choiceText(best, solution.ruleset) : ''}; the house costs ${points(house?.loss ?? 0)}`,
      ],
      [
        '1 1 2 4 5, for a small straight only',
        `keep 2 4: ${points(keep('2 4'))}`,
        `keep 1 2 4 or 2 4 5: ${points(keep('1 2 4'))}`,
      ],
    ],
  );
}

const percentOrPower = (/** @type {number} */ chance) =>
  chance < 1e-3 ? chance.toExponential(2) : `${(100 * chance).toFixed(3)} %`;

/**
 * The probability of k or more in n tries.
 * @param {number} k
 * @param {number} n
 * @param {number} p
 */
function binomialFrom(k, n, p) {
  let [sum, ways] = [0, 1];
  for (let i = 0; i <= n; i++) {
    if (i >= k) sum += ways * p ** i * (1 - p) ** (n - i);
    ways = (ways * (n - i)) / (i + 1);
  }
  return sum;
}

/**
 * The score of a box that a joker may fill.
 * @param {string} row
 * @param {number} worth
 * @param {Ruleset} ruleset
 * @returns {Score}
 */
function joker(row, worth, { spec }) {
  const score = spec.categories.find(({ id }) => id === row)?.score;
  return (thrown) => (thrown.counts.includes(5) ? worth : (score?.(thrown) ?? 0));
}
