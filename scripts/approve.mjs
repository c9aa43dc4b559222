// Takes what the gallery looks like now for the approved pictures in test/fixtures/gallery. Look at it first.
//
//   npm run build && node scripts/approve.mjs

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fetchNpmChromium } from './npm-chromium.mjs';

await fetchNpmChromium();
const args = [
  '--import',
  'tsx',
  '--conditions=@yahtzee-game/source',
  '--test',
  'test/pages/gallery.page.test.ts',
];
const { status } = spawnSync(process.execPath, args, {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, APPROVE: 'gallery' },
});
process.exitCode = status ?? 1;
