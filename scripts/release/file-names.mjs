// The files of a release, as documents name them: `yahtzee-game-0.1.0`, `yahtzee-game-rules-0.1.0.tgz`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = /(?<=\byahtzee-game-(?:[a-z]+-)?)\d+\.\d+\.\d+\b/g;

/**
 * Returns the versions that documents name, by file.
 * @param {string} root
 */
export function namedVersions(root) {
  const found = documents(root).map(
    (file) => /** @type {const} */ ([file, textOf(root, file).match(NAME) ?? []]),
  );
  return new Map(found.filter(([, versions]) => versions.length > 0));
}

/**
 * Lets all documents name the files of this version.
 * @param {string} root
 * @param {string} version
 */
export function nameVersion(root, version) {
  for (const file of namedVersions(root).keys())
    writeFileSync(path.join(root, file), textOf(root, file).replaceAll(NAME, version));
}

/** @param {string} root @returns {string[]} */
function documents(root) {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  const below = ['docs', 'site/pages', 'scripts/release'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  );
  return ['README.md', ...packages, ...below];
}

/** @param {string} root @param {string} file */
const textOf = (root, file) => readFileSync(path.join(root, file), 'utf8');
