import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Examples that are of use as they are, and the styles that they share. */
const PAGES = ['classroom', 'lessons', 'puzzle'];
const STYLES = 'page.css';

/**
 * Copies examples so that they find the scripts beside their folder, without links to the site.
 *
 * @param {string} examples the folder of all examples
 * @param {string} to a folder beside `cdn`; it is made
 */
export function copyPages(examples, to) {
  mkdirSync(to);
  cpSync(path.join(examples, STYLES), path.join(to, STYLES));
  for (const page of PAGES) {
    mkdirSync(path.join(to, page));
    for (const file of readdirSync(path.join(examples, page))) {
      const text = readFileSync(path.join(examples, page, file), 'utf8');
      writeFileSync(path.join(to, page, file), onItsOwn(text));
    }
  }
}

/** @param {string} text */
const onItsOwn = (text) =>
  text
    .replaceAll('../../packages/element/dist/', '../../')
    .replace(/\s*<footer class="back">[^]*?<\/footer>/, '');
