// Lets Web Test Runner open its pages in WebKit, one after the other in one window.

import { pageOf } from './page.mjs';
import { startPrograms } from './programs.mjs';
import { Session } from './session.mjs';

/**
 * @import { BrowserLauncher } from '@web/test-runner-core'
 * @import { WebkitFound } from '../browsers/browsers.mjs'
 */

/** How often a window is asked to take its size, which needs a fraction of a second. */
const TRIES = 100;

/**
 * @param {WebkitFound} found
 * @returns {BrowserLauncher}
 */
export function webkitLauncher(found) {
  return new WebkitLauncher(found);
}

class WebkitLauncher {
  name = 'Webkit';
  // For this type the commands call `getPage`, and drive the page that it returns.
  type = 'puppeteer';
  concurrency = 1;
  #found;
  /** @type {Promise<Session> | undefined} */
  #window;
  /** @type {ReturnType<typeof pageOf> | undefined} */
  #page;
  #active = '';
  #stopPrograms = () => {};

  /** @param {WebkitFound} found */
  constructor(found) {
    this.#found = found;
  }

  /**
   * @param {string} id
   * @param {string} url
   */
  async startSession(id, url) {
    const window = await this.#opened();
    this.#active = id;
    await window.navigate(url);
  }

  /** @returns {Promise<never>} */
  async startDebugSession() {
    throw new Error('WebKit runs on a screen that nobody sees: debug in another browser');
  }

  /** @param {string} id */
  isActive(id) {
    return this.#active === id;
  }

  async getBrowserUrl() {
    return (await this.#opened()).url();
  }

  /**
   * Leaves the page, so that no key stays pressed and nothing goes on. If it hangs, the next page gets another window.
   */
  async stopSession() {
    this.#active = '';
    const window = await this.#opened();
    await window.leave().catch(() => this.stop());
    return {};
  }

  async stop() {
    this.#stopPrograms();
    this.#window = undefined;
  }

  getPage() {
    return this.#page;
  }

  #opened() {
    return (this.#window ??= this.#open());
  }

  async #open() {
    const { address, stop } = await startPrograms(this.#found);
    this.#stopPrograms = stop;
    const window = await Session.open(address);
    for (let i = 0; !(await window.resize(800, 600)); i++)
      if (i === TRIES) throw new Error('the window of WebKit does not take its size');
    this.#page = pageOf(window);
    return window;
  }
}
