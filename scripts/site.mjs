// `npm run site`: writes the site to site/dist. What it shows has to be built, so it builds that first where nothing is
// built.
//
//   node scripts/site.mjs

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../packages/element/dist/custom-elements.json', import.meta.url);
const [program, ...args] = existsSync(BUILT) ? ['site/build.mjs'] : ['build.mjs', '--site'];
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
