// Serves the sources, bundled in memory, at the addresses of the files that the build makes. After a change they are
// bundled again, and open pages reload.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { context, transform } from 'esbuild';
import { ENTRIES } from '../build/entries.mjs';
import { FROM_SOURCE } from '../from-source.mjs';
import { LATE_PARTS } from '../generate.mjs';
import { builtTheme, THEMES } from '../build/themes.mjs';

/**
 * @import { Middleware, Plugin } from '@web/dev-server-core'
 * @import { LatePart } from '../generate.mjs'
 */

/** @typedef {ReadonlyMap<string, string>} Texts by address */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ELEMENT = '/packages/element/dist';
const RENDER = fileURLToPath(new URL('render.mjs', import.meta.url));
/** Files rendered on the server: a page, and the styles of its boards. */
const RENDERED = /^\/examples\/prerendered\/(index\.html)?$|^\/packages\/element\/dist\/css\//;
const RELOAD = '/reload-page.js';
/** @type {Record<string, string>} */
const TYPES = { '.js': 'js', '.ts': 'js', '.css': 'css', '.map': 'json' };
/** In milliseconds: several files may be saved at once. */
const PAUSE = 50;

/**
 * By address, the part that the file belongs to. Pages that ask for it wait for that part alone.
 * @type {ReadonlyMap<string, LatePart>}
 */
const LATE = new Map(
  /** @type {LatePart[]} */ (Object.keys(LATE_PARTS)).flatMap((part) =>
    LATE_PARTS[part].files.map((file) => /** @type {const} */ ([`/${file}`, part])),
  ),
);

const WATCHED = [
  'examples',
  ...['rules', 'advisor', 'element', 'rooms'].map((name) => `packages/${name}/src`),
];
/** Files that are generated while pages are open already. */
const NOT_WATCHED = new Set(['/examples/prerendered/index.html', ...LATE.keys()]);

/** @type {import('esbuild').BuildOptions & { write: false }} */
const OPTIONS = {
  absWorkingDir: ROOT,
  entryPoints: [
    ...Object.entries(ENTRIES).flatMap(([folder, files]) =>
      Object.entries(files).map(([file, source]) => ({
        in: source,
        out: path.posix.join(folder, path.parse(file).dir, path.parse(file).name),
      })),
    ),
    { in: 'packages/element/src/yahtzee-game.css', out: 'packages/element/dist/cdn/yahtzee-game' },
  ],
  outdir: ROOT,
  chunkNames: 'packages/element/dist/cdn/shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  write: false,
  tsconfig: 'tsconfig.base.json',
  conditions: ['@yahtzee-game/source', 'development', 'browser'],
  logOverride: { 'ignored-bare-import': 'silent' },
  plugins: [
    {
      name: 'late',
      setup: (bundle) =>
        bundle.onResolve({ filter: /\/generated\// }, ({ path: specifier, resolveDir }) => {
          const address = addressOf(path.resolve(resolveDir, specifier.replace(/js$/, 'ts')));
          return LATE.has(address) ? { path: address, external: true } : undefined;
        }),
    },
  ],
};

/**
 * Bundles the sources.
 * @param {(part: LatePart) => Promise<void>} made resolves when a part has been generated
 * @returns {Promise<{ middleware: Middleware, plugin: Plugin, watching: { ignoreInitial: boolean, ignored: (file:
 *   string) => boolean } }>}
 */
export async function fromSources(made) {
  const bundler = await context(OPTIONS);
  const bundle = async () => textsOf(await bundler.rebuild());
  /** @type {Promise<Texts>} */
  let bundles = bundle();
  /** @type {Promise<Texts> | undefined} */
  let rendered;
  await bundles;

  /** Makes everything again; resolves to whether that succeeded. */
  async function renew() {
    const before = bundles;
    rendered = undefined;
    // esbuild has reported the fault; until it is corrected, pages get the last good bundles.
    bundles = before.then(() => bundle().catch(() => before));
    return (await bundles) !== (await before);
  }

  /**
   * @param {string} address
   * @returns {Promise<string | undefined>}
   */
  async function textAt(address) {
    const part = LATE.get(address);
    if (part) {
      await made(part);
      return (await transform(await readFile(path.join(ROOT, address), 'utf8'), { loader: 'ts' })).code;
    }
    if (address === RELOAD) return 'location.reload();';
    const theme = THEMES.find((name) => address === `${ELEMENT}/themes/${name}.css`);
    if (theme) return builtTheme(theme);
    if (!RENDERED.test(address)) return (await bundles).get(address);
    rendered ??= render();
    return (await rendered).get(address.replace(/\/$/, '/index.html'));
  }

  return {
    async middleware(context, next) {
      const text = await textAt(context.path);
      if (text === undefined) return next();
      context.type = TYPES[path.extname(context.path)] ?? 'html';
      context.set('Cache-Control', 'no-store');
      context.body = text;
    },
    plugin: {
      name: 'from-sources',
      injectWebSocket: true,
      serverStart({ fileWatcher, webSockets }) {
        /** @type {NodeJS.Timeout | undefined} */
        let pause;
        fileWatcher.add(WATCHED.map((folder) => path.join(ROOT, folder))).on('all', () => {
          clearTimeout(pause);
          pause = setTimeout(async () => (await renew()) && webSockets?.sendImport(RELOAD), PAUSE);
        });
      },
      // The server keeps what it has added to a page until the page changes, but only of files that it watches.
      transform: () => ({ transformCache: false }),
      serverStop: () => bundler.dispose(),
    },
    watching: { ignoreInitial: true, ignored: (file) => NOT_WATCHED.has(addressOf(file)) },
  };
}

/** @param {{ outputFiles: import('esbuild').OutputFile[] }} result */
const textsOf = ({ outputFiles }) =>
  new Map(outputFiles.map(({ path: file, text }) => [addressOf(file), text]));

/**
 * Renders in a separate process, since this one has loaded the old modules.
 * @returns {Promise<Texts>}
 */
async function render() {
  const { stdout } = await promisify(execFile)(process.execPath, [...FROM_SOURCE, RENDER], { cwd: ROOT });
  return new Map(JSON.parse(stdout));
}

/** @param {string} file */
const addressOf = (file) => `/${path.relative(ROOT, file).split(path.sep).join('/')}`;
