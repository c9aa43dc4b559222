import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the SHA-384 of every script in a folder, by path, as the attribute `integrity` wants it.
 *
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function integritiesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  return Object.fromEntries(
    files.toSorted().map((name) => [
      name.split(path.sep).join('/'),
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(folder, name)))
        .digest('base64')}`,
    ]),
  );
}

/**
 * Returns the tag that a page copies, with the hash of its script. What the script fetches later is checked as well where
 * the import map stands before it and the browser knows `integrity` in import maps.
 *
 * @param {string} version
 * @param {Readonly<Record<string, string>>} hashes
 */
export function snippetFor(version, hashes) {
  const place = `/yahtzee-game-${version}/cdn`;
  return `<script type="importmap">
  { "integrity": { "${place}/features/rest/index.js": "${hashes['features/rest/index.js']}" } }
</script>
<script type="module" src="${place}/yahtzee-game.js" integrity="${hashes['yahtzee-game.js']}" crossorigin="anonymous"></script>
<yahtzee-game></yahtzee-game>
`;
}
