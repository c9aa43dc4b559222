// Makes the current pictures, transcripts and games the approved ones, in test/fixtures. Look at them first, or at the
// diff.
//
//   npm run build && node scripts/approve.mjs [gallery] [pictures] [transcripts] [playthroughs]
//
// Without a name, all of them.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from './from-source.mjs';
import { fetchNpmChromium } from './browsers/npm-chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The tests that compare. @type {Record<string, string[]>} */
const TESTS = {
  gallery: ['test/pages/gallery.page.test.ts'],
  pictures: ['test/pages/pictures.page.test.ts', 'test/pages/rooms/room-pictures.page.test.ts'],
  transcripts: ['test/pages/transcripts.page.test.ts', 'test/pages/rooms/room-transcript.page.test.ts'],
  playthroughs: ['test/rules/rulesets/playthroughs.node.test.ts'],
};

process.exitCode = await approve(process.argv.slice(2));

/** @param {string[]} asked */
async function approve(asked) {
  const names = asked.length > 0 ? asked : Object.keys(TESTS);
  const files = names.flatMap((name) => TESTS[name] ?? []);
  if (!names.every((name) => Object.hasOwn(TESTS, name))) {
    console.error(`What can be approved: ${Object.keys(TESTS).join(', ')}.`);
    return 1;
  }
  // Pictures are taken in this browser alone.
  if (names.includes('gallery') || names.includes('pictures')) await fetchNpmChromium();
  const { status } = spawnSync(
    process.execPath,
    [...FROM_SOURCE, '--test', '--test-concurrency=1', ...files],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, APPROVE: '1', THOROUGH: 'true' } },
  );
  return status ?? 1;
}
