// `npm start`: a board that can be played, made from the sources and loaded anew when one is saved; the examples, and
// rooms to play in. Behind it the site is written, unless --no-site says not to.
//
//   node scripts/start.mjs [PORT] [--port PORT] [--no-open] [--no-site]
//
// Without a port, on the first free one from 8000.

import { spawn } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { stop as stopBundler } from 'esbuild';
import open from 'open';
import { generateFirst, generateLate } from './generate.mjs';
import { isTaken, serve } from './serve.mjs';
import { roomsFromSources } from './start/rooms.mjs';
import { fromSources } from './start/sources.mjs';

/** @typedef {{ port?: number, opens: boolean, writesSite: boolean }} Settings */

/** Lets all other work on this machine go first. */
const BEHIND = os.constants.priority.PRIORITY_LOW;
const BUILD = fileURLToPath(new URL('build.mjs', import.meta.url));

/**
 * Reads the command line.
 * @param {string[]} args
 * @returns {Settings}
 * @throws {TypeError} one sentence, for an argument that is unknown, and for a port that is none
 */
export function settingsOf(args) {
  const { values, positionals } = parsed(args);
  const [port, ...more] = values.port === undefined ? positionals : [values.port, ...positionals];
  if (more.length > 0)
    throw new TypeError(
      `Unknown argument "${more.join(' ')}"; allowed: a port, --port, --no-open and --no-site.`,
    );
  const settings = { opens: !values['no-open'], writesSite: !values['no-site'] };
  return port === undefined ? settings : { port: portOf(port), ...settings };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { port: { type: 'string' }, 'no-open': { type: 'boolean' }, 'no-site': { type: 'boolean' } },
    });
  } catch (error) {
    // Node adds advice to the first sentence.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new TypeError(`${sentence}; allowed: a port, --port, --no-open and --no-site.`, { cause: error });
  }
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new TypeError(`"${text}" is no port; a port is a whole number from 0 (any free one) to 65535.`);
}

/** @param {Settings} settings */
async function start({ opens, writesSite, ...where }) {
  await generateFirst();
  const kernels = generateLate('kernels', BEHIND);
  const late = { kernels, games: generateLate('games', BEHIND) };
  const allMade = Promise.all(Object.values(late));
  // A failure is told where these are awaited.
  allMade.catch(() => undefined);
  const [{ middleware, plugin, watching }, attach] = await Promise.all([
    fromSources((part) => late[part]),
    roomsFromSources(kernels),
  ]);
  const { url, close } = await serve({
    host: 'localhost',
    attach,
    middleware: [middleware],
    plugin,
    watching,
    ...where,
  });
  console.log(
    `A board is at ${url}examples/, with more examples; it loads anew when a source is saved (Ctrl-C ends).`,
  );
  if (opens && hasDesktop()) await open(url);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      ending.abort();
      void close();
    });
  if (!writesSite) return;
  allMade.then(
    () => ending.signal.aborted || writeSite(url, ending.signal),
    (error) => console.error(`The site is not written: ${error.message}.`),
  );
}

/** Elsewhere there is always one. */
function hasDesktop() {
  const { platform, env } = process;
  return platform !== 'linux' || Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY);
}

/**
 * Builds all that the site shows.
 * @param {string} url
 * @param {AbortSignal} signal ends it
 */
function writeSite(url, signal) {
  console.log('The site is being written behind it: documents, games, a playground.');
  // It starts other processes, which end with it.
  const build = spawn(process.execPath, [BUILD, '--site'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = build;
  if (pid === undefined) return;
  os.setPriority(pid, BEHIND);
  const end = () => (process.platform === 'win32' ? build.kill() : process.kill(-pid));
  signal.addEventListener('abort', end);
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (part) => (said += part));
  build.once('close', (code) => {
    signal.removeEventListener('abort', end);
    if (code === 0) console.log(`The site is at ${url}`);
    else if (!signal.aborted) console.error(`${said}The site could not be written.`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await start(settingsOf(process.argv.slice(2)));
  } catch (error) {
    console.error(
      isTaken(error) ? `Port ${error.port} is taken.` : error instanceof TypeError ? error.message : error,
    );
    // Left at work, it would complain at length.
    await stopBundler();
    process.exit(1);
  }
}
