// No module of the packages depends on itself, including through types and late imports, which the linter does not
// follow. The allowed imports are in .oxlintrc.json.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

/** Source texts by path. */
type Sources = ReadonlyMap<string, string>;

/** Returns the first circle through each module that is not part of an earlier one. */
function circles(sources: Sources): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (module: string, way: readonly string[]): void => {
    const start = way.indexOf(module);
    if (start >= 0) found.push([...way.slice(start), module].join(' → '));
    if (start >= 0 || done.has(module)) return;
    for (const { fileName } of ts.preProcessFile(sources.get(module) ?? '').importedFiles)
      if (fileName.startsWith('.'))
        visit(path.join(path.dirname(module), fileName).replace(/\.js$/, '.ts'), [...way, module]);
    done.add(module);
  };
  for (const module of sources.keys()) visit(module, []);
  return found;
}

test('no module of the packages needs itself', () => {
  const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+.src.*\.ts$/.test(file),
  );
  deepEqual(
    circles(new Map(files.map((file) => [file, readFileSync(path.join(PACKAGES, file), 'utf8')]))),
    [],
  );
});

test('a circle is found, and named', () => {
  const sources = new Map([
    ['a.ts', `import { b } from './b.js';`],
    ['b.ts', `export * from './deep/c.js';`],
    ['deep/c.ts', `const a = () => import('../a.js');`],
    ['d.ts', `import type { A } from './e.js';`],
    ['e.ts', `export type { A } from './d.js';\n// import './f.js'`],
    ['f.ts', `import './e.js';`],
  ]);
  deepEqual(circles(sources), ['a.ts → b.ts → deep/c.ts → a.ts', 'd.ts → e.ts → d.ts']);
});
