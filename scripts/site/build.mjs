// `npm run site`: writes the site to site/dist, from what `npm run build` has built. It needs no server but one that
// sends files, and works under any address.
//
//   node scripts/site/build.mjs

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transformSync } from 'esbuild';
import { writeLicences } from '../build/licences.mjs';
import { allTokens } from '../manifest/tokens.mjs';
import { SERVER_FOLDER, serverArchive } from '../release/server-folder.mjs';
import { writeServiceWorker } from './offline.mjs';
import { writePages } from './pages.mjs';
import { searchIndex } from './search-index.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSETS = path.join(ROOT, 'site/assets');
const OUTPUT = path.join(ROOT, 'site/dist');
const ELEMENT = 'packages/element/dist';
const SCRIPTS = [
  'configurator',
  'embed',
  'own-game',
  'play',
  'playground',
  'search',
  'site',
  'today',
  'verify',
];
/** Folders that pages load from or link to. */
const COPIED = [
  'examples',
  ...['cdn', 'css', 'themes'].map((folder) => `${ELEMENT}/${folder}`),
  'packages/rooms/dist/cdn',
];

await writeSite();

async function writeSite() {
  const start = performance.now();
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(path.join(OUTPUT, 'assets'), { recursive: true });
  const [pages] = await Promise.all([writePages(OUTPUT), writeScripts()]);
  writeStyles();
  copyFiles();
  writeFileSync(path.join(OUTPUT, `${SERVER_FOLDER}.zip`), serverArchive());
  writeFileSync(path.join(OUTPUT, 'assets/search.json'), searchIndex(pages));
  await writeServiceWorker(OUTPUT);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`site: ${pages.length} pages in site/dist, ${seconds} s`);
}

/** Every script becomes a separate file that includes its imports; the licences of those of others are beside them. */
async function writeScripts() {
  const { metafile } = await build({
    entryPoints: SCRIPTS.map((name) => path.join(ASSETS, `${name}.js`)),
    outdir: path.join(OUTPUT, 'assets'),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    banner: { js: '/*! Licences of what this file holds: licences.txt */' },
    metafile: true,
  });
  writeLicences(path.join(OUTPUT, 'assets/licences.txt'), Object.keys(metafile.inputs));
}

/** The site has the colours of the board, under different names, so that a theme only changes boards. */
function writeStyles() {
  const tokens = allTokens().map(
    ({ name, default: value }) => `${name.replace('--yahtzee-', '--')}: ${value};`,
  );
  const css = `:root { ${tokens.join(' ').replaceAll('var(--yahtzee-', 'var(--')} }\n`;
  const { code } = transformSync(css + readFileSync(path.join(ASSETS, 'site.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  writeFileSync(path.join(OUTPUT, 'assets/site.css'), code);
}

/** All at the addresses that it has in the repository: so `npm start` shows it as it is. */
function copyFiles() {
  for (const name of ['die.svg', 'examples'])
    cpSync(path.join(ASSETS, name), path.join(OUTPUT, 'assets', name), { recursive: true });
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(OUTPUT, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  for (const picture of readdirSync(path.join(ROOT, 'docs')).filter((file) => file.endsWith('.png')))
    cpSync(path.join(ROOT, 'docs', picture), path.join(OUTPUT, 'assets/docs', picture));
}
