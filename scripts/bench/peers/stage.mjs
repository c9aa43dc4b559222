// Where boards meet the same weather: one browser, one server, and pages that load nothing from anywhere else.

import http from 'node:http';
import { launch } from 'puppeteer-core';
import { findChromium, INSTALL_HINT } from '../../browsers.mjs';
import { newPage } from '../../new-page.mjs';
import { compressed, filesOf } from './files.mjs';
import { pageWithBoard, pageWithKit } from './page.mjs';

/** @import { CDPSession, Page } from 'puppeteer-core' */
/** @import { File } from './files.mjs' */
/** @import { Peer } from './list.mjs' */

/**
 * `slow`: how many times slower the CPU is; `far`: whether the network is slow 4G; `delay`: milliseconds until scripts come;
 * `empty`: whether the page comes without its board. `before` is called when the page is about to be opened.
 * @typedef {{ slow?: number, far?: boolean, delay?: number, width?: number, empty?: boolean, before?: (bench: Bench) => Promise<void> }} Setting
 */
/** @typedef {{ page: Page, cdp: CDPSession }} Bench */
/** @typedef {{ open: <T>(peer: Peer, setting: Setting, use: (bench: Bench) => Promise<T>) => Promise<T>, picture: (html: string) => Promise<Uint8Array>, version: () => Promise<string>, close: () => Promise<void> }} Stage */

const WIDTH = 640;
const HEIGHT = 900;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** @param {Peer[]} peers @returns {Promise<Stage>} */
export async function openStage(peers) {
  const found = await findChromium();
  if (!found) throw new Error(INSTALL_HINT);
  const { files, parts } = await filesOf(peers);
  let delay = 0;
  const server = http.createServer(({ url = '' }, response) => {
    const file = files.get(url);
    setTimeout(() => answer(response, file), file?.type === 'text/javascript' ? delay : 0);
  });
  await new Promise((done) => server.listen(0, 'localhost', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const browser = await launch(found);
  return {
    async open(peer, setting, use) {
      const its = parts.get(peer) ?? { script: '', styles: [] };
      const html = setting.empty ? pageWithKit(peer, its) : pageWithBoard(peer, its);
      files.set('/', compressed('index.html', Buffer.from(html)));
      delay = setting.delay ?? 0;
      // A context of its own is a process of its own, with nothing fetched and nothing compiled yet.
      const context = await browser.createBrowserContext();
      try {
        const bench = await prepared(await newPage(context), setting);
        await setting.before?.(bench);
        await bench.page.goto(`http://localhost:${port}/`);
        return await use(bench);
      } catch (cause) {
        // What comes after the first line is where it happened, in code of the page.
        const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
        throw new Error(`${peer.name}: ${reason}`, { cause });
      } finally {
        await context.close();
      }
    },
    async picture(html) {
      const page = await newPage(browser);
      await page.setViewport({ width: 1200, height: HEIGHT, deviceScaleFactor: 1.5 });
      await page.setContent(html);
      const body = await page.$('body');
      const { width = 0, height = 0 } = (await body?.boundingBox()) ?? {};
      return page.screenshot({ clip: { x: 0, y: 0, width, height } });
    },
    version: () => browser.version(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** @param {Page} page @param {Setting} setting @returns {Promise<Bench>} */
async function prepared(page, { slow = 1, far = false, width = WIDTH }) {
  const cdp = await page.createCDPSession();
  await cdp.send('Performance.enable');
  await page.setViewport({ width, height: HEIGHT });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  if (far) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return { page, cdp };
}

/** @param {http.ServerResponse} response @param {File | undefined} file */
function answer(response, file) {
  if (!file) return response.writeHead(404).end();
  const { type, content } = file;
  // The page itself changes from one measurement to the next.
  const cache = type === 'text/html' ? 'no-store' : 'max-age=3600';
  response.setHeader('content-type', type).setHeader('content-encoding', 'br');
  return response.setHeader('cache-control', cache).setHeader('content-length', content.length).end(content);
}
