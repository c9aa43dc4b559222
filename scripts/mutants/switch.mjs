// Loaded before a test file whose bundle has mutants in it: turns one on, or notes which are reached. The names are those
// that the instrumenter writes.

import { appendFileSync } from 'node:fs';

const { MUTANT, REACHED_FILE } = process.env;
const reached = new Set();

Object.assign(globalThis, {
  stryMutAct_9fa48: (/** @type {string} */ number) => number === MUTANT,
  stryCov_9fa48: REACHED_FILE ? note : () => {},
});

// Workers add lines of their own.
if (REACHED_FILE) process.on('exit', () => appendFileSync(REACHED_FILE, `${[...reached].join('\n')}\n`));

/** @param {string[]} numbers */
function note(...numbers) {
  for (const number of numbers) reached.add(number);
}
