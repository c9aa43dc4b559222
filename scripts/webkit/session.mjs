// One browser window, by the part of WebDriver that the tests need: https://www.w3.org/TR/webdriver2/

/**
 * What a keyboard or a mouse does, one after the other.
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

  /**
   * Makes the page, without what the window has around it, so large.
   * @param {number} width
   * @param {number} height
   */
  async resize(width, height) {
    await this.#post('window/rect', { width, height });
    const [innerWidth, innerHeight] = await this.#post('execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    });
    await this.#post('window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
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
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 */
async function request(method, url, body) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}
