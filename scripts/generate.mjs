// Writes the modules in packages/*/src/generated, each from other sources:
//
//   ids         the ids of the catalogue
//   programs    what the advisor's workers run, bundled into text
//   kernels     what they run where WebAssembly is allowed, compiled from packages/advisor/assembly
//   games       facts about the games of the catalogue, with the table of docs/games.md
//
// The first two take a moment. Kernels and facts about games take seconds, so they are only made when what they are
// made from has changed: a digest of that is the first line of their files.
//
//   node scripts/generate.mjs [kernels|games]      without an argument: all

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** By file in the repository, its text. @typedef {Record<string, string>} Texts */
/** @typedef {{ from: readonly string[], files: readonly string[], make: () => Promise<Texts> }} Part */
/** @typedef {'kernels' | 'games'} LatePart */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(import.meta.url);
const TOOLS = ['scripts/generate.mjs', 'scripts/generate'];

/**
 * The parts that take seconds: the files and folders that each is made from, and the files that it writes.
 * @type {Record<LatePart, Part>}
 */
export const LATE_PARTS = {
  kernels: {
    from: [
      'packages/advisor/assembly',
      'packages/advisor/src/kernel/tile-fields.ts',
      'node_modules/assemblyscript/package.json',
    ],
    files: ['fast', 'double', 'distributions'].map((name) => `packages/advisor/src/generated/${name}.ts`),
    make: async () => (await import('./generate/kernels.mjs')).kernels(),
  },
  games: {
    from: ['packages/rules/src', 'packages/advisor/src', 'packages/element/src/locales/en', 'docs/games.md'],
    files: ['packages/element/src/generated/games.ts'],
    make: async () => (await import('./generate/games.mjs')).games(),
  },
};

/** Writes what takes a moment. */
export async function generateFirst() {
  const [{ ids }, { programs }] = await Promise.all([
    import('./generate/ids.mjs'),
    import('./generate/programs.mjs'),
  ]);
  write({ ...(await ids()), ...(await programs()) }, 'Made by `npm run generate`.');
}

/**
 * Writes a part that takes seconds, in a separate process, unless it is up to date.
 * @param {LatePart} name
 * @param {number} [priority] of that process
 * @returns {Promise<void>} rejects if it cannot be made
 */
export async function generateLate(name, priority) {
  const { from, files } = LATE_PARTS[name];
  const first = `// ${madeFrom(from)}\n`;
  if (files.every((file) => existsSync(at(file)) && readFileSync(at(file), 'utf8').startsWith(first))) return;
  const child = spawn(process.execPath, [PROGRAM, name], { stdio: 'inherit' });
  if (child.pid !== undefined && priority !== undefined) os.setPriority(child.pid, priority);
  await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`the ${name} could not be generated`));
    });
  });
}

/** @param {LatePart} name */
async function make(name) {
  const { from, make: textsOf } = LATE_PARTS[name];
  // Digested before they are read, so that a change meanwhile is noticed the next time.
  const note = madeFrom(from);
  write(await textsOf(), note);
}

/** @param {readonly string[]} from */
function madeFrom(from) {
  const hash = createHash('sha256');
  for (const file of [...TOOLS, ...from].flatMap(filesIn)) hash.update(file).update(readFileSync(at(file)));
  return `Made by \`npm run generate\` from ${hash.digest('hex').slice(0, 16)}.`;
}

/**
 * A file, or all files of a folder that are not generated.
 * @param {string} name
 * @returns {string[]}
 */
function filesIn(name) {
  if (!statSync(at(name)).isDirectory()) return [name];
  return readdirSync(at(name))
    .filter((entry) => entry !== 'generated')
    .toSorted()
    .flatMap((entry) => filesIn(`${name}/${entry}`));
}

/**
 * @param {Texts} texts
 * @param {string} note
 */
function write(texts, note) {
  for (const [name, text] of Object.entries(texts)) {
    const whole = `// ${note}\n${text}`;
    const file = at(name);
    if (existsSync(file) && readFileSync(file, 'utf8') === whole) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, whole);
  }
}

/** @param {string} name */
const at = (name) => path.join(ROOT, name);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [part] = process.argv.slice(2);
  if (part === 'kernels' || part === 'games') await make(part);
  else {
    // The others are made from what this writes.
    await generateFirst();
    await Promise.all([generateLate('kernels'), generateLate('games')]);
  }
}
