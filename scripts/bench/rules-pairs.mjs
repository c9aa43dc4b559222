// Compares two built checkouts of the rules package: random legal games a second, in alternating pairs, in one process.
//
//   node scripts/bench/rules-pairs.mjs <checkout before> <checkout after> [id …]
//
// Prints, for each ruleset, the median of (after ÷ before) over the pairs. The exit code is 1 if one of them is below
// the bar. Both checkouts play the same games: the random numbers are the same. A second is one of processor time, so
// that other programs on the machine do not count.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, playOut, randomFrom } from './random-play.mjs';

/** @typedef {typeof import('@yahtzee-game/rules')} Rules */

const PAIRS = 15;
/** How long one side of a pair plays. */
const RUN_MS = 400;
const WARM_UP_MS = 1500;
/** Games between two looks at the clock. */
const BATCH = 20;
/** Games a second may not fall further than this. */
const BAR = 0.97;

const [before, after, ...named] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  throw new Error('usage: node scripts/bench/rules-pairs.mjs <checkout before> <checkout after> [id …]');
}
const ids = named.length > 0 ? named : ['yahtzee', 'yamb', 'kismet', 'poker-dice'];
const sides = [await built(before), await built(after)];
for (const id of ids) report(id, await compare(id));

/**
 * The rules package of a checkout.
 * @param {string} checkout
 * @returns {Promise<Rules>}
 */
async function built(checkout) {
  return await import(pathToFileURL(path.resolve(checkout, 'packages/rules/dist/index.js')).href);
}

/**
 * Games a second of each pair. Which side begins alternates, so that neither gains from a machine that speeds up.
 * @param {string} id
 */
async function compare(id) {
  const players = await Promise.all(sides.map((rules) => playerOf(rules, id)));
  for (const play of players) play(WARM_UP_MS, 1);
  return Array.from({ length: PAIRS }, (_, pair) => {
    const turned = pair % 2 === 1;
    const figures = (turned ? players.toReversed() : players).map((play) => play(RUN_MS, pair + 1));
    const [old = NaN, now = NaN] = turned ? figures.toReversed() : figures;
    return { old, now };
  });
}

/**
 * Plays for so many milliseconds, and returns games a second.
 * @param {Rules} rules
 * @param {string} id
 */
async function playerOf(rules, id) {
  const ruleset = await rules.loadRuleset(id);
  const players = ruleset.spec.players?.[0] ?? 1;
  return (/** @type {number} */ forMs, /** @type {number} */ seed) => {
    const random = randomFrom(seed);
    const start = processorMs();
    let games = 0;
    let elapsed = 0;
    while (elapsed < forMs) {
      for (let i = 0; i < BATCH; i++) playOut(rules, rules.newGame(ruleset, { players }), random);
      games += BATCH;
      elapsed = processorMs() - start;
    }
    return (games * 1000) / elapsed;
  };
}

/** Milliseconds of processor time that this program has used. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {string} id
 * @param {{ old: number, now: number }[]} pairs
 */
function report(id, pairs) {
  const ratio = median(pairs.map(({ old, now }) => now / old));
  const [old, now] = [median(pairs.map((pair) => pair.old)), median(pairs.map((pair) => pair.now))];
  const shown = [old, now].map((figure) => Math.round(figure).toLocaleString('en').padStart(8));
  console.log(`${id.padEnd(16)}${shown.join(' →')} games/s, ratio ${ratio.toFixed(3)}  (bar: ${BAR})`);
  if (!(ratio >= BAR)) process.exitCode = 1;
}
