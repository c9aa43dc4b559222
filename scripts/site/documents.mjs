// The documents of the repository as pages of the site. Each has one source: what it links to is found both here and
// there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `file` from the root of the repository
 * @typedef {{ file: string, url: string, title: string, text: string }} SiteDocument
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where files of the repository are shown that have no separate page. @type {Readonly<Record<string, string>>} */
const ELSEWHERE = {
  'README.md': '/',
  'docs/runtime.txt': '/guide/performance/',
  'docs/verify.txt': '/guide/performance/',
  'packages/element/llms.txt': '/reference/elements/',
};
/** The folders that the site holds as they are. */
const AS_THEY_ARE = /^(examples\/|docs\/[\w-]+\.png$)/;

/** @returns {SiteDocument[]} */
export function documents() {
  const guides = markdownIn('docs').map((file) => documentOf(file, `/guide/${nameOf(file, 'docs/')}/`));
  const packages = readdirSync(path.join(ROOT, 'packages'))
    .toSorted()
    .filter((name) => existsSync(path.join(ROOT, 'packages', name, 'README.md')))
    .map((name) => ({
      ...documentOf(`packages/${name}/README.md`, `/guide/packages/${name}/`),
      title: `${name.charAt(0).toUpperCase()}${name.slice(1)} package`,
    }));
  return [...guides, ...packages, documentOf('CONTRIBUTING.md', '/guide/contributing/')];
}

/** @param {string} folder */
function markdownIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .toSorted();
}

/**
 * @param {string} file
 * @param {string} folder
 */
function nameOf(file, folder) {
  return file.slice(folder.length, -'.md'.length);
}

/**
 * @param {string} file
 * @param {string} url
 * @returns {SiteDocument}
 */
function documentOf(file, url) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
  return { file, url, title: title.replaceAll('`', ''), text };
}

/**
 * Where a link of a document leads on the site; undefined where that is not shown, as with sources.
 * @param {string} link
 * @param {string} file the document that has it
 * @param {readonly SiteDocument[]} all
 */
export function linkOnSite(link, file, all) {
  if (/^([a-z]+:|#|\/)/.test(link)) return link;
  const [target = '', anchor] = link.split('#');
  const place = path.posix.join(path.posix.dirname(file), target);
  const url = all.find((one) => one.file === place)?.url ?? ELSEWHERE[place] ?? asItIs(place);
  return url && (anchor === undefined ? url : `${url}#${anchor}`);
}

/** @param {string} place */
function asItIs(place) {
  if (!AS_THEY_ARE.test(place) || !existsSync(path.join(ROOT, place))) return undefined;
  return place.startsWith('docs/') ? `/assets/${place}` : `/${place}`;
}
