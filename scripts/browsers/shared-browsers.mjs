// Browsers that several processes drive, one after the other. Starting Firefox takes seconds, so the page tests share
// one of each, and every test has a separate browser context: cookies, storage and cache are not shared.

import { connect, launch } from 'puppeteer-core';
import { findTestChromium, findFirefox } from './browsers.mjs';

/** @import { Browser } from 'puppeteer-core' */

/** @typedef {'chromium' | 'firefox'} BrowserName */

/** The environment variables that hold the address of a browser which is already running. */
const ENDPOINTS = { chromium: 'CHROMIUM_ENDPOINT', firefox: 'FIREFOX_ENDPOINT' };

const FINDERS = { chromium: findTestChromium, firefox: findFirefox };

/**
 * Starts every browser that is installed. `env` holds their addresses for child processes.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export async function startSharedBrowsers() {
  const names = /** @type {BrowserName[]} */ (Object.keys(ENDPOINTS));
  const started = await Promise.all(names.map(startDetached));
  /** @type {Record<string, string>} */
  const env = {};
  for (const [i, endpoint] of started.entries()) {
    const name = names[i];
    if (name && endpoint) env[ENDPOINTS[name]] = endpoint;
  }
  return { env, stop: () => stopAll(env) };
}

/**
 * Firefox admits one client at a time, so the process that starts it disconnects at once.
 * @param {BrowserName} name
 * @returns {Promise<string | undefined>} its address; undefined if it is not installed
 */
async function startDetached(name) {
  const found = await FINDERS[name]();
  if (!found) return undefined;
  const browser = await launchBrowser(name, found);
  const endpoint = browser.wsEndpoint();
  await browser.disconnect();
  return endpoint;
}

/** @param {Record<string, string>} env */
async function stopAll(env) {
  for (const name of /** @type {BrowserName[]} */ (Object.keys(ENDPOINTS))) {
    const endpoint = env[ENDPOINTS[name]];
    if (endpoint) await (await connectTo(name, endpoint)).close();
  }
}

/**
 * Connects to the shared browser, or starts one if there is none. `release` disconnects from it, or ends it.
 * @param {BrowserName} name
 * @returns {Promise<{ browser: Browser, release: () => Promise<void> }>}
 * @throws {Error} if it is not installed
 */
export async function acquireBrowser(name) {
  const endpoint = process.env[ENDPOINTS[name]];
  if (endpoint) {
    const browser = await connectTo(name, endpoint);
    return { browser, release: () => browser.disconnect() };
  }
  const found = await FINDERS[name]();
  if (!found) throw new Error(`${name} is not installed`);
  const browser = await launchBrowser(name, found);
  return { browser, release: () => browser.close() };
}

/**
 * @param {BrowserName} name
 * @param {import('./browsers.mjs').BrowserFound} found
 */
function launchBrowser(name, found) {
  return launch({ browser: name === 'firefox' ? 'firefox' : 'chrome', ...found });
}

/**
 * @param {BrowserName} name
 * @param {string} endpoint
 */
function connectTo(name, endpoint) {
  const protocol = name === 'firefox' ? 'webDriverBiDi' : 'cdp';
  return connect({ browserWSEndpoint: endpoint, protocol });
}
