// The types of a package as a page: every name that its index exports, with its comment and its declaration.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeBlock } from './code.mjs';

/** @typedef {{ name: string, kind: string, doc: string, code: string }} Exported `code` is HTML */

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

/** A comment, if there is one, and what is declared after it, to the next line that begins without a space. */
const DECLARATION =
  /(?:\/\*\*(?<doc>(?:(?!\*\/)[^])*)\*\/\n)?export (?:declare )?(?:abstract )?(?<kind>function|const|class|interface|type|let) (?<name>\w+)[^]*?(?=\n\S|(?<![^]))(?:\n\})?/g;
/** `export * from './a.js'`, `export type * from './a.js'` and `export { a, type b } from './b.js'` */
const EXPORT = /export (?<onlyTypes>type )?(?:(?<all>\*)|\{(?<names>[^}]*)\}) from '(?<file>\.[^']+)'/g;

/**
 * @param {string} name of the package
 * @returns {Exported[]} sorted by name: what can be called, then types
 */
export function exportsOf(name) {
  const found = exported(path.join(PACKAGES, name, 'dist/index.d.ts'));
  // Elements have a reference of their own.
  const others = new Map(found.filter(({ doc }) => !doc.includes('@element')).map((one) => [one.name, one]));
  return [...others.values()].toSorted(
    (a, b) => Number(isType(a)) - Number(isType(b)) || a.name.localeCompare(b.name, 'en'),
  );
}

/** @param {Exported} one */
export const isType = ({ kind }) => kind === 'interface' || kind === 'type';

/**
 * @param {string} file
 * @returns {Exported[]}
 */
function exported(file) {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const others = [...text.matchAll(EXPORT)].flatMap(
    ({ groups: { onlyTypes = '', all = '', names = '', file: from = '' } = {} }) => {
      const known = exported(path.join(path.dirname(file), from.replace(/\.js$/, '.d.ts')));
      if (all) return onlyTypes ? known.filter(isType) : known;
      const wanted = namesIn(names);
      return known.filter(({ name }) => wanted.includes(name));
    },
  );
  return [...declared(text), ...others];
}

/**
 * Names of an export list, but for those that are only older names of others.
 * @param {string} list
 */
function namesIn(list) {
  return list
    .replace(/\/\*[^]*?\*\//g, '')
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one && !one.includes(' as '));
}

/**
 * @param {string} text
 * @returns {Exported[]}
 */
function declared(text) {
  return [...text.matchAll(DECLARATION)].map(
    ({ 0: whole, groups: { doc = '', kind = '', name = '' } = {} }) => {
      const code = whole.slice(whole.indexOf('export ', doc.length)).replace(/^export (declare )?/, '');
      return { name, kind, doc: plain(doc), code: codeBlock(code, 'ts') };
    },
  );
}

/**
 * The words of a comment, with its tags in words.
 * @param {string} doc
 */
function plain(doc) {
  return doc
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/@throws /g, 'Throws ')
    .replace(/@param (\w+) /g, '`$1`: ')
    .replace(/@returns? /g, 'Returns ')
    .replace(/@deprecated /g, 'Deprecated. ')
    .trim();
}
