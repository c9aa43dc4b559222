// Random legal games a second, on one core, through `legalActions` and `reduce` of the built rules package; then, of
// long games, how many times as long a step takes at the end as at the beginning.
//
//   node scripts/bench/rules.mjs [id …]      without an id: every shipped ruleset, Yahtzee first
//
// Each figure is the median of several runs, after one that warms up. Beyond its bar the exit code is 1.

import { loadRuleset, newGame, reduce, rulesetIds } from '@yahtzee-game/rules';
import { median, playOut, randomFrom } from './random-play.mjs';

/** @import { Action, GameState, Ruleset } from '@yahtzee-game/rules' */

/** @typedef {{ state: GameState, action: Action }} Step */

/** Games a second that a ruleset has to reach. @type {Readonly<Record<string, number>>} */
const BARS = { yahtzee: 25_000 };
/** Long games, with their numbers of players. @type {Readonly<Record<string, number>>} */
const LONG = { yamb: 4, escalero: 4, 'triple-yahtzee': 20 };
/**
 * How much longer a step may take at the end of a long game than at its beginning; if games grew, it would be several
 * times.
 */
const MOST_GROWTH = 2;
const RUNS = 5;
const RUN_MS = 500;
const WARM_UP_MS = 1000;
/** Games between two looks at the clock. */
const BATCH = 100;

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : rulesetIds;
for (const id of ids) report(id, bench(await loadRuleset(id)));
for (const [id, players] of Object.entries(LONG)) {
  if (ids.includes(id)) reportGrowth(id, players, growth(await loadRuleset(id), players));
}

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
 * @param {string} id
 * @param {number} players
 * @param {number} figure times as long
 */
function reportGrowth(id, players, figure) {
  const game = `${id}, ${players} players: a step at the end takes`;
  console.log(`${game} ${figure.toFixed(2)} times as long as one at the beginning  (bar: ${MOST_GROWTH})`);
  if (figure > MOST_GROWTH) process.exitCode = 1;
}

/**
 * The median over the runs, in games a second.
 * @param {Ruleset} ruleset
 */
function bench(ruleset) {
  const random = randomFrom(1);
  gamesPerSecond(ruleset, random, WARM_UP_MS);
  return median(Array.from({ length: RUNS }, () => gamesPerSecond(ruleset, random, RUN_MS)));
}

/**
 * The median over the runs: time of the last quarter of a game's steps against that of the first, one right after the
 * other.
 * @param {Ruleset} ruleset
 * @param {number} players
 */
function growth(ruleset, players) {
  /** @type {Step[]} */
  const steps = [];
  playOut(newGame(ruleset, { players }), randomFrom(1), (state, action) => steps.push({ state, action }));
  const quarter = steps.length >> 2;
  const [first, last] = [steps.slice(0, quarter), steps.slice(-quarter)];
  timeOf(steps, WARM_UP_MS);
  return median(Array.from({ length: RUNS }, () => timeOf(last, RUN_MS) / timeOf(first, RUN_MS)));
}

/**
 * Milliseconds for all of these steps.
 * @param {Step[]} steps
 * @param {number} forMs
 */
function timeOf(steps, forMs) {
  const start = performance.now();
  let times = 0;
  let elapsed = 0;
  while (elapsed < forMs) {
    for (const { state, action } of steps) reduce(state, action);
    times++;
    elapsed = performance.now() - start;
  }
  return elapsed / times;
}

/**
 * @param {Ruleset} ruleset
 * @param {(below: number) => number} random
 * @param {number} forMs
 */
function gamesPerSecond(ruleset, random, forMs) {
  const fewest = ruleset.spec.players?.[0] ?? 1;
  const start = performance.now();
  let games = 0;
  let elapsed = 0;
  while (elapsed < forMs) {
    for (let i = 0; i < BATCH; i++) playOut(newGame(ruleset, { players: fewest }), random);
    games += BATCH;
    elapsed = performance.now() - start;
  }
  return (games * 1000) / elapsed;
}
