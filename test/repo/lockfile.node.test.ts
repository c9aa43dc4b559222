// A fresh clone installs the same versions that were tested, wherever they are downloaded from.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const ROOT = new URL('../../', import.meta.url);
const EXACT_VERSION = / \d+\.\d+\.\d+(-[\w.-]+)?$/;
/**
 * The optional advisor may have a range, such as 1.x: if a release were outside the range, the next element would have
 * to be a major version.
 */
const FITTING_VERSION = /^@yahtzee-game\/\w+ (\d+\.\d+\.\d+|\d+\.x)$|^(?!@yahtzee-game).+ \^\d+\.\d+\.\d+$/;

/** The packages that the frameworks' pages are built with; only their verify test installs them. */
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

test('development tools are named exactly', () => {
  deepEqual(
    ['package.json', `${FRAMEWORKS}package.json`].flatMap((file) => versionsUnlike(file, EXACT_VERSION)),
    [],
  );
});

test('packages take every later version of others that promises to fit, and of each other the same one', () => {
  const packages = readdirSync(new URL('packages/', ROOT));
  deepEqual(
    packages.flatMap((name) => versionsUnlike(`packages/${name}/package.json`, FITTING_VERSION)),
    [],
  );
});

function versionsUnlike(file: string, form: RegExp): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(new URL(file, ROOT), 'utf8'),
  );
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
  return Object.entries(versions)
    .map((entry) => entry.join(' '))
    .filter((version) => !form.test(version))
    .map((version) => `${file}: ${version}`);
}
