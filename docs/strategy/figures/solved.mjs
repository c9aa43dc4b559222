// Solved games and the positions in them, for the figures in docs/strategy.

import { positionOf, solve } from '@yahtzee-game/advisor';
import { cellsFor, loadRuleset, newGame, play, withOptions } from '@yahtzee-game/rules';
import { messages } from '@yahtzee-game/element/locales/en';

/** @import { Choice, Solution } from '@yahtzee-game/advisor' */
/** @import { GameState, Ruleset } from '@yahtzee-game/rules' */

/** @type {Map<string, Promise<Solution>>} */
const solutions = new Map();

/**
 * Solves a game in double precision, once.
 * @param {string} id
 * @param {Readonly<Record<string, string | number | boolean>>} options
 */
export function solved(id, options = {}) {
  const key = JSON.stringify([id, options]);
  const known = solutions.get(key) ?? solveGame(id, options);
  solutions.set(key, known);
  return known;
}

/**
 * @param {string} id
 * @param {Readonly<Record<string, string | number | boolean>>} options
 */
async function solveGame(id, options) {
  const solution = await solve(withOptions(await loadRuleset(id), options), { precision: 'double' });
  if (!solution.exact) throw new RangeError(`${id} is too large to be solved exactly`);
  return solution;
}

/** @param {string} id */
export const gameName = (id) => wordOf(`game.${id}`) ?? id;

/**
 * The name of a box: of this game, of its family, or of all games.
 * @param {Pick<Ruleset, 'id'>} ruleset
 * @param {string} row
 */
export function rowName({ id }, row) {
  const [family] = id.split('-');
  return wordOf(`row.${id}.${row}`) ?? wordOf(`row.${family}.${row}`) ?? wordOf(`row.${row}`) ?? row;
}

/** @param {string} key */
function wordOf(key) {
  const message = messages[key];
  return typeof message === 'string' ? message : undefined;
}

/**
 * A game in which these dice have fallen first.
 * @param {Ruleset} ruleset
 * @param {readonly number[]} dice
 */
export const rolled = (ruleset, dice) => play(newGame(ruleset), { type: 'dice', values: dice });

/**
 * The value of the current turn: the expected final total.
 * @param {Solution} solution
 * @param {GameState} state
 */
export const valueOf = (solution, state) => solution.valueOf(positionOf(state));

/**
 * All choices of the turn at hand, best first.
 * @param {Solution} solution
 * @param {GameState} state
 */
export const choicesOf = (solution, state) => solution.advise(positionOf(state)).choices;

/**
 * @param {Choice} choice
 * @param {Pick<Ruleset, 'id'>} ruleset
 */
export function choiceText(choice, ruleset) {
  if (choice.kind === 'hold')
    return choice.dice.length > 0 ? `keep ${choice.dice.join(' ')}` : 'roll all again';
  return `${choice.kind === 'score' ? `${choice.points} in` : 'announce'} ${rowName(ruleset, choice.cell)}`;
}

/**
 * Every throw of this many dice, ascending, with its probability.
 * @param {number} count
 * @param {number} sides
 */
export function throwsOf(count, sides = 6) {
  /** @type {{ dice: readonly number[], chance: number }[]} */
  const found = [];
  /** @param {readonly number[]} dice */
  const grow = (dice) => {
    if (dice.length === count) found.push({ dice, chance: orders(dice) / sides ** count });
    else for (let face = dice.at(-1) ?? 1; face <= sides; face++) grow([...dice, face]);
  };
  grow([]);
  return found;
}

/**
 * In how many orders these dice can fall.
 * @param {readonly number[]} dice
 */
function orders(dice) {
  const counts = Object.values(countsOf(dice));
  return counts.reduce((ways, n) => ways / factorial(n), factorial(dice.length));
}

/** @param {number} n @returns {number} */
const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * How many dice show each face.
 * @param {readonly number[]} dice
 */
export function countsOf(dice) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const die of dice) counts[die] = (counts[die] ?? 0) + 1;
  return counts;
}

/**
 * The boxes that may be filled with a first throw, with their points.
 * @param {Ruleset} ruleset
 * @param {readonly number[]} dice
 */
export const boxesFor = (ruleset, dice) => cellsFor(rolled(ruleset, dice)).filter(({ legal }) => legal);
