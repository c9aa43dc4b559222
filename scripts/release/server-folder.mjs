// The folder `yahtzee`: all that pages need, for a server of one's own, without Node. It is part of a release, and the
// site offers it as yahtzee.zip.
//
//   cdn, themes, rooms      scripts and style sheets as they were built, without source maps
//   examples                pages that use them
//   integrity.json          SHA-384 of each script, for `integrity` attributes and import maps
//   snippet.html            the tag to copy, with the hash of its script
//   README.md, LICENSE

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

export const SERVER_FOLDER = 'yahtzee';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = {
  cdn: 'packages/element/dist/cdn',
  themes: 'packages/element/dist/themes',
  rooms: 'packages/rooms/dist/cdn',
};
/** Examples that are of use as they are. An event needs the address of a server of rooms: its page asks for it. */
const PAGES = ['page.css', 'classroom', 'event', 'kiosk', 'lessons', 'puzzle'];
/** The files that every board fetches after its first paint. */
const FETCHED_NEXT = 'cdn/after-first-paint.js';

/** Returns the files of the folder by path, which always has slashes. @returns {Record<string, Uint8Array>} */
export function serverFolder() {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const [folder, built] of Object.entries(BUILT))
    for (const file of filesIn(built))
      if (!file.endsWith('.map')) files[`${folder}/${file}`] = withoutMap(read(`${built}/${file}`), file);
  for (const file of filesIn('examples'))
    if (PAGES.includes(file.split('/')[0] ?? ''))
      files[`examples/${file}`] = onItsOwn(read(`examples/${file}`));
  files['README.md'] = read('scripts/release/README.md');
  files['LICENSE'] = read('LICENSE');
  const hashes = hashesOf(files);
  files['integrity.json'] = Buffer.from(`${JSON.stringify(hashes, undefined, 2)}\n`);
  files['snippet.html'] = Buffer.from(snippetWith(hashes));
  return files;
}

/** The folder as an archive. The same files make the same bytes. @returns {Uint8Array} */
export const serverArchive = () =>
  zipSync({ [SERVER_FOLDER]: serverFolder() }, { level: 9, mtime: new Date(1980, 0, 1) });

/**
 * A script or declaration without the line that leads to its source map.
 * @param {Uint8Array} content
 * @param {string} file
 */
export const withoutMap = (content, file) =>
  /\.[jt]s$/.test(file)
    ? Buffer.from(content.toString().replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n'))
    : content;

/** @param {Readonly<Record<string, Uint8Array>>} files @returns {Record<string, string>} */
function hashesOf(files) {
  const scripts = Object.entries(files).filter(
    ([file]) => file.endsWith('.js') && !file.startsWith('examples/'),
  );
  return Object.fromEntries(
    scripts
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, code]) => [file, `sha384-${createHash('sha384').update(code).digest('base64')}`]),
  );
}

/**
 * The tags that a page copies. The browser checks the script by its hash. The files that it imports are checked by the
 * import map, which must come first, in browsers that support `integrity` in import maps.
 * @param {Readonly<Record<string, string>>} hashes
 */
const snippetWith = (hashes) => `<script type="importmap">
  { "integrity": { "/${SERVER_FOLDER}/${FETCHED_NEXT}": "${hashes[FETCHED_NEXT]}" } }
</script>
<script type="module" src="/${SERVER_FOLDER}/cdn/yahtzee-game.js" integrity="${hashes['cdn/yahtzee-game.js']}" crossorigin="anonymous"></script>
<yahtzee-game></yahtzee-game>
`;

/** An example that finds the scripts beside its folder, without links to the site. @param {Uint8Array} content */
const onItsOwn = (content) =>
  Buffer.from(
    content
      .toString()
      .replaceAll('../../packages/element/dist/', '../../')
      .replaceAll(`../../${BUILT.rooms}/`, '../../rooms/')
      .replace(/\s*<footer class="back">[^]*?<\/footer>/, ''),
  );

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(ROOT, folder), path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file));
