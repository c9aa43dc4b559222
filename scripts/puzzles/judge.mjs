/** Chooses decisions that are fit for a puzzle, and describes them for the file. */
import { positionOf } from '@yahtzee-game/advisor';

/** @import { Advice, Choice, HoldChoice, ScoreChoice, Solution } from '@yahtzee-game/advisor' */
/** @import { CellInfo, GameState } from '@yahtzee-game/rules' */
/** @import { Topic } from '../../packages/element/src/puzzle/notation.js' */

/**
 * @typedef Judgement
 * @property {Topic} topic
 * @property {number} errs how often somebody errs who weighs choices by their loss alone, in percent
 * @property {readonly Choice[]} answers those that the file names, best first
 */

/** How many points the second best answer may cost: less is a matter of taste, more is obvious. */
const [LEAST, MOST] = [0.3, 6];
/** An answer that costs more than a file can say is left out. */
const LARGEST = 6.3;
const MAX_ANSWERS = 4;
/** So few open boxes are the end of the game. */
const END = 3;
/** How much of a loss makes a choice e times less likely, in points. */
const HUMAN_LOSS = 1.5;

/**
 * Resolves to what a file says of this decision; undefined if it is no puzzle.
 * @param {Solution} solution
 * @param {GameState} state
 * @returns {Promise<Judgement | undefined>}
 */
export async function judged(solution, state) {
  const advice = solution.advise(positionOf(state));
  const [best, second] = advice.choices;
  if (!best || !second || second.loss < LEAST || second.loss > MOST) return undefined;
  const answers = advice.choices.slice(0, MAX_ANSWERS).filter(({ loss }) => tenths(loss) <= tenths(LARGEST));
  if (new Set(answers.map(({ loss }) => tenths(loss))).size < answers.length) return undefined;
  const rows = await Promise.all([best, second].map((choice) => aimOf(solution, state, choice)));
  return { topic: topicOf(state, best, rows), errs: percentOfErrors(advice), answers };
}

/** @param {number} points */
export const tenths = (points) => Math.round(10 * points);

/**
 * How often somebody errs who takes every choice with a weight that shrinks as its loss grows. Human-like players err
 * less often, since they see which dice belong together.
 * @param {Advice} advice
 */
function percentOfErrors({ choices }) {
  const weights = choices.reduce((sum, { loss }) => sum + Math.exp(-loss / HUMAN_LOSS), 0);
  return Math.min(99, Math.round(100 * (1 - 1 / weights)));
}

/**
 * Resolves to the box that a choice is for: the one from which the turn has most points to expect.
 * @param {Solution} solution
 * @param {GameState} state
 * @param {Choice} choice
 * @returns {Promise<CellInfo | undefined>}
 */
async function aimOf(solution, state, choice) {
  const { cellById } = state.rules;
  if (choice.kind !== 'hold') return cellById.get(choice.cell);
  const endings = (await solution.endings?.(positionOf(state), choice)) ?? [];
  const [likeliest] = endings.toSorted((a, b) => b.chance * b.points - a.chance * a.points);
  return cellById.get(likeliest?.cell ?? '');
}

/**
 * @param {GameState} state
 * @param {Choice} best
 * @param {readonly (CellInfo | undefined)[]} aims of the best choice and of the second
 * @returns {Topic}
 */
function topicOf({ rules, cards: [card] }, best, aims) {
  if (rules.slots - (card?.filled ?? 0) <= END) return 'endgame';
  if (best.kind === 'score' && best.points === 0) return 'zero';
  const is = (/** @type {RegExp} */ row) => aims.some((cell) => cell && row.test(cell.category.id));
  if (is(/straight/i)) return 'straights';
  if (is(/fullHouse/)) return 'full-house';
  if (rules.spec.bonuses?.length && aims.some((cell) => cell?.category.face)) return 'bonus';
  return is(/OfAKind|yahtzee|pair/i) || aims.some((cell) => cell?.category.face) ? 'of-a-kind' : 'chance';
}
