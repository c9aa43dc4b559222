// What a fresh clone installs is what was tested here, wherever it is downloaded from.

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
/** Of the optional advisor any of its time: a range that a release leaves would make the next element a major version. */
const FITTING_VERSION = /^@yahtzee-game\/\w+ (\d+\.\d+\.\d+|\d+\.x)$|^(?!@yahtzee-game).+ \^\d+\.\d+\.\d+$/;

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
