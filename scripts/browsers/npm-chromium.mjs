// The browser of last resort: a headless Chromium that comes from npm (Linux on x64 only). It weighs 67 MB,
// so it is no dependency: it is fetched, and unpacked once, when a machine has no other. Pictures are taken in it, too.
//
//   node scripts/browsers/npm-chromium.mjs      fetches it

import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';
// The package asks for Node 22, but its code is not run here: the browser inside needs no Node.
const VERSION = '153.0.0';
const CACHE = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${VERSION}`, import.meta.url));
const PROGRAM = path.join(CACHE, 'headless-shell');
const LIBRARIES = path.join(CACHE, 'al2023/lib');
const FONTS_CONF = path.join(CACHE, 'fonts.conf');

/** @typedef {{ executablePath: string, env: Record<string, string | undefined> }} NpmChromium */

/** @type {Promise<NpmChromium | undefined> | undefined} */
let fetched;

/** Whether it has been fetched. */
export const hasNpmChromium = () => existsSync(PROGRAM);

/**
 * The browser, and the environment it wants. Undefined where it does not run or cannot be fetched.
 * @returns {Promise<NpmChromium | undefined>}
 */
export function fetchNpmChromium() {
  fetched ??= fetchOnce();
  return fetched;
}

/** @returns {Promise<NpmChromium | undefined>} */
async function fetchOnce() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    if (!existsSync(PROGRAM)) await fetchAndUnpack();
  } catch (error) {
    console.error(`Chromium could not be fetched from npm: ${String(error)}`);
    return undefined;
  }
  return { executablePath: PROGRAM, env: environment() };
}

/** Unpacks into a separate folder, since other processes may do so at the same time; the first one's is kept. */
async function fetchAndUnpack() {
  console.error(`Fetching ${PACKAGE} ${VERSION} from npm.`);
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const folder = mkdtempSync(`${CACHE}-`);
  try {
    install(folder);
    for (const part of ['al2023', 'fonts', 'swiftshader']) await unpackFolder(folder, part);
    await unbrotli(packedIn(folder, 'chromium.br'), path.join(folder, path.basename(PROGRAM)));
    writeFileSync(path.join(folder, path.basename(FONTS_CONF)), fontsConf());
    renameSync(folder, CACHE);
  } catch (error) {
    if (!hasNpmChromium()) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function install(folder) {
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const quiet = ['--no-engine-strict', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, ...quiet, '--prefix', folder, `${PACKAGE}@${VERSION}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * @param {string} folder
 * @param {string} file
 */
const packedIn = (folder, file) => path.join(folder, 'node_modules', PACKAGE, 'bin', file);

/**
 * @param {string} folder
 * @param {string} part
 */
async function unpackFolder(folder, part) {
  const archive = path.join(folder, `${part}.tar`);
  // The graphics libraries are looked for beside the program, the others in a separate folder.
  const target = part === 'swiftshader' ? folder : path.join(folder, part);
  mkdirSync(target, { recursive: true });
  await unbrotli(packedIn(folder, `${part}.tar.br`), archive);
  execFileSync('tar', ['-xf', archive, '-C', target]);
  rmSync(archive);
}

/**
 * @param {string} packed
 * @param {string} target
 */
async function unbrotli(packed, target) {
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  );
}

// The packed configuration points to folders that exist only at its makers'; and where no font is found, all
// text is drawn with width 0.
function fontsConf() {
  const folders = [path.join(CACHE, 'fonts'), '/usr/share/fonts', path.join(os.homedir(), '.fonts')];
  const lines = folders.map((folder) => `  <dir>${folder}</dir>`).join('\n');
  const cache = path.join(CACHE, 'fonts-cache');
  return `<?xml version="1.0"?>\n<fontconfig>\n${lines}\n  <cachedir>${cache}</cachedir>\n</fontconfig>\n`;
}

function environment() {
  const env = { ...process.env, FONTCONFIG_FILE: FONTS_CONF };
  return lacksLibraries() ? { ...env, LD_LIBRARY_PATH: libraryPath() } : env;
}

// The system's libraries are newer and know its certificates: those from npm are only used if some are missing.
function lacksLibraries() {
  try {
    return execFileSync('ldd', [PROGRAM], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function libraryPath() {
  return [LIBRARIES, process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await fetchNpmChromium()) ? 0 : 1;
