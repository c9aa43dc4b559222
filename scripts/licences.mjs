// Says whose code a file holds besides ours: in a comment at its start, and with their licences in cdn/licences.txt.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, version: string, license: string, text: string }} Package */

/**
 * @param {string} own the package that is built, as the comment names it
 * @param {string} listing the file that gets the licences
 * @returns {() => import('rollup').Plugin} a plugin for each bundle
 */
export function licences(own, listing) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  return () => ({
    name: 'licences',
    // After the code is minified, which drops comments.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const packages = packagesIn(file);
        for (const one of packages) found.set(one.name, one);
        if (packages.length > 0)
          addComment(
            file,
            `${own} MIT; holds ${packages.map(titleOf).join(', ')}: ${path.basename(listing)}`,
          );
      }
    },
    writeBundle() {
      const all = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      writeFileSync(listing, all.map((one) => `${titleOf(one)}\n\n${one.text.trim()}\n`).join('\n\n'));
    },
  });
}

/** @param {Package} one */
const titleOf = ({ name, version, license }) => `${name} ${version} ${license}`;

/**
 * On the first line itself, so that the source map stays right but for that line's columns.
 * @param {import('rollup').OutputChunk} file
 * @param {string} text
 */
function addComment(file, text) {
  file.code = `/*! ${text} */\n${file.code}`;
  // Its lines start one further down.
  if (file.map) file.map.mappings = `;${file.map.mappings}`;
}

/**
 * The packages of others whose code is in a file.
 * @param {import('rollup').OutputChunk} file
 * @returns {Package[]}
 */
function packagesIn({ modules }) {
  const folders = Object.entries(modules).flatMap(([id, { renderedLength }]) => {
    const [folder] = renderedLength ? (/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []) : [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(folders)].map(packageIn);
}

/**
 * @param {string} folder
 * @returns {Package}
 */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined || !existsSync(path.join(folder, file))) throw new Error(`${name} has no licence`);
  return { name, version, license, text: readFileSync(path.join(folder, file), 'utf8') };
}
