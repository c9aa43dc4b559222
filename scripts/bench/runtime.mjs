// How fast a board is in a page: the one-file build in headless Chromium, at a CPU that is slowed four times unless a
// figure says otherwise. Each is a median of several runs, where there are runs. Beyond a bar the exit code is 1,
// except for times, which depend on the machine: a missed one is only marked.
//
//   node scripts/bench/runtime.mjs [--report]      --report: the figures go to docs/runtime.txt, which is committed

import { writeFileSync } from 'node:fs';
import { clicking } from './runtime/clicks.mjs';
import { crowding, leaving, longTasks, shifting } from './runtime/guest.mjs';
import { remembering } from './runtime/keep.mjs';
import { openLab } from './runtime/lab.mjs';
import { mounting } from './runtime/mount.mjs';

/** @import { Figure } from './runtime/lab.mjs' */

const REPORT = new URL('../../docs/runtime.txt', import.meta.url);

const lab = await openLab();
/** @type {string[]} */
const lines = [];
for (const measure of [mounting, clicking, longTasks, shifting, leaving, crowding, remembering]) {
  for (const figure of await measure(lab)) {
    const line = lineOf(figure);
    lines.push(line);
    console.log(line);
    if (isMissed(figure) && figure.unit !== 'ms') process.exitCode = 1;
  }
}
const version = await lab.version();
await lab.close();
const date = new Date().toISOString().slice(0, 10);
if (process.argv.includes('--report'))
  writeFileSync(REPORT, `npm run bench:runtime, ${date}, ${version}\n\n${lines.join('\n')}\n`);

/** @param {Figure} figure */
function lineOf(figure) {
  const { name, value, unit, bar, note } = figure;
  const shown = unit === 'ms' || unit === 'kB' ? value.toFixed(1) : String(Number(value.toFixed(5)));
  const about = [bar === undefined ? '' : `bar: ${bar}`, note ?? '', isMissed(figure) ? 'MISSED' : ''];
  const text = about.filter(Boolean).join('; ');
  return `${name}: ${shown}${unit && ` ${unit}`}${text && `  (${text})`}`;
}

/** @param {Figure} figure */
function isMissed({ value, bar }) {
  return bar !== undefined && !(value <= bar);
}
