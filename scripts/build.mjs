// Builds the packages and the prerendered example, and says what it is doing.
//
//   node scripts/build.mjs [--site]      with the word: writes the site, too

import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';

/** @typedef {readonly [what: string, ...args: string[]]} Step what it does, and what Node runs */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @type {readonly Step[]} */
const SITE = [['write the site', 'scripts/site/build.mjs']];

/** Steps that stand together run at the same time. @type {readonly (readonly Step[])[]} */
const STAGES = [
  [['compile kernels and worker programs', 'scripts/generate.mjs']],
  [['compile TypeScript', 'node_modules/typescript/bin/tsc', '-b']],
  [['compact templates, write style sheets', 'scripts/build/finish.mjs']],
  [
    ['bundle the element', ...rollup('element')],
    ['bundle the rooms', ...rollup('rooms')],
    ['describe the elements for editors', 'scripts/manifest.mjs'],
    ['prerender an example', 'scripts/build/prerender-example.mjs'],
  ],
  ...(process.argv.includes('--site') ? [SITE] : []),
];

await alone(path.join(ROOT, 'node_modules/.cache/yahtzee-game/build'), () =>
  console.log('build: another one is running, and is waited for …'),
);
process.exitCode = (await build()) ? 0 : 1;

/**
 * Most of what Rollup makes is thrown away soon: with more room for that, collecting it takes a fifth less time.
 * @param {'element' | 'rooms'} name of the package
 */
function rollup(name) {
  const program = 'node_modules/rollup/dist/bin/rollup';
  return ['--max-semi-space-size=64', program, '-c', '--silent', `--configPackage=${name}`];
}

async function build() {
  for (const stage of STAGES) {
    const passed = await Promise.all(stage.map(run));
    if (passed.includes(false)) return false;
  }
  return true;
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([what, ...args]) {
  const start = performance.now();
  console.log(`build: ${what} …`);
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`build: ${what}: ${code === 0 ? 'done' : 'failed'}, ${seconds} s`);
      resolve(code === 0);
    }),
  );
}
