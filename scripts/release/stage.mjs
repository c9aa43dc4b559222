import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The condition under which tests and tools of this repository read the sources, which are not published. */
const SOURCE = '@yahtzee-game/source';

/**
 * Writes a package as it is published: what its `files` name, no entry that leads to sources, no line that leads to
 * source maps, and no link that leads out of the package.
 *
 * @param {string} from the folder of the package, built
 * @param {string} to an empty folder, or none yet
 */
export function stage(from, to) {
  const files = listed(from);
  for (const file of files) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, published(path.join(from, file), files));
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

/** @param {string} file @param {readonly string[]} files @returns {Buffer} */
function published(file, files) {
  const content = readFileSync(file);
  if (path.basename(file) === 'package.json') return Buffer.from(manifestWithoutSources(content.toString()));
  if (path.basename(file) === 'README.md') return Buffer.from(withoutOutwardLinks(content.toString(), files));
  if (/\.(js|ts)$/.test(file))
    return Buffer.from(content.toString().replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  return content;
}

/**
 * Names the files of the repository to which a README links, in place of the links.
 * @param {string} text
 * @param {readonly string[]} files those that are published, too
 */
const withoutOutwardLinks = (text, files) =>
  text.replaceAll(/\[([^\]]+)\]\((?!\w+:|#)([^)#]+)[^)]*\)/g, (link, words, to) => {
    if (files.includes(path.normalize(to))) return link;
    const file = `\`${to.replace(/^(\.\.\/)+/, '')}\` of the repository`;
    return file.includes(words) ? file : `${words} (${file})`;
  });

/** @param {string} text @returns {string} */
function manifestWithoutSources(text) {
  const manifest = JSON.parse(text, (key, value) => (key === SOURCE ? undefined : value));
  const { sideEffects } = manifest;
  if (Array.isArray(sideEffects))
    manifest.sideEffects = sideEffects.filter((/** @type {string} */ file) => !file.startsWith('./src/'));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
