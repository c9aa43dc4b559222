// Runs test/**/*.browser.test.ts in Chromium and, where they are installed, in Firefox and WebKit.

import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { fileURLToPath } from 'node:url';
import * as puppeteer from 'puppeteer-core';
import { findChromium, findFirefox, findWebkit, INSTALL_HINT } from './scripts/browsers.mjs';
import { wtrCounts } from './scripts/counts/wtr.mjs';
import { webkitLauncher } from './scripts/webkit/launcher.mjs';

const chromium = await findChromium();
const firefox = await findFirefox();
const webkit = await findWebkit();
if (!chromium) throw new Error(INSTALL_HINT);
if (!firefox && process.env.CI)
  throw new Error('In CI the tests run in Firefox too: install it, or set FIREFOX_PATH.');
if (!webkit && process.env.CI)
  throw new Error(
    'In CI the tests run in WebKit too: install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH.',
  );

const browsers = [chromeLauncher({ launchOptions: chromium })];
if (firefox) browsers.push(chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', ...firefox } }));
if (webkit) browsers.push(webkitLauncher(webkit));

export default {
  // Root of the server, so that a test may also load /packages/… and /examples/….
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  files: ['test/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['@yahtzee-game/source', 'development', 'browser'] },
  plugins: [
    esbuildPlugin({
      ts: true,
      // Not `auto`: what a browser is thought to know and what it knows differ.
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('tsconfig.base.json', import.meta.url)),
    }),
  ],
  // An accessibility check may take seconds on a busy machine.
  testFramework: { config: { timeout: 15_000 } },
  // lit's development build, which finds more mistakes, says in every file that it is one.
  filterBrowserLogs: ({ args }) => !args.some((text) => String(text).includes('Lit is in dev mode')),
  concurrency: 1,
  browsers,
  reporters: [defaultReporter(), wtrCounts()],
};
