// Random legal games a second, on one core, through `legalActions` and `reduce` of the built rules package.
//
//   node scripts/bench.mjs [id …]      without an id: every shipped ruleset, Yahtzee first
//
// Each figure is the median of several runs, after one that warms up. Below the bar the exit code is 1.

import { legalActions, loadRuleset, newGame, reduce, rulesetIds } from '@yahtzee-game/rules';

/** @import { Action, GameState, Ruleset } from '@yahtzee-game/rules' */

/** What a ruleset has to reach. @type {Readonly<Record<string, number>>} */
const BARS = { yahtzee: 25_000 };
const RUNS = 5;
const RUN_MS = 500;
const WARM_UP_MS = 1000;
/** Games between two looks at the clock. */
const BATCH = 100;

const asked = process.argv.slice(2);
for (const id of asked.length > 0 ? asked : rulesetIds) report(id, bench(await loadRuleset(id)));

/**
 * @param {string} id
 * @param {number} figure games a second
 */
function report(id, figure) {
  const bar = BARS[id];
  const shown = Math.round(figure).toLocaleString('en').padStart(8);
  console.log(`${id.padEnd(16)}${shown} games/s${bar ? `  (bar: ${bar.toLocaleString('en')})` : ''}`);
  if (bar && figure < bar) process.exitCode = 1;
}

/**
 * The median over the runs, in games a second.
 * @param {Ruleset} ruleset
 */
function bench(ruleset) {
  const random = randomFrom(1);
  gamesPerSecond(ruleset, random, WARM_UP_MS);
  const figures = Array.from({ length: RUNS }, () => gamesPerSecond(ruleset, random, RUN_MS));
  return figures.toSorted((a, b) => a - b)[RUNS >> 1] ?? NaN;
}

/**
 * @param {Ruleset} ruleset
 * @param {(below: number) => number} random
 * @param {number} forMs
 */
function gamesPerSecond(ruleset, random, forMs) {
  const start = performance.now();
  let games = 0;
  let elapsed = 0;
  while (elapsed < forMs) {
    for (let i = 0; i < BATCH; i++) playOut(newGame(ruleset), random);
    games += BATCH;
    elapsed = performance.now() - start;
  }
  return (games * 1000) / elapsed;
}

/**
 * Plays anything that is legal, to the end.
 * @param {GameState} state
 * @param {(below: number) => number} random
 */
function playOut(state, random) {
  while (state.turn.phase !== 'over') {
    const next = reduce(state, anyAction(state, random));
    if (!next.ok) throw new Error(next.message);
    state = next;
  }
}

/**
 * The dice that are awaited are counted here and not by `chance`, which is not what is measured.
 * @param {GameState} state
 * @param {(below: number) => number} random
 * @returns {Action}
 */
function anyAction(state, random) {
  if (state.turn.phase === 'rolling') {
    const values = [];
    for (let die = 0; die < 5; die++) if (!((state.turn.held >> die) & 1)) values.push(1 + random(6));
    return { type: 'dice', values };
  }
  const actions = legalActions(state);
  const action = actions[random(actions.length)];
  if (!action) throw new Error('dead end: nothing is legal');
  return action;
}

/**
 * Xorshift: a few instructions, so that the dice cost next to nothing.
 * @param {number} seed
 */
function randomFrom(seed) {
  let word = seed;
  return (/** @type {number} */ below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
