// What is too heavy for every test run: long solves, best play simulated, thousands of random games. The figures that
// were seen go to docs/verify.txt, which is committed.
//
//   node scripts/verify.mjs

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from './from-source.mjs';

const TEST = new URL('../test/', import.meta.url);
/** What a test imports that goes farther here. */
const GOES_FARTHER = /from '\.\.\/harness\/(?:extent|fuzz)\.js'/;
const REPORT = new URL('../docs/verify.txt', import.meta.url);

const files = readdirSync(TEST, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    name.endsWith('.verify.test.ts') ||
    (/\.(?:node|page)\.test\.ts$/.test(name) && GOES_FARTHER.test(readFileSync(new URL(name, TEST), 'utf8'))),
);
const args = [...FROM_SOURCE, '--test', '--test-concurrency=1', '--test-reporter=tap'];
const { stdout, status } = spawnSync(
  process.execPath,
  [...args, ...files.map((name) => fileURLToPath(new URL(name, TEST)))],
  {
    encoding: 'utf8',
    env: { ...process.env, THOROUGH: 'true' },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const lines = stdout.split('\n').map((line) => line.trim());
const figures = lines.flatMap((line) => /^(?:# )?figure: (.*)$/.exec(line)?.[1] ?? []);
const failed = lines.filter((line) => line.startsWith('not ok'));
const sums = lines.filter((line) => /^# (?:pass|fail) \d+$/.test(line)).map((line) => line.slice(2));
const date = new Date().toISOString().slice(0, 10);
const report = [
  `npm run verify, ${date}, Node ${process.versions.node}: ${sums.join(', ')}`,
  '',
  ...figures,
  ...failed,
  '',
];
writeFileSync(REPORT, report.join('\n'));
console.log(report.join('\n'));
// Why something failed stands in no report, but must not be lost: it may not happen again.
for (const [details] of stdout.matchAll(/^ *not ok [^]*?^ *\.\.\.$/gm)) console.log(details);
process.exitCode = status ?? 1;
