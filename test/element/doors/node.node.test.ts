// The packages in Node, without a page.

import { build } from 'esbuild';
import { equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { NODE_BUNDLE } from '../../../scripts/bundles/node-tests.mjs';

/**
 * Inside the repository, so that packages are found; bundled once, since every Node process would compile the sources
 * anew.
 */
const VIEW = fileURLToPath(new URL('../../../packages/element/src/view/view-of.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/first-imports/', import.meta.url));

/** By the name of its test, a module, and the text that it prints in a separate Node process. */
const modules = new Map<string, readonly [code: string, printed: string]>();

const PACKAGES = ['rules', 'advisor', 'element', 'rooms'];
/** The target of an entry, with the path of its sources if it has any. */
type Target = string | { readonly '@yahtzee-game/source'?: string };

/** The entries of a package that are modules. Style sheets, types and the files of the one-file build are left out. */
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

/** The possible values of `*` in a pattern of files: names of folders, or of files without their extension. */
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
    modules.set(`'${entry}' can be imported first`, [
      `await import('${entry}'); console.log('imported')`,
      'imported',
    ]);

  const data = entries.filter(isData);
  const code = data.map((entry) => `await import('${entry}');`).join('');
  if (data.length)
    modules.set(`all ${data.length} rulesets or languages of ${name} can be imported`, [
      `${code} console.log('imported')`,
      'imported',
    ]);
}

modules.set('the view-model brings nothing of the page along', [
  `await import('${VIEW}');
    console.log(typeof HTMLElement, typeof customElements, 'litElementVersions' in globalThis);`,
  'undefined undefined false',
]);

modules.set('a board is rendered ahead where another copy of the elements came first', [
  `const { LitElement } = await import('lit');
    for (const tag of ['game', 'dice', 'controls', 'scorecard'])
      customElements.define('yahtzee-' + tag, class extends LitElement {});
    const { renderGame } = await import('@yahtzee-game/element/ssr');
    console.log((await renderGame()).match(/data-cell=/g)?.length);`,
  '13',
]);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
after(() => rmSync(FOLDER, { recursive: true }));
const fileOf = (i: number): string => `${FOLDER}${i}.mjs`;
for (const [i, [code]] of [...modules.values()].entries()) writeFileSync(fileOf(i), code);
await build({
  ...NODE_BUNDLE,
  entryPoints: [...modules.keys()].map((_, i) => fileOf(i)),
  outdir: `${FOLDER}bundled`,
});

for (const [i, [name, [, printed]]] of [...modules].entries())
  test(name, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [`${FOLDER}bundled/${i}.js`], {
      encoding: 'utf8',
    });
    equal(stderr.replaceAll(/^.*(?:dev mode|dev-mode).*$\n?/gm, ''), '');
    equal(stdout.trim(), printed);
  });
