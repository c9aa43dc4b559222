// Records games of each shipped ruleset for test/fixtures/editions/<revision>/<id>.txt, where there is no such file
// yet. A file that is there is never written again: games, texts and dice recorded once have to be read alike for ever.
//
//   npm run build && node scripts/editions.mjs
//
// A file holds, game by game, a line with the dice source and its seed, and the game's text. Decisions are random, from
// a fixed seed.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chance,
  duplicateDice,
  legalActions,
  loadRuleset,
  newGame,
  play,
  rulesetIds,
  seededDice,
  serializeGame,
  withOptions,
} from '@yahtzee-game/rules';
import { randomFrom } from './bench/random-play.mjs';

/** @import { DiceSource, GameState, Ruleset } from '@yahtzee-game/rules' */

const FOLDER = fileURLToPath(new URL('../test/fixtures/editions', import.meta.url));
const SOURCES = { seeded: seededDice, duplicate: duplicateDice };
const PLAYERS = ['Ada', 'Grace'];
const DECISIONS = 2026;

for (const id of rulesetIds) {
  const ruleset = await loadRuleset(id);
  const file = path.join(FOLDER, String(ruleset.revision), `${id}.txt`);
  if (existsSync(file)) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gamesOf(ruleset).join('\n') + '\n');
  console.log(path.relative(process.cwd(), file));
}

/**
 * A game with each source of dice, and one with another value of its first option.
 * @param {Ruleset} ruleset
 */
function gamesOf(ruleset) {
  const changed = changedForm(ruleset);
  return [
    ...record(ruleset, 'seeded', 'edition'),
    ...record(ruleset, 'duplicate', 'édition 2'),
    ...(changed ? record(changed, 'seeded', '7') : []),
  ];
}

/** @param {Ruleset} ruleset */
function changedForm(ruleset) {
  const [key, choice] = Object.entries(ruleset.choices)[0] ?? [];
  if (key === undefined || choice === undefined) return undefined;
  const value = 'from' in choice ? choice.from : choice[1];
  return value === undefined ? undefined : withOptions(ruleset, { [key]: value });
}

/**
 * @param {Ruleset} ruleset
 * @param {keyof typeof SOURCES} source
 * @param {string} seed
 */
function record(ruleset, source, seed) {
  const dice = SOURCES[source](seed);
  const random = randomFrom(DECISIONS);
  let state = newGame(ruleset, { players: PLAYERS });
  while (state.turn.phase !== 'over') state = step(state, dice, random);
  return [`${source} ${seed}`, serializeGame(state)];
}

/**
 * @param {GameState} state
 * @param {DiceSource} dice
 * @param {(below: number) => number} random
 */
function step(state, dice, random) {
  const owed = chance(state);
  if (owed) return play(state, { type: 'dice', values: dice(owed) });
  const actions = legalActions(state);
  const action = actions[random(actions.length)];
  if (!action) throw new Error('dead end: nothing is legal');
  return play(state, action);
}
