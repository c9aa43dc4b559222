// The service worker: after the first visit the front page, a whole game of Yahtzee and every page that was read are
// there without a network.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../../site/assets/service-worker.js', import.meta.url));

/** Files kept from the first visit on, by the beginning of their address. */
const KEPT = [
  'index.html',
  'offline/index.html',
  'assets/site.',
  'assets/configurator.',
  'assets/die.svg',
  'packages/element/dist/css/',
  'packages/element/dist/themes/',
];
/** The files of a board and its advisor, beside which other elements have theirs. */
const OF_BOARDS =
  /^packages\/element\/dist\/cdn\/(?!(?:picker|puzzle|review|rules|worker|english)\.)[\w-]+\.(?:js|css)$/;

/** @param {string} output */
export async function writeServiceWorker(output) {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => OF_BOARDS.test(file) || (/\.\w+$/.test(file) && KEPT.some((start) => file.startsWith(start))),
    )
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(output, file)));
  await build({
    entryPoints: [SOURCE],
    outfile: path.join(output, 'service-worker.js'),
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {
      VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
      FILES: JSON.stringify(files.map((file) => file.replace(/(^|\/)index\.html$/, '$1') || './')),
    },
  });
}
