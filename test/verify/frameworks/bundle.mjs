// Bundles an entry as the documentation of each bundler says, and with nothing more.
//
//   node bundle.mjs <vite|webpack|rollup|esbuild> <entry> <folder>      writes <folder>/main.js and what it loads
//
// The entry is a script, or a page with one script, which is written to the folder too.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const [bundler, ...places] = process.argv.slice(2);
const [entry, folder] = places.map((place) => path.resolve(place));

const bundlers = { vite, webpack, rollup, esbuild };
await mkdir(folder, { recursive: true });
await bundlers[bundler](bundler === 'vite' ? entry : await scriptOf(entry));

async function vite(input) {
  const { build } = await import('vite');
  await build({
    root: path.dirname(input),
    base: './',
    logLevel: 'warn',
    build: { outDir: folder, rollupOptions: { input, output: { entryFileNames: 'main.js' } } },
  });
}

async function webpack(input) {
  const { default: run } = await import('webpack');
  const options = { mode: 'production', entry: input, output: { path: folder, filename: 'main.js' } };
  const stats = await new Promise((resolve, reject) => {
    run(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString());
}

async function rollup(input) {
  const { rollup: run } = await import('rollup');
  const { nodeResolve } = await import('@rollup/plugin-node-resolve');
  const bundle = await run({ input, plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ dir: folder, entryFileNames: 'main.js' });
}

async function esbuild(input) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { main: input },
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [svelte()],
  });
}

/** A minimal plugin for Svelte. */
function svelte() {
  return {
    name: 'svelte',
    setup({ onLoad }) {
      onLoad({ filter: /\.svelte$/ }, async ({ path: file }) => {
        const { compile } = await import('svelte/compiler');
        return { contents: compile(await readFile(file, 'utf8'), { filename: file }).js.code };
      });
    },
  };
}

/** The script of a page. The page is copied to the folder, where it finds its bundle. */
async function scriptOf(file) {
  if (!file.endsWith('.html')) return file;
  const page = await readFile(file, 'utf8');
  const [, script] = /src="([^"]+)"/.exec(page);
  await writeFile(path.join(folder, 'index.html'), page.replace(script, './main.js'));
  return path.resolve(path.dirname(file), script);
}
