// Lets Web Test Runner open its pages in Firefox, which slows down with every page: after some forty test files, tests
// take ten times as long. So it is started anew after some of them.

import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';

/**
 * @import { BrowserLauncher } from '@web/test-runner-core'
 * @import { LaunchOptions } from 'puppeteer-core'
 * @typedef {Parameters<NonNullable<BrowserLauncher['initialize']>>} Setup
 */

/** The number of test files that one Firefox runs. */
const MOST_FILES = 12;

/**
 * @param {LaunchOptions} found
 * @returns {BrowserLauncher}
 */
export const firefoxLauncher = (found) => new FirefoxLauncher(found);

class FirefoxLauncher {
  name = 'Firefox';
  // For this type the commands call `getPage`, and drive the page that it returns.
  type = 'puppeteer';
  concurrency = 1;
  #found;
  #files = 0;
  /** @type {Setup | undefined} */
  #setup;
  /** @type {ReturnType<typeof chromeLauncher>} */
  #firefox;

  /** @param {LaunchOptions} found */
  constructor(found) {
    this.#found = found;
    this.#firefox = this.#another();
  }

  #another() {
    return chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', ...this.#found } });
  }

  /** @param {Setup} setup */
  async initialize(...setup) {
    this.#setup = setup;
    await this.#firefox.initialize(...setup);
  }

  /**
   * @param {string} id
   * @param {string} url
   */
  async startSession(id, url) {
    if (this.#files === MOST_FILES) await this.#beginAnew();
    this.#files++;
    await this.#firefox.startSession(id, url);
  }

  async #beginAnew() {
    this.#files = 0;
    await this.#firefox.stop();
    this.#firefox = this.#another();
    if (this.#setup) await this.#firefox.initialize(...this.#setup);
  }

  /** @param {string} id */
  stopSession(id) {
    return this.#firefox.stopSession(id);
  }

  /** @param {string} id */
  isActive(id) {
    return this.#firefox.isActive(id);
  }

  /** @param {string} id */
  getBrowserUrl(id) {
    return this.#firefox.getBrowserUrl(id);
  }

  /** @param {string} id */
  getPage(id) {
    return this.#firefox.getPage(id);
  }

  /**
   * @param {string} id
   * @param {string} url
   */
  startDebugSession(id, url) {
    return this.#firefox.startDebugSession(id, url);
  }

  stop() {
    return this.#firefox.stop();
  }
}
