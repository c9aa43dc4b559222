import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPutTogether, npmModules } from './npm-modules.mjs';

/** The condition under which tests and tools of this repository read the sources, which are not published. */
const SOURCE = '@yahtzee-game/source';

/**
 * Writes a package as it is published: what its `files` name, no entry that leads to sources, no line that leads to
 * source maps, and no link that leads out of the package. Modules are put together in few files.
 *
 * @param {string} from the folder of the package, built
 * @param {string} to an empty folder, or none yet
 */
export async function stage(from, to) {
  const files = listed(from);
  const name = path.basename(from);
  const modules = isPutTogether(name)
    ? await npmModules(path.join(from, 'dist'), name, entriesIn(from, files))
    : undefined;
  const write = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) => {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const file of files)
    if (!modules || !isModule(file)) write(file, published(path.join(from, file), files));
  for (const [file, code] of modules ?? []) write(path.join('dist', file), code);
}

/** Whether a file is a module for bundlers; those of the one-file build are whole. @param {string} file */
const isModule = (file) => /^dist\/(?!cdn\/).*\.js$/.test(file);

/**
 * The modules that a package exports, by path in `dist`.
 * @param {string} folder @param {readonly string[]} files
 */
function entriesIn(folder, files) {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const targets = Object.values(exports).map((target) =>
    typeof target === 'string' ? target : target.default,
  );
  const forms = targets
    .filter((target) => target !== undefined)
    .map((target) => target.slice('./'.length).split('*').map(escaped));
  return files
    .filter(
      (file) => isModule(file) && forms.some((parts) => new RegExp(`^${parts.join('[^/]+')}$`).test(file)),
    )
    .map((file) => path.posix.relative('dist', file));
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
