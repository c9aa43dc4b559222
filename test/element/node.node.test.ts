// The packages where there is no page.

import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

const PACKAGES = ['rules', 'advisor', 'element', 'rooms'];
/** Of one entry, where its sources are, if it has any. */
type Target = string | { readonly '@yahtzee-game/source'?: string };

/** The entries of a package that are modules; style sheets, types and the files of the one-file build are none. */
function entriesOf(name: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports: Readonly<Record<string, Target>>;
  };
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : target['@yahtzee-game/source'];
    if (!source?.endsWith('.ts')) return [];
    const all = entry.includes('*') ? namesFor(`packages/${name}/${source}`) : [''];
    return all.map((one) => `@yahtzee-game/${name}${entry.slice(1).replace('*', one)}`);
  });
}

/** Stands for `*` in a pattern of files: folders, or files without their extension. */
function namesFor(pattern: string): readonly string[] {
  const [folder = '', rest = ''] = pattern.split('*');
  return readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory() || rest === '.ts')
    .map((one) => one.name.replace(/\.ts$/, ''));
}

for (const name of PACKAGES) {
  const entries = entriesOf(name);
  const isData = (entry: string): boolean => /\/(?:rulesets|locales)\//.test(entry);

  for (const entry of entries.filter((one) => !isData(one)))
    test(`'${entry}' can be imported first`, () =>
      equal(run(`await import('${entry}'); console.log('imported')`), 'imported'));

  const data = entries.filter(isData);
  if (data.length)
    test(`all ${data.length} rulesets or languages of ${name} can be imported`, () => {
      const code = data.map((entry) => `await import('${entry}');`).join('');
      equal(run(`${code} console.log('imported')`), 'imported');
    });
}

test('the view-model brings nothing of the page along', () => {
  const loaded = run(`await import('@yahtzee-game/element/view');
    console.log(typeof HTMLElement, typeof customElements, 'litElementVersions' in globalThis);`);
  deepEqual(loaded, 'undefined undefined false');
});

test('a board is rendered ahead where another copy of the elements came first', () => {
  const written = run(`const { LitElement } = await import('lit');
    for (const tag of ['game', 'dice', 'controls', 'scorecard'])
      customElements.define('yahtzee-' + tag, class extends LitElement {});
    const { renderGame } = await import('@yahtzee-game/element/ssr');
    console.log((await renderGame()).match(/data-cell=/g)?.length);`);
  equal(written, '13');
});
