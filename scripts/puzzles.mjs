// Writes the decisions of the day, packages/element/src/puzzle/puzzles/<id>.ts, of the rulesets that are named:
//
//   node --import tsx --conditions=@yahtzee-game/source scripts/puzzles.mjs yahtzee kniffel
//
// Human-like players play games with fixed seeds, and each game gives at most one decision: of those that are fit (see
// puzzles/judge.mjs), one whose topic, throw and time in the game are rare so far. The solver says what the answers
// cost. A file that is there is never written again: every day has its decision for good, in this version and later
// ones.

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPlayer, solve } from '@yahtzee-game/advisor';
import { chance, loadRuleset, newGame, play, seededDice } from '@yahtzee-game/rules';
import { puzzleOf } from '../packages/element/src/puzzle/notation.js';
import { randomFrom } from './bench/random-play.mjs';
import { judged } from './puzzles/judge.mjs';
import { lineOf, positionIn } from './puzzles/line.mjs';

/** @import { Player, Solution } from '@yahtzee-game/advisor' */
/** @import { GameState, Ruleset } from '@yahtzee-game/rules' */
/** @import { Judgement } from './puzzles/judge.mjs' */

const FOLDER = fileURLToPath(new URL('../packages/element/src/puzzle/puzzles', import.meta.url));
const DOC =
  '/** Decisions in the notation of ../notation.ts, made by scripts/puzzles.mjs; never changed, nor their order. */';
const DAYS = 365;
/** No game needs more. */
const MOST_GAMES = 10 * DAYS;
const PLAYER_SEED = 2026;
const RESOLUTION = 2 ** 30;

for (const id of process.argv.slice(2)) {
  const file = path.join(FOLDER, `${id}.ts`);
  if (existsSync(file)) throw new Error(`${file} is there, and is never changed`);
  const lines = await puzzlesOf(await loadRuleset(id));
  writeFileSync(file, `${DOC}\nexport const puzzles: string = \`\n${lines.join('\n')}\n\`;\n`);
  console.log(`${id}: ${lines.join('\n').length} B`);
}

/**
 * @param {Ruleset} ruleset
 * @returns {Promise<string[]>}
 */
async function puzzlesOf(ruleset) {
  const solution = await solve(ruleset, { worker: false, precision: 'double' });
  const number = randomFrom(PLAYER_SEED);
  const random = () => number(RESOLUTION) / RESOLUTION;
  const player = createPlayer({ level: 'human', solution, random });
  /** @type {Map<string, number>} how many decisions have a trait */
  const counts = new Map();
  /** @type {Set<string>} */
  const positions = new Set();
  /** @type {string[]} */
  const lines = [];
  for (let game = 0; lines.length < DAYS; game++) {
    if (game === MOST_GAMES) throw new Error(`${ruleset.id}: too few decisions are fit`);
    const all = await decisionsOf(ruleset, solution, player, `puzzle ${ruleset.id} ${game}`);
    const fresh = all.filter(({ line }) => !positions.has(positionIn(line)));
    const [rarest] = fresh.toSorted((a, b) => frequency(counts, a) - frequency(counts, b));
    if (!rarest) continue;
    for (const trait of traitsOf(rarest)) counts.set(trait, 1 + (counts.get(trait) ?? 0));
    positions.add(positionIn(rarest.line));
    lines.push(rarest.line);
  }
  return lines;
}

/** @typedef {Judgement & { line: string, state: GameState }} Decision */

/**
 * The decisions of one game that are fit.
 * @param {Ruleset} ruleset
 * @param {Solution} solution
 * @param {Player} player
 * @param {string} seed
 */
async function decisionsOf(ruleset, solution, player, seed) {
  const dice = seededDice(seed);
  /** @type {Decision[]} */
  const found = [];
  let now = newGame(ruleset);
  while (now.turn.phase !== 'over') {
    const owed = chance(now);
    const decision = owed ? undefined : await decisionIn(now, solution);
    if (decision) found.push(decision);
    now = play(now, owed ? { type: 'dice', values: dice(owed) } : await player.choose(now));
  }
  return found;
}

/**
 * A decision is judged as the file tells it: of the throws before, it keeps only the last of each turn.
 * @param {GameState} played
 * @param {Solution} solution
 * @returns {Promise<Decision | undefined>}
 */
async function decisionIn(played, solution) {
  const first = await judged(solution, played);
  if (!first) return undefined;
  const { state } = puzzleOf(lineOf(played, first), solution.ruleset);
  const judgement = state.turn.phase === 'deciding' ? await judged(solution, state) : undefined;
  return judgement && { ...judgement, state, line: lineOf(state, judgement) };
}

/** @param {Decision} decision */
function traitsOf({ topic, state }) {
  const quarter = Math.floor((4 * (state.cards[0]?.filled ?? 0)) / state.rules.slots);
  return [topic, `throw ${state.turn.roll}`, `quarter ${quarter}`];
}

/**
 * @param {ReadonlyMap<string, number>} counts
 * @param {Decision} decision
 */
function frequency(counts, decision) {
  return traitsOf(decision).reduce((sum, trait) => sum + (counts.get(trait) ?? 0), 0);
}
