// `npm run generate`: files that take seconds to make are made again only if their sources have changed.

import { doesNotMatch, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { Copy } from '../harness/copy.js';

const FACTS = 'packages/element/src/generated/games.ts';
const MARK = '// Made by a test.\n';

let copy: Copy;
before(() => (copy = new Copy()));
after(() => copy.remove());

const generate = (): Buffer => execFileSync(process.execPath, ['scripts/generate.mjs'], { cwd: copy.root });

test('facts about games come from their rulesets, and stay until one is changed', () => {
  generate();
  copy.write(FACTS, (text) => text + MARK);
  generate();
  match(copy.read(FACTS), /Made by a test/);

  copy.write('packages/rules/src/rulesets/yatzy.ts', (text) =>
    text.replace('rolls: 3,', "rolls: 2, status: 'disputed',"),
  );
  generate();
  doesNotMatch(copy.read(FACTS), /Made by a test/);
  match(copy.read(FACTS), /"id":"yatzy","dice":5,"boxes":15,"rolls":2/);
  match(copy.read('docs/games.md'), /^\| Yatzy .*disputed/m);
});
