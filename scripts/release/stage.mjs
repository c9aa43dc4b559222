import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The condition under which tests and tools of this repository read the sources, which are not published. */
const SOURCE = '@yahtzee-game/source';

/**
 * Writes a package as it is published: what its `files` name, no entry that leads to sources, and no line that leads to
 * source maps.
 *
 * @param {string} from the folder of the package, built
 * @param {string} to an empty folder, or none yet
 */
export function stage(from, to) {
  for (const file of listed(from)) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, published(path.join(from, file)));
  }
}

/** The paths of the files that npm would pack. @param {string} folder @returns {string[]} */
function listed(folder) {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(answer);
  return files.map((/** @type {{ path: string }} */ file) => file.path);
}

/** @param {string} file @returns {Buffer} */
function published(file) {
  const content = readFileSync(file);
  if (path.basename(file) === 'package.json') return Buffer.from(manifestWithoutSources(content.toString()));
  if (/\.(js|ts)$/.test(file))
    return Buffer.from(content.toString().replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  return content;
}

/** @param {string} text @returns {string} */
function manifestWithoutSources(text) {
  const manifest = JSON.parse(text, (key, value) => (key === SOURCE ? undefined : value));
  const { sideEffects } = manifest;
  if (Array.isArray(sideEffects))
    manifest.sideEffects = sideEffects.filter((/** @type {string} */ file) => !file.startsWith('./src/'));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
