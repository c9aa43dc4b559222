/** What can be computed of a game: whether it can be played to its end, what it is worth, and which totals it ends with. */
import { solve } from '@yahtzee-game/advisor';
import { testRuleset } from '@yahtzee-game/rules/define';
import { chartOf } from './chart.js';

/**
 * @import { Ruleset } from '@yahtzee-game/rules'
 * @import { Solution } from '@yahtzee-game/advisor'
 */

const ROUNDS = 10;
const GAMES = 10;

/**
 * Shows the figures of a game as they are found, until the signal is aborted.
 * @param {{ tried: Element, solved: Element, totals: Element }} places
 * @param {Ruleset} ruleset
 * @param {AbortSignal} signal
 */
export async function showFigures({ tried, solved, totals }, ruleset, signal) {
  totals.replaceChildren();
  tried.textContent = '';
  solved.textContent = 'Solving …';
  try {
    const start = performance.now();
    const onProgress = (/** @type {number} */ done) => {
      if (!signal.aborted && done < 1) solved.textContent = `Solving: ${Math.floor(done * 100)} %`;
    };
    const solution = await solve(ruleset, { signal, onProgress });
    solved.textContent = valueOf(solution, (performance.now() - start) / 1000);
    tried.textContent = await tryOut(ruleset, signal);
    totals.textContent = 'Counting the totals …';
    totals.replaceChildren(...(await totalsOf(solution, signal)));
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof RangeError)) throw error;
    solved.textContent = `Not solved: ${reasonIn(error)}.`;
    tried.textContent = await tryOut(ruleset, signal);
  }
}

/**
 * Why a game is not solved, without the function and the game that the sentence begins with.
 * @param {RangeError} error
 */
const reasonIn = ({ message }) => /^solve: [\w-]+: (.*)$/.exec(message)?.[1] ?? 'it is too large';

/**
 * @param {Solution} solution
 * @param {number} seconds
 */
function valueOf({ exact, expectedTotal, standardError, states }, seconds) {
  const points = written(expectedTotal, exact ? 2 : 0);
  const found = exact
    ? `Solved exactly: ${points} points`
    : `Estimated: ${points} ± ${written(2 * standardError)} points`;
  return `${found} with best play; ${states.toLocaleString('en')} states, ${seconds.toFixed(seconds < 1 ? 2 : 1)} s.`;
}

/**
 * Plays games at random, a few at a time, so that the page stays responsive.
 * @param {Ruleset} ruleset
 * @param {AbortSignal} signal
 */
async function tryOut(ruleset, signal) {
  let [least, greatest] = [Infinity, -Infinity];
  for (let seed = 1; seed <= ROUNDS; seed++) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const { problems, totals } = testRuleset(ruleset, { games: GAMES, seed });
    if (problems[0]) return `Random games found a fault: ${problems[0]}`;
    [least, greatest] = [Math.min(least, totals.least), Math.max(greatest, totals.greatest)];
  }
  return `${ROUNDS * GAMES} random games came to their end, with ${written(least)} to ${written(greatest)} points.`;
}

/**
 * With a minus sign in place of a hyphen.
 * @param {number} n
 */
const written = (n, maximumFractionDigits = 0) =>
  n.toLocaleString('en', { maximumFractionDigits }).replace('-', '−');

/**
 * @param {Solution} solution
 * @param {AbortSignal} signal
 * @returns {Promise<readonly (Element | string)[]>}
 */
async function totalsOf(solution, signal) {
  try {
    return chartOf(await solution.distribution(undefined, signal));
  } catch (error) {
    // Of some games, they do not fit in memory.
    if (!(error instanceof RangeError)) throw error;
    return ['The totals of this game are too many to count.'];
  }
}
