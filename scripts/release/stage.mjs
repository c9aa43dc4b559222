// A package as it is published: what its `files` name, without what leads to sources, source maps or out of the
// package; modules put together in few files, and only the declarations that its entries reach.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';
import { isPutTogether, npmModules } from './npm-modules.mjs';
import { withoutMap } from './server-folder.mjs';

/** The condition under which tests and tools of this repository read the sources, which are not published. */
const SOURCE = '@yahtzee-game/source';

/** @typedef {{ homepage?: string, repository?: string, bugs?: string }} Origin */

/**
 * @param {string} from the folder of the package, built
 * @param {string} to an empty folder, or none yet
 * @param {Origin} origin
 */
export async function stage(from, to, origin) {
  const listed = filesOf(from);
  const manifest = publishedManifest(readFileSync(path.join(from, 'package.json'), 'utf8'), from, origin);
  const name = path.basename(from);
  const modules = isPutTogether(name)
    ? await npmModules(path.join(from, 'dist'), name, exportedAs('default').filter(isModule).map(inDist))
    : new Map();
  const types = reachedFrom(from, exportedAs('types'));
  const files = listed.filter(
    (file) => !(modules.size && isModule(file)) && (!file.endsWith('.d.ts') || types.has(file)),
  );
  const write = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) => {
    mkdirSync(path.join(to, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(to, file), content);
  };
  for (const file of files) write(file, withoutMap(readFileSync(path.join(from, file)), file));
  for (const [file, code] of modules) write(`dist/${file}`, code);
  write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  write('README.md', publishedReadme(readFileSync(path.join(from, 'README.md'), 'utf8'), files, manifest));

  /** The files to which `exports` lead. @param {'default' | 'types'} condition */
  function exportedAs(condition) {
    const targets = Object.values(manifest.exports).map((target) =>
      typeof target === 'string' ? target : target[condition],
    );
    const forms = targets
      .filter((target) => target !== undefined)
      .map((target) => new RegExp(`^${target.slice(2).split('*').map(escaped).join('[^/]+')}$`));
    return listed.filter((file) => forms.some((form) => form.test(file)));
  }
}

/** Whether a file is a module for bundlers; those of the one-file build are whole. @param {string} file */
const isModule = (file) => /^dist\/(?!cdn\/).*\.js$/.test(file);

/** @param {string} file */
const inDist = (file) => path.posix.relative('dist', file);

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The paths of the files that npm would pack. @param {string} folder @returns {string[]} */
function filesOf(folder) {
  const args = ['pack', '--dry-run', '--json', '--silent'];
  const [{ files }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  return files.map((/** @type {{ path: string }} */ file) => file.path);
}

/**
 * The declarations of a package that these import, with themselves.
 * @param {string} folder
 * @param {string[]} entries
 */
function reachedFrom(folder, entries) {
  const roots = entries.map((entry) => path.join(folder, entry));
  const program = ts.createProgram(roots, { module: ts.ModuleKind.NodeNext, noLib: true, types: [] });
  return new Set(program.getSourceFiles().map(({ fileName }) => path.relative(folder, fileName)));
}

/** @param {string} text @param {string} folder @param {Origin} origin */
export function publishedManifest(text, folder, { homepage, repository, bugs }) {
  const manifest = JSON.parse(text, (key, value) => (key === SOURCE ? undefined : value));
  const { sideEffects } = manifest;
  if (Array.isArray(sideEffects))
    manifest.sideEffects = sideEffects.filter((/** @type {string} */ file) => !file.startsWith('./src/'));
  if (homepage) manifest.homepage = homepage;
  if (repository) {
    const directory = `packages/${path.basename(folder)}`;
    manifest.repository = { type: 'git', url: `git+${repository}.git`, directory };
  }
  if (bugs) manifest.bugs = bugs;
  return manifest;
}

/**
 * Leads links to files that are not published to the repository, as it was at this release; where nobody has said where
 * that is, names the files in place of the links.
 * @param {string} text
 * @param {readonly string[]} files
 * @param {{ version: string, repository?: { url: string, directory: string } }} manifest
 */
export function publishedReadme(text, files, { version, repository }) {
  return text.replaceAll(/\[([^\]]+)\]\((?!\w+:|#)([^)#]+)([^)]*)\)/g, (link, words, to, place) => {
    if (files.includes(path.posix.normalize(to))) return link;
    if (repository) {
      const file = path.posix.join(repository.directory, to);
      return `[${words}](${repository.url.replace(/^git\+|\.git$/g, '')}/blob/v${version}/${file}${place})`;
    }
    const file = `\`${to.replace(/^(\.\.\/)+/, '')}\` of the repository`;
    return file.includes(words) ? file : `${words} (${file})`;
  });
}
