// Rules for the first turn of Yahtzee, short enough to remember, and the cost of following them.

import { choicesOf, countsOf, rolled, solved, throwsOf } from './solved.mjs';
import { play } from '@yahtzee-game/rules';

/** @import { Choice, Solution } from '@yahtzee-game/advisor' */
/** @import { GameState } from '@yahtzee-game/rules' */

/**
 * The dice that the rule keeps after the first roll. It is the first of these that applies: a large straight; three or
 * more alike; a small straight, unless a better pair is beside it; the higher pair, but no ones; 3 4 5; the 5, the 4 or
 * the 6.
 * @param {readonly number[]} dice ascending
 * @returns {readonly number[]}
 */
function afterFirst(dice) {
  const { faces, run, alike, many } = patternsOf(dice);
  if (run.length === 5) return run;
  if (many >= 3) return dice.filter((die) => die === alike);
  if (run.length === 4 && !(many === 2 && isBetterPair(run, alike))) return run;
  if (many === 2 && alike > 1) return [alike, alike];
  if (many === 2 && hasAll(faces, MIDDLE)) return MIDDLE;
  return [[5, 4, 6].find((face) => faces.includes(face)) ?? 0];
}

/**
 * The same with one roll left: a large straight; a full house of three ones, twos or threes; three or more alike; a small
 * straight; two pairs of ones with twos or threes; the higher pair, but 3 4 5 rather than ones; 4 5 6; the 5.
 * @param {readonly number[]} dice ascending
 * @returns {readonly number[]}
 */
function afterSecond(dice) {
  const { faces, run, alike, many } = patternsOf(dice);
  if (run.length === 5 || (many === 3 && faces.length === 2 && alike <= 3)) return dice;
  if (many >= 3) return dice.filter((die) => die === alike);
  if (run.length === 4) return run;
  if (many === 2 && alike <= 3 && dice[1] === 1)
    return alike > 1 ? [1, 1, alike, alike] : onesOrMiddle(faces);
  if (many === 2) return [alike, alike];
  return hasAll(faces, HIGH) ? HIGH : [5];
}

const MIDDLE = [3, 4, 5];
const HIGH = [4, 5, 6];

/** @param {readonly number[]} faces @param {readonly number[]} wanted */
const hasAll = (faces, wanted) => wanted.every((face) => faces.includes(face));

/** @param {readonly number[]} faces */
const onesOrMiddle = (faces) => (hasAll(faces, MIDDLE) ? MIDDLE : [1, 1]);

const RULES = { 1: afterFirst, 2: afterSecond };

/**
 * The properties of dice that rules use: the different faces, the longest run of four or five, and the face that most dice show.
 * @param {readonly number[]} dice ascending
 */
function patternsOf(dice) {
  const faces = [...new Set(dice)];
  const counts = countsOf(dice);
  const alike = faces.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || b - a)[0] ?? 0;
  return { faces, run: runIn(faces), alike, many: counts[alike] ?? 0 };
}

/**
 * Whether a pair beside this small straight is worth more: any pair at 3 4 5 6; threes or fours at 1 2 3 4.
 * @param {readonly number[]} run
 * @param {number} pair
 */
const isBetterPair = (run, pair) => run[0] === 3 || (run[0] === 1 && pair > 2);

/**
 * The longest run of four or five of these faces; else none.
 * @param {readonly number[]} faces ascending
 * @returns {readonly number[]}
 */
function runIn(faces) {
  const runs = [1, 2, 3].map((from) => faces.filter((face) => face >= from && face < from + 4));
  return [...new Set(runs.filter((run) => run.length === 4).flat())];
}

/**
 * The decision of the rule for each throw, and its cost.
 * @param {1 | 2} roll after which of the rolls
 */
export async function ruleAfter(roll) {
  const solution = await solved('yahtzee');
  return throwsOf(5).map(({ dice, chance }) => {
    const [best, ...others] = choicesOf(solution, afterRoll(solution, dice, roll));
    if (!best) throw new Error(`no choice for ${dice.join(' ')}`);
    const rule = RULES[roll](dice);
    const kept = [best, ...others].find((choice) => keeps(choice, rule));
    return { dice, chance, rule, best, cost: kept?.loss ?? 0 };
  });
}

/**
 * @param {Solution} solution
 * @param {readonly number[]} dice
 * @param {1 | 2} roll
 * @returns {GameState}
 */
function afterRoll({ ruleset }, dice, roll) {
  const first = rolled(ruleset, dice);
  return roll === 1 ? first : play(first, { type: 'roll', held: 0 }, { type: 'dice', values: dice });
}

/**
 * Whether a choice keeps these dice; all five are kept by filling a box.
 * @param {Choice} choice
 * @param {readonly number[]} dice
 */
function keeps(choice, dice) {
  if (choice.kind === 'score') return dice.length === 5;
  return choice.kind === 'hold' && choice.dice.join() === dice.join();
}
