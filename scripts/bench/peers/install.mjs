// The peers come from npm, into a folder of their own: they are no dependencies of this repository.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSIONS } from './list.mjs';

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/bench-peers/', import.meta.url));
/** Where they are once they are installed. */
export const MODULES = path.join(FOLDER, 'node_modules');

/** Installs the peers unless they are there, in the versions of the list. */
export function install() {
  if (Object.entries(VERSIONS).every(([name, version]) => installed(name) === version)) return;
  mkdirSync(FOLDER, { recursive: true });
  const manifest = {
    private: true,
    description: 'what npm run bench:peers measures',
    dependencies: VERSIONS,
  };
  writeFileSync(path.join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.error('Installing the peers from npm …');
  // Without the peer dependencies of gchessboard, which are tools that build it.
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', ...flags, '--prefix', FOLDER], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
    });
  } catch (cause) {
    throw new Error(
      'The peers could not be installed: the first run of bench:peers needs npm and its network.',
      {
        cause,
      },
    );
  }
}

/** @param {string} name @returns {string | undefined} the version that is there */
function installed(name) {
  try {
    return JSON.parse(readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
