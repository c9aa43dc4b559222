/** Writes decisions as packages/element/src/puzzle/notation.ts reads them. */
import { actionsOf } from '@yahtzee-game/rules';
import { allThrows, DIGITS, FIRST_BOX, TOPICS } from '../../packages/element/src/puzzle/notation.js';
import { tenths } from './judge.mjs';

/** @import { Choice } from '@yahtzee-game/advisor' */
/** @import { GameState } from '@yahtzee-game/rules' */
/** @import { Judgement } from './judge.mjs' */

/**
 * @param {GameState} state
 * @param {Judgement} judgement
 */
export const lineOf = (state, { topic, errs, answers }) =>
  [
    `${letterOf(topic)}${String(errs).padStart(2, '0')}${state.turn.roll}`,
    state.turn.dice.join(''),
    answers.map((answer) => number(64 * answerNumber(state, answer) + tenths(answer.loss))).join(''),
    turnNumbers(state).map(number).join(''),
  ].join(' ');

/**
 * Returns a key that two lines share if they show the same decision: throw, dice and turns before, in any order.
 * @param {string} line
 */
export function positionIn(line) {
  const [head = '', dice = '', , turns = ''] = line.split(' ');
  return [head.slice(3), [...dice].toSorted().join(''), ...(turns.match(/../g) ?? []).toSorted()].join(' ');
}

/** @param {Judgement['topic']} topic */
const letterOf = (topic) => Object.entries(TOPICS).find(([, name]) => name === topic)?.[0] ?? '';

/** @param {number} n up to 4,095 */
const number = (n) => (DIGITS[Math.floor(n / 64)] ?? '') + (DIGITS[n % 64] ?? '');

/**
 * @param {GameState} state
 * @param {Choice} choice
 */
const answerNumber = ({ rules }, choice) =>
  choice.kind === 'hold' ? choice.held : FIRST_BOX + (rules.cellById.get(choice.cell)?.index ?? 0);

/**
 * The turns of a game so far, each as its box and its last throw.
 * @param {GameState} state
 */
function turnNumbers(state) {
  const { rules } = state;
  const throws = allThrows(rules.spec.dice.count, rules.sides.length).map((dice) => dice.join());
  /** @type {number[]} */
  let dice = [];
  return actionsOf(state).flatMap((action) => {
    if (action.type === 'dice') dice = landed(dice, action.values);
    if (action.type === 'roll') dice = dice.map((side, i) => ((action.held >> i) & 1 ? side : 0));
    if (action.type !== 'score') return [];
    const thrown = throws.indexOf(dice.toSorted((a, b) => a - b).join());
    dice = [];
    return [thrown * rules.cells.length + (rules.cellById.get(action.cell)?.index ?? 0)];
  });
}

/**
 * The dice after a throw: the places that are 0 are filled.
 * @param {readonly number[]} dice
 * @param {readonly number[]} values
 */
function landed(dice, values) {
  const fallen = [...values];
  return dice.length ? dice.map((side) => side || (fallen.shift() ?? 0)) : fallen;
}
