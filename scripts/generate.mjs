// Writes what the advisor carries as text, if it has changed: its kernels, compiled from packages/advisor/assembly,
// and the programs that do the work, bundled from packages/advisor/src/solving.ts and following.ts.
//
//   node scripts/generate.mjs [--check]      --check: nothing is written, and a difference fails

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryStream, main as compile } from 'assemblyscript/asc';
import { build } from 'esbuild';

const ADVISOR = fileURLToPath(new URL('../packages/advisor', import.meta.url));
const GENERATED = path.join(ADVISOR, 'src/generated');
const ASC = [
  '--enable',
  'simd',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--initialMemory',
  '1',
  '--importMemory',
];
const HEADER = '// Made by scripts/generate.mjs; `npm run build` brings it up to date.\n';

for (const name of ['fast', 'double']) {
  const text = JSON.stringify(await kernel(name));
  write(`${name}.ts`, `/** The compiled kernel in base64. */\nexport const kernel =\n  ${text};\n`);
}
for (const name of ['solving', 'following']) {
  const doc = `/** ${name}.ts in one function that needs nothing from outside, so that its text makes a worker. */`;
  const code = await program(name);
  write(
    `${name}.ts`,
    `// @ts-nocheck -- minified\n${doc}\nexport function program() {\n${code}\nreturn program;\n}\n`,
  );
}

/**
 * @param {string} name
 * @returns {Promise<string>} base64
 */
async function kernel(name) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const stderr = createMemoryStream();
  const { error } = await compile([`assembly/${name}.ts`, '--outFile', 'kernel.wasm', ...ASC], {
    readFile: (file) => read(path.join(ADVISOR, file)),
    writeFile: (_file, contents) => {
      if (contents instanceof Uint8Array) binary = contents;
    },
    listFiles: () => [],
    stderr,
  });
  if (error || !binary) throw new Error(`${name}: ${error?.message ?? ''}\n${stderr.toString()}`);
  return Buffer.from(binary).toString('base64');
}

/** @param {string} name */
async function program(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ADVISOR, `src/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'program',
    target: 'es2022',
    write: false,
    conditions: ['@yahtzee-game/source'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  const target = path.join(GENERATED, file);
  if (read(target) === HEADER + text) return;
  if (process.argv.includes('--check')) throw new Error(`${target} is out of date: run \`npm run build\``);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(target, HEADER + text);
}
