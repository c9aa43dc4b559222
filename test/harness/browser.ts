/** Drives a real browser from outside, for the tests of whole pages. */

import { launch, type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { findChromium, findFirefox } from '../../scripts/browsers.mjs';

export type BrowserName = 'chromium' | 'firefox';

/** An open page and what went wrong on it so far: uncaught errors and `console.error` calls, as sentences. */
export interface OpenPage {
  readonly page: Page;
  readonly errors: readonly string[];
}

/**
 * Opens a page in a fresh browser, hands it to `use`, and closes everything, whatever happens.
 * Throws when there is no such browser; ask `hasBrowser` first where that is no failure.
 */
export async function withPage<T>(name: BrowserName, use: (open: OpenPage) => Promise<T>): Promise<T> {
  const browser = await start(name);
  try {
    const page = await browser.newPage();
    return await use({ page, errors: collectErrors(page) });
  } finally {
    await browser.close();
  }
}

/**
 * Whether a test in this browser can run. In CI always true: there a missing browser is a failure, not a
 * reason to skip.
 */
export async function hasBrowser(name: BrowserName): Promise<boolean> {
  return Boolean(process.env['CI']) || (await find(name)) !== undefined;
}

async function start(name: BrowserName): Promise<Browser> {
  const found = await find(name);
  if (!found) throw new Error(`${name} is not installed`);
  return launch({ browser: name === 'firefox' ? 'firefox' : 'chrome', ...found });
}

function find(name: BrowserName): ReturnType<typeof findChromium> {
  return name === 'firefox' ? findFirefox() : findChromium();
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
