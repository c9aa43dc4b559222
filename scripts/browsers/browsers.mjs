// Finds the browsers that the tests drive. Nothing is assumed to stand at one fixed path.
//
//   CHROME_PATH    the Chromium-like browser to use, or the word `npm` for the one that comes from npm
//   FIREFOX_PATH   the Firefox to use
//   WEBKIT_DRIVER_PATH   the WebKitWebDriver to use

import { accessSync, constants, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fetchNpmChromium } from './npm-chromium.mjs';

/**
 * The options that start a browser; `env` and `headless` only where the defaults do not serve.
 * @typedef {{
 *   executablePath: string,
 *   args: string[],
 *   env?: Record<string, string | undefined>,
 *   headless?: 'shell',
 * }} BrowserFound
 */

/**
 * How one browser is called on each system.
 * @typedef {{ commands: string[], mac: string[], windows: string[] }} Names
 */

/**
 * The driver of WebKitGTK, and the screen that it needs.
 * @typedef {{ driver: string, xvfb: string }} WebkitFound
 */

export const INSTALL_HINT = 'Install Chrome, Chromium or Edge, or set CHROME_PATH.';

// The tests load only pages of this repository, so the sandbox, which root and many containers cannot
// have, may go; the other flags keep the browser from calling home.
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {Names} */
const CHROMIUM = {
  commands: [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ],
  mac: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  windows: [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ],
};

/** Chromium without windows: the same engine, whose pages come and are drawn with a third of the work. @type {Names} */
const HEADLESS_SHELL = { commands: ['chromium-headless-shell'], mac: [], windows: [] };

/** @type {Names} */
const FIREFOX = {
  commands: ['firefox-esr', 'firefox'],
  mac: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox/firefox.exe'],
};

/** @type {Names} */
const WEBKIT_DRIVER = { commands: ['WebKitWebDriver'], mac: [], windows: [] };
/** @type {Names} */
const XVFB = { commands: ['Xvfb'], mac: [], windows: [] };

/**
 * A Chromium-like browser: the one that CHROME_PATH names, else an installed one, else (Linux on x64) one
 * fetched from npm into node_modules/.cache. Undefined where there is none.
 * @returns {Promise<BrowserFound | undefined>}
 */
export async function findChromium() {
  if (process.env.CHROME_PATH === 'npm') return npmChromium();
  const executablePath = named('CHROME_PATH') ?? installed(CHROMIUM);
  return executablePath ? { executablePath, args: CHROMIUM_ARGS } : npmChromium();
}

/**
 * The Chromium for tests: as `findChromium`, but an installed headless shell comes first.
 * @returns {Promise<BrowserFound | undefined>}
 */
export async function findTestChromium() {
  const shell = process.env.CHROME_PATH ? undefined : installed(HEADLESS_SHELL);
  return shell ? { executablePath: shell, args: CHROMIUM_ARGS, headless: 'shell' } : findChromium();
}

/**
 * Firefox: the one that FIREFOX_PATH names, else an installed one. Undefined where there is none.
 * @returns {Promise<BrowserFound | undefined>}
 */
export async function findFirefox() {
  const executablePath = named('FIREFOX_PATH') ?? installed(FIREFOX);
  return executablePath ? { executablePath, args: [] } : undefined;
}

/**
 * WebKitGTK: the driver that WEBKIT_DRIVER_PATH names, else an installed one. Undefined where there is none, or no
 * Xvfb, which makes its screen.
 * @returns {Promise<WebkitFound | undefined>}
 */
export async function findWebkit() {
  const driver = named('WEBKIT_DRIVER_PATH') ?? installed(WEBKIT_DRIVER);
  const xvfb = installed(XVFB);
  return driver && xvfb ? { driver, xvfb } : undefined;
}

/** @returns {Promise<BrowserFound | undefined>} */
async function npmChromium() {
  const fetched = await fetchNpmChromium();
  return fetched && { ...fetched, args: [...CHROMIUM_ARGS, '--no-zygote'], headless: 'shell' };
}

/**
 * The file that an environment variable names. A wrong name is an error, not a reason to look elsewhere.
 * @param {string} variable
 */
function named(variable) {
  const file = process.env[variable];
  if (file && !isExecutable(file)) throw new Error(`${variable} names "${file}", which is no program`);
  return file || undefined;
}

/** @param {Names} names */
function installed(names) {
  return [...onPath(names.commands), ...inAppFolders(names)].find(isExecutable);
}

/** @param {string[]} commands */
function onPath(commands) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  if (process.platform === 'linux') folders.push('/usr/bin', '/usr/local/bin', '/snap/bin');
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** @param {Names} names */
function inAppFolders(names) {
  if (process.platform === 'darwin') {
    return ['/', os.homedir()].flatMap((base) =>
      names.mac.map((app) => path.join(base, 'Applications', app)),
    );
  }
  if (process.platform !== 'win32') return [];
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
  return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].flatMap((base) =>
    base ? names.windows.map((program) => path.join(base, program)) : [],
  );
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
