// What is published: nothing that a linter of packages minds, all that is promised, and nothing else.

import { deepEqual } from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a package may hold. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  rules: /^(dist|src)\/.*\.(js|ts|map)$|^game-record\.schema\.json$/,
  advisor: /^(dist|src)\/.*\.(js|ts|map)$/,
  element:
    /^(dist|src)\/.*\.(js|ts|map|css)$|^dist\/[\w.-]+\.json$|^types\/\w+\.d\.ts$|^(dist\/cdn\/licences|llms)\.txt$/,
};
const EVERYWHERE = ['package.json', 'README.md', 'LICENSE'];

/** What editors, bundlers and readers look for. */
const PROMISED = [
  'dist/index.js',
  'dist/index.d.ts',
  'dist/cdn/yahtzee-game.js',
  'dist/cdn/licences.txt',
  'dist/custom-elements.json',
  'dist/web-types.json',
  'dist/vscode.html-custom-data.json',
  'dist/vscode.css-custom-data.json',
  'dist/locales/de/index.js',
  'types/jsx.d.ts',
  'types/vue.d.ts',
  'types/svelte.d.ts',
  'llms.txt',
];

/** The paths of the files that would be published. */
function packed(folder: string): readonly string[] {
  const command = 'npm pack --dry-run --json --silent';
  const [tarball] = JSON.parse(execSync(command, { cwd: folder, encoding: 'utf8' })) as Listing[];
  return tarball?.files.map((file) => file.path) ?? [];
}
interface Listing {
  readonly files: readonly { readonly path: string }[];
}

for (const [name, expected] of Object.entries(EXPECTED)) {
  describe(`the package ${name}`, () => {
    const folder = path.join(ROOT, 'packages', name);
    const files = packed(folder);

    test('holds what is promised', () => {
      const promised = [...EVERYWHERE, ...(name === 'element' ? PROMISED : [])];
      deepEqual(
        promised.filter((file) => !files.includes(file)),
        [],
      );
    });

    test('holds nothing else', () => {
      deepEqual(
        files.filter((file) => !expected.test(file) && !EVERYWHERE.includes(file)),
        [],
      );
    });

    test('leads to files that it holds', async () => {
      const all = files.map((file) => path.join(folder, file));
      const { messages, pkg } = await publint({
        pkgDir: folder,
        pack: { files: all.map((file) => ({ name: file, data: readFileSync(file) })) },
        strict: true,
      });
      deepEqual(
        messages.map((message) => formatMessage(message, pkg)),
        [],
      );
    });
  });
}
