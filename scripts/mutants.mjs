// How many small changes of the rules and of the advisor's scoring the tests notice: a fixed sample of them is tried one
// after the other.
//
//   node scripts/mutants.mjs                 the whole sample; writes docs/mutants.txt
//   node scripts/mutants.mjs --survivors     those that docs/mutants.txt lists, after tests were added; prints them

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleForNode } from './bundles/node-tests.mjs';
import { ROOT, testFiles } from './bundles/places.mjs';
import { report, survivor } from './mutants/report.mjs';
import { drawSample } from './mutants/sample.mjs';
import { runWithout, tryAll } from './mutants/trials.mjs';

const ASKED = /[\\/]test[\\/](rules|advisor)[\\/]/;
/** Each takes as long as many others together. What they alone would notice counts as a survivor. */
const TOO_SLOW = /[\\/](contract|advisor|estimates|objective|reference)\.node\./;
const RECORD = path.join(ROOT, 'docs', 'mutants.txt');

await main(process.argv.includes('--survivors'));

/** @param {boolean} again whether only survivors are tried */
async function main(again) {
  const start = performance.now();
  const sample = await drawSample();
  const record = again ? readFileSync(RECORD, 'utf8') : '';
  const mutants = again ? sample.mutants.filter(({ id }) => record.includes(id)) : sample.mutants;
  const files = testFiles('.node.test.ts').filter((file) => ASKED.test(file) && !TOO_SLOW.test(file));
  await bundleForNode(files, (file) => sample.sources.get(file) ?? readFileSync(file, 'utf8'));
  const tests = await runWithout(files);
  let tried = 0;
  const trials = await tryAll(mutants, tests, (trial) => {
    tried += 1;
    if (!trial.foundBy) console.error(`${tried} of ${mutants.length}: ${survivor(trial)}`);
  });
  const minutes = (performance.now() - start) / 60_000;
  const text = report(trials, sample.outOf, minutes);
  console.log(text);
  if (!again) writeFileSync(RECORD, text);
}
