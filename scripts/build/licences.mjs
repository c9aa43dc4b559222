// Names the owners of other code in a file: in a comment at its start, and with their licences in cdn/licences.txt.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ title: string, text: string }} Licence */

/**
 * Returns the notice at the start of each file; no text for one that holds nothing of others.
 *
 * @param {string} own the package that is built, as the comment names it
 * @param {string} listing the file that gets the licences
 * @returns {(file: import('rollup').RenderedChunk) => string}
 */
export function noticesOf(own, listing) {
  /** @type {Map<string, Licence>} */
  const known = new Map();
  return (file) => {
    const folders = foldersIn(file);
    const fresh = folders.filter((folder) => !known.has(folder));
    for (const folder of fresh) known.set(folder, licenceIn(folder));
    if (fresh.length > 0) write(listing, [...known.values()]);
    const titles = folders.map((folder) => known.get(folder)?.title);
    return titles.length > 0
      ? `/*! ${own} MIT; holds ${titles.join(', ')}: ${path.basename(listing)} */`
      : '';
  };
}

/**
 * The packages of others whose code is in a file.
 * @param {import('rollup').RenderedChunk} file
 * @returns {string[]}
 */
function foldersIn({ modules }) {
  return packagesOf(Object.keys(modules).filter((id) => modules[id]?.renderedLength));
}

/** @param {readonly string[]} files */
function packagesOf(files) {
  const folders = files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)];
}

/**
 * Writes the licences of the packages that these files belong to.
 *
 * @param {string} listing
 * @param {readonly string[]} files
 */
export const writeLicences = (listing, files) => write(listing, packagesOf(files).map(licenceIn));

/**
 * @param {string} folder
 * @returns {Licence}
 */
function licenceIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no licence`);
  return { title: `${name} ${version} ${license}`, text: readFileSync(path.join(folder, file), 'utf8') };
}

/**
 * @param {string} listing
 * @param {Licence[]} licences
 */
function write(listing, licences) {
  const all = licences.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  mkdirSync(path.dirname(listing), { recursive: true });
  writeFileSync(listing, all.map(({ title, text }) => `${title}\n\n${text.trim()}\n`).join('\n\n'));
}
