/**
 * Projects that install the packages, with settings as strict as real projects have, and without the types of a page or
 * of Node.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The lowest version of TypeScript that reads the packages' types, as the README of each package says. */
export const LEAST_TYPESCRIPT = '5.4';
/** The lowest version of Node that runs the packages, as each README says. Development needs a later one. */
export const LEAST_NODE = '20.11';

const STRICT = {
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};
const NODE = { module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };
const PLAIN = { lib: ['es2022'], types: [] };

/** For each project, its compiler options and its only file. */
const PROJECTS: Readonly<Record<string, readonly [options: object, code: string]>> = {
  'rules and advisor, without a page and without Node': [
    { ...STRICT, ...NODE, ...PLAIN },
    `import { createAdvisor, createPlayer, positionOf, solve } from '@yahtzee-game/advisor';
import { gameToJSON, newGame, scoreRoll, serializeGame, withOptions } from '@yahtzee-game/rules';
import { testRuleset } from '@yahtzee-game/rules/define';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { ruleset } from '@yahtzee-game/rules/rulesets/yahtzee';

// What is undefined is left out.
const state = newGame(withOptions(ruleset, { joker: undefined, rolls: undefined }), { players: undefined });
export const texts = [serializeGame(state, { seed: undefined }), gameToJSON(state, { game: undefined })];
testRuleset(ruleset, { games: undefined, seed: undefined });
scoreRoll(ruleset, 'chance', [1, 2, 3, 4, 5], { roll: undefined, served: undefined });
export const solution = await solve(ruleset, { worker: undefined, signal: undefined, onProgress: undefined });
export const best = solution.advise(positionOf(state)).choices[0]?.value;
createPlayer({ level: 'human', solution: undefined, random: undefined });
createAdvisor({ worker: undefined, wasm: undefined });
export const rules = rulesOf(ruleset);
`,
  ],
  'the same for a bundler': [
    { ...STRICT, ...BUNDLER, ...PLAIN },
    `import { solve } from '@yahtzee-game/advisor';
import { newGame } from '@yahtzee-game/rules';
import { ruleset } from '@yahtzee-game/rules/rulesets/yahtzee';
export const [solution, state] = [await solve(ruleset), newGame(ruleset)];
`,
  ],
  'signals and addresses of a page': [
    { ...STRICT, ...BUNDLER, lib: ['es2022', 'dom'], types: [] },
    `import { createAdvisor, solve } from '@yahtzee-game/advisor';
import { newGame } from '@yahtzee-game/rules';
import { ruleset } from '@yahtzee-game/rules/rulesets/yahtzee';
const { signal } = new AbortController();
export const solution = await solve(ruleset, { signal, worker: new URL('/worker.js', 'https://dice.example') });
export const advice = await createAdvisor().advise(newGame(ruleset), signal);
`,
  ],
  'a board and a room in a page': [
    // `skipLibCheck`: the types of Lit and Socket.IO are not checked here.
    { ...STRICT, ...BUNDLER, lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: true },
    `import '@yahtzee-game/element';
import { openRoom } from '@yahtzee-game/rooms';
import { verify } from '@yahtzee-game/rooms/verify';
export const board = document.querySelector('yahtzee-game');
const room = await openRoom('https://dice.example', { ruleset: 'yahtzee', most: undefined, event: undefined });
export const proof = await verify(room.lines, { code: room.code, secret: undefined, rulesets: undefined });
export const unsubscribe = board && room.playOn(board, { seat: undefined, again: undefined });
`,
  ],
};

/** Returns a compiler's messages for all these projects; empty if they compile. */
export function complaintsOf(tsc: string, name: string): string {
  const folder = path.join(ROOT, 'node_modules/.cache/consumers', name);
  rmSync(folder, { recursive: true, force: true });
  return Object.entries(PROJECTS)
    .map(([title, [compilerOptions, code]], i) => {
      const project = path.join(folder, String(i));
      mkdirSync(project, { recursive: true });
      writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      writeFileSync(path.join(project, 'page.mts'), code);
      const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
        encoding: 'utf8',
      });
      return stdout && `${title}:\n${stdout}`;
    })
    .join('');
}
