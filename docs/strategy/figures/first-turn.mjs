// The effect of the first entry of a game, and the cost of rules of thumb for the first turn.

import { play } from '@yahtzee-game/rules';
import { ruleAfter } from './rules-of-thumb.mjs';
import { diceText, points, signed, table } from './text.mjs';
import { boxesFor, rolled, rowName, solved, throwsOf, valueOf } from './solved.mjs';

/** @import { Solution } from '@yahtzee-game/advisor' */
/** @import { Ruleset } from '@yahtzee-game/rules' */

/**
 * The value of each number of dice with one face in the box for it, as the first entry of a game.
 * @param {string} id
 */
export async function entries(id) {
  const solution = await solved(id);
  const { count } = solution.ruleset.spec.dice;
  const counts = Array.from({ length: count }, (_, i) => i + 1);
  const rows = solution.ruleset.spec.categories
    .filter(({ section }) => section === 'upper')
    .map(({ id: cell }, i) => [
      rowName(solution.ruleset, cell),
      ...counts.map((n) => signed(worthAtFirst(solution, cell, someOf(i + 1, n, count)))),
    ]);
  return table(['', ...counts.map(String)], rows);
}

/**
 * `n` of `count` dice with this face, the others with different faces.
 * @param {number} face
 * @param {number} n
 * @param {number} count
 */
function someOf(face, n, count) {
  const others = [1, 2, 3, 4, 5, 6].filter((other) => other !== face);
  return [...Array.from({ length: n }, () => face), ...others].slice(0, count);
}

/**
 * The cost of a zero in each box in the first turn, the lowest first.
 * @param {string} id
 */
export async function zeros(id) {
  const solution = await solved(id);
  const found = zeroCosts(solution);
  return table(
    ['zero in', 'costs'],
    found.map(({ cell, cost }) => [rowName(solution.ruleset, cell), points(cost)]),
  );
}

/** @param {Solution} solution */
export function zeroCosts(solution) {
  const { ruleset } = solution;
  const throws = throwsOf(ruleset.spec.dice.count, sidesOf(ruleset)).map(({ dice }) => dice);
  return boxesFor(ruleset, [1, 2, 3, 4, 6, 6, 6].slice(0, ruleset.spec.dice.count))
    .flatMap(({ id: cell }) => {
      const dice = throws.find((one) =>
        boxesFor(ruleset, one).some(({ id, points: p }) => id === cell && p === 0),
      );
      return dice ? [{ cell, cost: -worthAtFirst(solution, cell, dice) }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/**
 * The change of the expected total when a box is filled in the first turn.
 * @param {Solution} solution
 * @param {string} cell
 * @param {readonly number[]} dice
 */
function worthAtFirst(solution, cell, dice) {
  const state = play(rolled(solution.ruleset, dice), { type: 'score', cell });
  return valueOf(solution, state) - solution.expectedTotal;
}

/** @param {Ruleset} ruleset */
const sidesOf = ({ spec: { dice } }) => (typeof dice.sides === 'number' ? dice.sides : dice.sides.length);

/** How often the rules of thumb for each roll are right, and what they cost. */
export async function firstRoll() {
  const after = { first: await ruleAfter(1), second: await ruleAfter(2) };
  const rows = Object.entries(after).map(([roll, all]) => [
    `after the ${roll} roll`,
    String(all.filter(({ cost }) => cost < 5e-7).length),
    points(all.reduce((sum, { chance, cost }) => sum + chance * cost, 0)),
    points(Math.max(...all.map(({ cost }) => cost))),
  ]);
  return table(['', 'right in, of 252', 'costs on average', 'costs at most'], rows);
}

/** Rolls after which the rule of thumb is not best with one roll left. */
export async function secondRoll() {
  const missed = (await ruleAfter(2)).filter(({ cost }) => cost > 5e-7).toSorted((a, b) => b.cost - a.cost);
  const rows = missed.map(({ dice, rule, best, cost }) => [
    diceText(dice),
    diceText(rule),
    best.kind === 'hold' ? diceText(best.dice) : diceText(dice),
    points(cost),
  ]);
  return table(['roll', 'the rule keeps', 'best', 'cost'], rows);
}
