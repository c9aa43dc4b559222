// A server for browsers on this machine: the site, the examples, and what they load.

import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DevServer } from '@web/dev-server-core';

/**
 * @import { Server } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 * @import { DevServerCoreConfig, Logger, Middleware, Plugin } from '@web/dev-server-core'
 */

/**
 * @typedef {object} Options
 * @property {number} [port] rejects when it is taken; 0: any free one; without it, the first free one from 8000
 * @property {string} [host]
 * @property {string} [root] the repository, or a folder like it
 * @property {(server: Server) => { close: () => Promise<void> }} [attach] what it adds is closed first
 * @property {Middleware[]} [middleware] answers before the files do
 * @property {Plugin} [plugin] has a connection to each page
 * @property {DevServerCoreConfig['chokidarOptions']} [watching]
 */

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 8000;
const LAST_PORT = 8100;

// The only folders that are served: sources, configuration, node_modules and .git stay private.
const OPEN_TO_ALL = /^\/(examples|docs|packages\/[\w-]+\/dist|site\/dist)(\/|$)/;
/** The script of pages that have a connection. */
const CONNECTION = '/__web-dev-server__web-socket.js';
/** Where all other addresses lead, as far as it has been built. */
const SITE = '/site/dist';
/** The page at an address that leads nowhere. */
const NOT_FOUND = `${SITE}/404.html`;

const quiet = () => undefined;
/** @type {Logger} */
const LOGGER = {
  log: console.log,
  debug: quiet,
  error: console.error,
  warn: console.warn,
  group: quiet,
  groupEnd: quiet,
  logSyntaxError: console.error,
};

/**
 * Starts the server. `url` ends in a slash.
 * @param {Options} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(options = {}) {
  const {
    port,
    host = '127.0.0.1',
    root = REPOSITORY,
    attach,
    middleware = [],
    plugin,
    watching = {},
  } = options;
  const rootDir = await realpath(root);
  const server = createServer();
  // With a server of ours it listens on this machine alone.
  const pages = new DevServer(
    {
      rootDir,
      middlewareMode: { server },
      middleware: [...middleware, onlyOpenFiles(rootDir)],
      plugins: plugin ? [plugin] : [],
      injectWebSocket: plugin !== undefined,
      disableFileWatcher: true,
      chokidarOptions: watching,
    },
    LOGGER,
  );
  server.on('request', pages.koaApp.callback());
  const attached = attach?.(server);
  await (port === undefined ? listenOnFirstFree(server, host) : listen(server, port, host));
  await pages.start();
  const address = /** @type {AddressInfo} */ (server.address());
  return {
    url: `http://${host}:${address.port}/`,
    async close() {
      await attached?.close();
      await pages.stop();
      for (const socket of pages.webSockets?.webSocketServer.clients ?? []) socket.terminate();
      await close(server);
    },
  };
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
export function isTaken(error) {
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
 * Lets through to the files what is open to all, and sends folders to their slash.
 * @param {string} root
 * @returns {Middleware}
 */
function onlyOpenFiles(root) {
  return async (context, next) => {
    context.set('X-Content-Type-Options', 'nosniff');
    /** @param {number} status */
    const end = (status) => void (context.status = status);
    if (context.method !== 'GET' && context.method !== 'HEAD') return end(405);
    const pathname = pathOf(context.path);
    if (pathname === undefined) return end(400);
    if (pathname === '/favicon.ico') return end(204);
    if (pathname === CONNECTION) return next();
    const place = OPEN_TO_ALL.test(pathname) ? '' : SITE;
    const found = await kindOf(root, place + pathname);
    if (found === 'folder') return context.redirect(`${context.path}/`);
    if (found === 'nothing' && pathname === '/') return context.redirect('/examples/');
    const isLost = found === 'nothing';
    // For people; until the site has been built, there is no such page.
    if (isLost && (!context.accepts('html') || (await kindOf(root, NOT_FOUND)) !== 'file')) return end(404);
    context.path = isLost ? NOT_FOUND : place + context.path;
    await next();
    if (isLost) end(404);
    context.set('Cache-Control', 'no-store');
  };
}

/**
 * The decoded path, or undefined for one that no honest link has: broken, or with a way up in it.
 * @param {string} encoded
 */
function pathOf(encoded) {
  try {
    const pathname = decodeURIComponent(encoded);
    const honest = pathname.startsWith('/') && !/[\0\\]|\/\.\.?(\/|$)|^\/\//.test(pathname);
    return honest ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the kind of file at a path; `nothing` also for a link that leads outside the folders that are open to all.
 * @param {string} root
 * @param {string} pathname
 * @returns {Promise<'file' | 'folder' | 'nothing'>}
 */
async function kindOf(root, pathname) {
  try {
    const name = await realpath(path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const place = `/${path.relative(root, name).split(path.sep).join('/')}`;
    if (!OPEN_TO_ALL.test(place)) return 'nothing';
    return (await stat(name)).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}
