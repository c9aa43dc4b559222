// The element where there is no page.

import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from '../../scripts/from-source.mjs';

/** Runs a module in a Node of its own; what it prints. */
function run(code: string): string {
  const args = [...FROM_SOURCE, '--input-type=module', '--eval', code];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  equal(stderr.replaceAll(/^.*(?:dev mode|dev-mode).*$\n?/gm, ''), '');
  return stdout.trim();
}

for (const entry of ['', '/element', '/define', '/picker', '/puzzle', '/review', '/view']) {
  test(`'@yahtzee-game/element${entry}' can be imported`, () => {
    equal(run(`await import('@yahtzee-game/element${entry}'); console.log('imported')`), 'imported');
  });
}

test('the view-model brings nothing of the page along', () => {
  const loaded = run(`await import('@yahtzee-game/element/view');
    console.log(typeof HTMLElement, typeof customElements, 'litElementVersions' in globalThis);`);
  deepEqual(loaded, 'undefined undefined false');
});
