// `npm start`: serves the site, the examples, what they load, and rooms to play in, to browsers on this machine.
//
//   node scripts/serve.mjs [PORT] [--port PORT] [--no-open]      without a port: the first free one from 8000

import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @import { IncomingMessage, Server, ServerResponse } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 */

/** @typedef {{ name: string, size: number, isFolder: boolean }} FileFound */

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 8000;
const LAST_PORT = 8100;

// All that is served: sources, configuration, node_modules and .git are nobody's business.
const OPEN_TO_ALL = /^\/(examples|docs|packages\/[\w-]+\/dist|site\/dist)(\/|$)/;
/** Where all other addresses lead, as far as it has been built. */
const SITE = '/site/dist';

/** @type {Record<string, string>} */
const MIME_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @type {Record<string, [string, ...string[]]>} */
const OPENERS = {
  darwin: ['open'],
  // `start` takes its first quoted word for a title.
  win32: ['cmd', '/c', 'start', ''],
};

/**
 * Starts the server: on `port`, which rejects when it is taken (0: any free one), or without it on the
 * first free one from 8000. `root` is the repository, or a folder like it. `url` ends in a slash. What `attach` adds
 * to the server is closed first.
 * @param {{ port?: number, host?: string, root?: string, attach?: (server: Server) => { close: () => Promise<void> } }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ port, host = '127.0.0.1', root = REPOSITORY, attach } = {}) {
  const folder = await realpath(root);
  const server = createServer((request, response) => void answer(folder, request, response));
  const attached = attach?.(server);
  await (port === undefined ? listenOnFirstFree(server, host) : listen(server, port, host));
  const address = /** @type {AddressInfo} */ (server.address());
  const closeAll = async () => {
    await attached?.close();
    await close(server);
  };
  return { url: `http://${host}:${address.port}/`, close: closeAll };
}

/**
 * @param {Server} server
 * @param {string} host
 */
async function listenOnFirstFree(server, host) {
  for (let port = FIRST_PORT; port < LAST_PORT; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return listen(server, LAST_PORT, host);
}

/**
 * @param {Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * @param {unknown} error
 * @returns {error is Error & { port: number }}
 */
function isTaken(error) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/**
 * @param {Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // A browser keeps its connections for minutes.
    server.closeAllConnections();
  });
}

/**
 * @param {string} root
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function answer(root, request, response) {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
  const pathname = pathOf(request.url ?? '/');
  if (pathname === undefined) return end(response, 400);
  if (pathname === '/favicon.ico') return end(response, 204);
  const file = await fileAt(root, OPEN_TO_ALL.test(pathname) ? pathname : SITE + pathname);
  if (file) return answerFile(file, pathname, request, response);
  return pathname === '/' ? redirect(response, '/examples/') : end(response, 404);
}

/**
 * The decoded path, or undefined for one that no honest link has: broken, or with a way up in it.
 * @param {string} url
 */
function pathOf(url) {
  try {
    const pathname = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const honest = pathname.startsWith('/') && !/[\0\\]|\/\.\.?(\/|$)|^\/\//.test(pathname);
    return honest ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {FileFound} file
 * @param {string} pathname
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function answerFile(file, pathname, request, response) {
  if (file.isFolder) return redirect(response, `${encodeURI(pathname)}/`);
  response.setHeader('Content-Type', MIME_TYPES[path.extname(file.name)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', file.size);
  if (request.method === 'HEAD') return end(response, 200);
  createReadStream(file.name)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * What really lies at a path; undefined for nothing, and for a link that leads out of what is open.
 * @param {string} root
 * @param {string} pathname
 * @returns {Promise<FileFound | undefined>}
 */
async function fileAt(root, pathname) {
  if (!OPEN_TO_ALL.test(pathname)) return undefined;
  try {
    const name = await realpath(path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const place = `/${path.relative(root, name).split(path.sep).join('/')}`;
    const stats = await stat(name);
    return OPEN_TO_ALL.test(place) ? { name, size: stats.size, isFolder: stats.isDirectory() } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {ServerResponse} response
 * @param {string} location
 */
function redirect(response, location) {
  response.setHeader('Location', location);
  end(response, 302);
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 */
function end(response, status) {
  response.writeHead(status).end();
}

/**
 * What the command line asks for.
 * @param {string[]} args
 * @returns {{ port?: number, opens: boolean }}
 * @throws {TypeError} one sentence, for an argument that is unknown, and for a port that is none
 */
export function settingsOf(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
  });
  const [port, ...more] = values.port === undefined ? positionals : [values.port, ...positionals];
  if (more.length > 0)
    throw new TypeError(`Unknown argument "${more.join(' ')}"; a port and --no-open are known.`);
  const opens = !values['no-open'];
  return port === undefined ? { opens } : { port: portOf(port), opens };
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new TypeError(`"${text}" is no port; a port is a whole number from 0 (any free one) to 65535.`);
}

/** @param {ReturnType<typeof settingsOf>} settings */
async function main({ opens, ...where }) {
  const { advisedPlayer, attachRooms } = await import('@yahtzee-game/rooms/server');
  const { url, close: stop } = await serve({
    host: 'localhost',
    attach: (server) => attachRooms(server, { player: advisedPlayer() }),
    ...where,
  });
  console.log(`The site is at ${url}, the examples are at ${url}examples/ (Ctrl-C ends)`);
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  if (opens) openBrowser(url);
}

/**
 * A convenience only: without a desktop, or without the program, nothing happens.
 * @param {string} url
 */
function openBrowser(url) {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}

/** @param {unknown} error */
function sentenceOf(error) {
  if (isTaken(error)) return `Port ${error.port} is taken.`;
  return error instanceof TypeError ? error.message : error;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main(settingsOf(process.argv.slice(2)));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
