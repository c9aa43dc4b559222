// Starts the programs that WebKit needs: an invisible screen, and the driver that opens a browser on it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { WebkitFound } from '../browsers/browsers.mjs' */

/** Painting for a graphics card costs the processor most when it has to play one. */
const WITHOUT_GRAPHICS_CARD = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
};

/**
 * Resolves when the driver listens. The browser that it opens ends with its screen; all end with this process.
 * @param {WebkitFound} found
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function startPrograms({ driver, xvfb }) {
  /** @type {ChildProcess[]} */
  const programs = [];
  const stop = () => programs.forEach((program) => program.kill());
  process.once('exit', stop);
  // By default, Node would leave the programs running after such a signal.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

  const screen = spawn(xvfb, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  programs.push(screen);
  const display = await displayOf(screen);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...WITHOUT_GRAPHICS_CARD, DISPLAY: `:${display}` };
  // In a separate session, like the other browsers: Linux divides the processors equally among sessions.
  programs.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true }));
  await listening(address);
  return { address, stop };
}

/**
 * The number that the screen writes when it can be used.
 * @param {ChildProcess} screen
 */
async function displayOf(screen) {
  const [, , , pipe] = screen.stdio;
  if (!pipe) throw new Error('Xvfb has no pipe to tell its number');
  const ended = once(screen, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} instead of opening a screen`);
  });
  const [number] = await Promise.race([once(pipe, 'data'), ended]);
  return String(number).trim();
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('there is no free port');
  return address.port;
}

/** @param {string} address */
async function listening(address) {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer', { cause: error });
      await wait(20);
    }
  }
}
