// What a fresh clone installs is what was tested here, wherever it is downloaded from.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const ROOT = new URL('../../', import.meta.url);
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** What the frameworks' pages are built with, installed by their verify test alone. */
const FRAMEWORKS = 'test/verify/frameworks/';

for (const folder of ['', FRAMEWORKS]) {
  test(`${folder}package-lock.json holds no download address`, () => {
    const lines = readFileSync(new URL(`${folder}package-lock.json`, ROOT), 'utf8').split('\n');
    deepEqual(
      lines.filter((line) => /"resolved": "\w+:/.test(line)),
      [],
    );
  });
}

test('every package.json names exact versions', () => {
  deepEqual(manifests().flatMap(looseVersions), []);
});

function manifests(): string[] {
  const packages = readdirSync(new URL('packages/', ROOT));
  return [
    'package.json',
    `${FRAMEWORKS}package.json`,
    ...packages.map((name) => `packages/${name}/package.json`),
  ];
}

function looseVersions(file: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return versions
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `${file}: ${name} ${version}`);
}
