// One browser window, by the part of WebDriver that the tests need: https://www.w3.org/TR/webdriver2/

import { setTimeout as wait } from 'node:timers/promises';

/**
 * Actions of a keyboard or a mouse, in order.
 * @typedef {{ type: 'key' | 'pointer', id: string, actions: readonly Record<string, unknown>[] }} Input
 */

export class Session {
  #address;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
  }

  /**
   * Opens a window with the driver at this address. A page is not waited for: it says itself when it is there.
   * @param {string} driver
   */
  static async open(driver) {
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const { sessionId } = await request('POST', `${driver}/session`, { capabilities });
    return new Session(`${driver}/session/${sessionId}`);
  }

  /** @param {string} url */
  async navigate(url) {
    await this.#post('url', { url });
  }

  /** @returns {Promise<string>} */
  url() {
    return request('GET', `${this.#address}/url`);
  }

  /** @param {Input} input */
  async perform(input) {
    await this.#post('actions', { actions: [input] });
  }

  /** Lets go of all keys and buttons. */
  async release() {
    await request('DELETE', `${this.#address}/actions`);
  }

  /** Leaves the page; rejects if it hangs. */
  async leave() {
    await this.release();
    await this.#script('return true');
    await this.navigate('about:blank');
  }

  /**
   * Makes the page, without what the window has around it, so large. Resolves to whether it is: a window has a least
   * size, and one that has just been opened takes its size later.
   * @param {number} width
   * @param {number} height
   */
  async resize(width, height) {
    const [around, above] = await this.#script('return [outerWidth - innerWidth, outerHeight - innerHeight]');
    await this.#post('window/rect', { width: width + around, height: height + above });
    for (let i = 0; i < 5; i++) {
      const [innerWidth, innerHeight] = await this.#script('return [innerWidth, innerHeight]');
      if (innerWidth === width && innerHeight === height) return true;
      await wait(10);
    }
    return false;
  }

  /** @param {string} script */
  #script(script) {
    return this.#post('execute/sync', { script, args: [] });
  }

  /**
   * @param {string} command
   * @param {object} body
   */
  #post(command, body) {
    return request('POST', `${this.#address}/${command}`, body);
  }
}

/**
 * A page that hangs, and the driver with it, is not waited for longer than a test.
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 */
async function request(method, url, body) {
  const signal = AbortSignal.timeout(15_000);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}
