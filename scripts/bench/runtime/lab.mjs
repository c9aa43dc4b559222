// Where the runtime is measured: pages of Chromium with a CPU as slow as wanted, served from this machine.

import http from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { findChromium, INSTALL_HINT } from '../../browsers/browsers.mjs';
import { newPage } from '../../browsers/new-page.mjs';

/** @import { CDPSession, Page } from 'puppeteer-core' */

/**
 * A measurement. Beyond its bar it is a failure.
 * @typedef {{ name: string, value: number, unit: string, bar?: number, note?: string }} Figure
 */
/** @typedef {{ page: Page, cdp: CDPSession }} Bench */
/**
 * `slow`: how many times slower the CPU is; `html`: the body; `delay`: milliseconds until scripts come.
 * @typedef {{ slow?: number, html?: string, delay?: number, width?: number }} Setting
 */
/**
 * @typedef {{
 *   open: <T>(setting: Setting, use: (bench: Bench) => Promise<T>) => Promise<T>,
 *   version: () => Promise<string>,
 *   close: () => Promise<void>,
 * }} Lab
 */

const CDN = new URL('../../../packages/element/dist/cdn/', import.meta.url);
export const SCRIPT = '/cdn/yahtzee-game.js';
/** From the third visit on a browser has the script in its cache, and compiled; that is what the bars are for. */
export const VISITS = 4;
/** A lit element that draws a line of text, as a yardstick. */
export const BARE = '/bare.js';
const BARE_SOURCE = `import { html, LitElement } from 'lit';
  customElements.define('bare-element', class extends LitElement { render() { return html\`<p>Hello</p>\`; } });`;

/** @param {readonly string[]} [flags] of the JavaScript engine @returns {Promise<Lab>} */
export async function openLab(flags = []) {
  const found = await findChromium();
  if (!found) throw new Error(INSTALL_HINT);
  const bare = await bundle(BARE_SOURCE);
  /** @type {Setting} */
  let setting = {};
  const server = http.createServer(({ url = '' }, response) => {
    void contentOf(url, setting, bare).then(
      ([type, content]) =>
        response.setHeader('content-type', type).setHeader('cache-control', 'max-age=3600').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const args = [...found.args, ...flags.map((flag) => `--js-flags=${flag}`)];
  const browser = await launch({ ...found, args });
  return {
    async open(wanted, use) {
      setting = wanted;
      // A new context has a new process, in which nothing is compiled yet.
      const context = await browser.createBrowserContext();
      const page = await newPage(context);
      const cdp = await page.createCDPSession();
      await cdp.send('Performance.enable');
      await page.setViewport({ width: setting.width ?? 900, height: 900 });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: setting.slow ?? 1 });
      await page.goto(`http://localhost:${port}/`);
      const result = await use({ page, cdp });
      await context.close();
      return result;
    },
    version: () => browser.version(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * @param {string} url
 * @param {Setting} setting
 * @param {string} bare
 * @returns {Promise<[type: string, content: string | Buffer]>}
 */
async function contentOf(url, { html = '', delay = 0 }, bare) {
  if (url === '/') return ['text/html', `<!doctype html><html lang="en"><title>bench</title>${html}</html>`];
  await new Promise((done) => setTimeout(done, delay));
  if (url === BARE) return ['text/javascript', bare];
  const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
  return [type, await readFile(new URL(url.replace('/cdn/', ''), CDN))];
}

/** @param {string} contents */
async function bundle(contents) {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['production'],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * @param {readonly number[]} numbers
 * @param {number} [share] the median if absent
 */
export function quantile(numbers, share = 0.5) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
