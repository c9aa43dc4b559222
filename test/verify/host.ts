/** A user's project, in which the packages are installed as they are published. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = fileURLToPath(new URL('frameworks', import.meta.url));
/** Pages with separate dependencies. */
const APART = ['react-18'];

export const PACKAGES = ['rules', 'advisor', 'element', 'rooms'];

export class Host {
  /** Outside the repository, so that nothing is found in its node_modules. */
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'host-'));

  /** Installs the packages, and the tools that hosts build with. */
  install(): void {
    cpSync(FIXTURE, this.folder, { recursive: true });
    this.run('npm', 'ci');
    for (const page of APART) this.run('npm', 'ci', '--prefix', `pages/${page}`);
    execFileSync(process.execPath, ['scripts/release.mjs', '--dry-run'], {
      cwd: ROOT,
      env: { ...process.env, RELEASE_FOLDER: path.join(this.folder, 'release') },
    });
    this.run(
      'npm',
      'install',
      '--no-save',
      '--no-package-lock',
      ...PACKAGES.map((name) => this.archiveOf(name)),
    );
  }

  /** Runs a command in the folder; returns its output. */
  run(command: string, ...args: readonly string[]): string {
    return execFileSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** The archive of a package, relative to the folder. */
  archiveOf(name: string): string {
    return `./release/${name}.tgz`;
  }

  /** Bundles an entry; returns the folder, which the server of the tests serves. */
  bundle(bundler: string, entry: string, name: string): string {
    this.run('node', 'bundle.mjs', bundler, entry, `examples/${name}`);
    return path.join(this.folder, 'examples', name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
