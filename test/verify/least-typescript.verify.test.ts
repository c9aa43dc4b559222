// The lowest version of TypeScript that the READMEs name reads the types of all packages, as strict projects do.

import { equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { complaintsOf, LEAST_TYPESCRIPT } from '../harness/consumers.js';

const folder = fileURLToPath(
  new URL(`../../node_modules/.cache/typescript-${LEAST_TYPESCRIPT}`, import.meta.url),
);
const tsc = path.join(folder, 'node_modules/typescript/bin/tsc');

test(`TypeScript ${LEAST_TYPESCRIPT}`, () => {
  if (!existsSync(tsc)) {
    mkdirSync(folder, { recursive: true });
    const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', [...install, `typescript@${LEAST_TYPESCRIPT}`], { cwd: folder });
  }
  equal(complaintsOf(tsc, 'least'), '');
});
