// Runs what is too heavy for every test run: long solves, best play simulated, thousands of random games. If nothing
// failed, the figures that were seen go to docs/verify.txt, which is committed and shown on the site.
//
//   node scripts/verify.mjs

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { goesFarther, testFiles } from './bundles/places.mjs';
import { FROM_SOURCE, reportedTo } from './from-source.mjs';

const REPORT = new URL('../docs/verify.txt', import.meta.url);

const files = [
  ...['.node.test.ts', '.page.test.ts'].flatMap(testFiles).filter(goesFarther),
  ...testFiles('.verify.test.ts'),
];
// Most heavy files keep one processor busy. The second reporter shows each test as it ends.
const args = [
  ...FROM_SOURCE,
  '--stack-trace-limit=50',
  '--test',
  '--test-concurrency=2',
  ...reportedTo({ stdout: 'tap', stderr: 'spec' }),
];
const { stdout, status } = spawnSync(process.execPath, [...args, ...files], {
  encoding: 'utf8',
  env: { ...process.env, THOROUGH: 'true' },
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'inherit'],
});
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
if (status === 0) writeFileSync(REPORT, report.join('\n'));
console.log(report.join('\n'));
// The reports do not say why a test failed. It must not be lost, since the failure may not happen again.
for (const [details] of stdout.matchAll(/^ *not ok [^]*?^ *\.\.\.$/gm)) console.log(details);
process.exitCode = status ?? 1;
