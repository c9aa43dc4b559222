/** A copy of the repository, like a fresh clone, which a test may change freely. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = ['docs', 'examples', 'packages', 'scripts', 'package.json', 'tsconfig.base.json'];
const OURS = '@yahtzee-game';

export class Copy {
  readonly root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'copy-')));

  constructor() {
    // Generated files are copied too: most tests do not need new ones, and making the kernels takes seconds.
    const isBuilt = /\/packages\/[\w-]+\/dist$|\/examples\/prerendered$/;
    for (const name of COPIED)
      cpSync(path.join(ROOT, name), this.#at(name), {
        recursive: true,
        filter: (file) => !isBuilt.test(file.split(path.sep).join('/')),
      });
    const modules = path.join(ROOT, 'node_modules');
    mkdirSync(this.#at(`node_modules/${OURS}`), { recursive: true });
    for (const name of readdirSync(modules).filter((one) => one !== OURS && one !== '.cache'))
      symlinkSync(path.join(modules, name), this.#at(`node_modules/${name}`));
    for (const name of readdirSync(path.join(modules, OURS)))
      symlinkSync(this.#at(`packages/${name}`), this.#at(`node_modules/${OURS}/${name}`));
  }

  read(file: string): string {
    return readFileSync(this.#at(file), 'utf8');
  }

  /** Changes a file. */
  write(file: string, change: (text: string) => string): void {
    writeFileSync(this.#at(file), change(this.read(file)));
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  #at(file: string): string {
    return path.join(this.root, file);
  }
}
