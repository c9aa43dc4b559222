/** Drives a real browser from outside, for tests of whole pages. */

import type { ConsoleMessage, Page } from 'puppeteer-core';
import { findTestChromium, findFirefox } from '../../../scripts/browsers/browsers.mjs';
import { newPage } from '../../../scripts/browsers/new-page.mjs';
import { acquireBrowser } from '../../../scripts/browsers/shared-browsers.mjs';
import { PATIENCE } from './patience.js';

export type BrowserName = 'chromium' | 'firefox';

/** An open page, and its faults so far: uncaught errors and `console.error` calls, as sentences. */
export interface OpenPage {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** The compiler of the tests wraps functions in calls of `__name`, so functions that run on the page need it there. */
export const NAMES = 'globalThis.__name = (named) => named';

/**
 * Opens a page in a separate browser context, hands it to `use`, and always closes the context.
 * @throws {Error} if the browser is missing; ask `hasBrowser` first if that should not be a failure
 */
export async function withPage<T>(name: BrowserName, use: (open: OpenPage) => Promise<T>): Promise<T> {
  const { browser, release } = await acquireBrowser(name);
  try {
    const context = await browser.createBrowserContext();
    try {
      const page = await newPage(context);
      page.setDefaultTimeout(PATIENCE);
      await page.evaluateOnNewDocument(NAMES);
      const errors = collectErrors(page);
      return await use({ page, errors }).catch((error: unknown) => {
        throw withErrors(error, errors);
      });
    } finally {
      await context.close();
    }
  } finally {
    await release();
  }
}

/**
 * Whether a test can run in this browser. Always true in CI: there a missing browser is a failure, not a reason to
 * skip.
 */
export async function hasBrowser(name: BrowserName): Promise<boolean> {
  return Boolean(process.env['CI']) || (await find(name)) !== undefined;
}

function find(name: BrowserName): ReturnType<typeof findTestChromium> {
  return name === 'firefox' ? findFirefox() : findTestChromium();
}

/** The failure of a test, with the faults of its page: a script that was not loaded leaves a test waiting in vain. */
function withErrors(error: unknown, faults: readonly string[]): unknown {
  if (error instanceof Error && faults.length > 0)
    error.stack = `${error.stack ?? error.message}\n  On the page: ${faults.join('; ')}`;
  return error;
}

/** Firefox reports this for every request that was still running when the visitor left the page. */
const CUT_OFF = /A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!CUT_OFF.test(String(error))) errors.push(String(error));
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const missed = message.text().startsWith('Failed to load') ? ` ${message.location().url ?? ''}` : '';
    errors.push(message.text() + missed);
  });
  return errors;
}
