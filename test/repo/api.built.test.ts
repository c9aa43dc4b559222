// The public names are those that docs/api lists. After an intended change: `npm run build && node
// scripts/public-names.mjs`, and read the diff as a user whose page depends on them.

import { equal } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { reports } from '../../scripts/public-names.mjs';

for (const [name, report] of reports()) {
  test(`the public names of ${name} are those that are documented`, () => {
    const file = new URL(`../../docs/api/${name}.txt`, import.meta.url);
    equal(report, existsSync(file) ? readFileSync(file, 'utf8') : '');
  });
}
