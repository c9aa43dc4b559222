// Runs test/**/*.browser.test.ts in Chromium and, where they are installed, in Firefox and WebKit.
//
// What depends on the engine runs in all three: events, focus, keys, layout, styles, forms, documents, workers. The
// files of CHROMIUM_ALONE test our own logic or run axe on markup that is the same everywhere; those of CHROMIUM_FIRST
// run in the other engines when THOROUGH is set, as `npm run verify` does. In the other files, `isChromium`
// (test/harness/boards/engine.ts) limits single suites for the same reasons.

import { chromeLauncher } from '@web/test-runner-chrome';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTestChromium, findFirefox, findWebkit, INSTALL_HINT } from './scripts/browsers/browsers.mjs';
import { goesFarther, testFiles } from './scripts/bundles/places.mjs';
import { bundledTests } from './scripts/bundles/browser-tests.mjs';
import { firefoxLauncher } from './scripts/browsers/firefox-launcher.mjs';
import { webkitLauncher } from './scripts/webkit/launcher.mjs';
import { wtrReporter } from './scripts/wtr-reporter.mjs';

/** @import { BrowserLauncher } from '@web/test-runner' */

/** `find` resolves to what it is started with, undefined if it is not installed. @typedef {{ find: () => Promise<any>, launch: (found: any) => BrowserLauncher, hint: string }} Engine */

/** Each with the reason. */
const CHROMIUM_ALONE = [
  'element/board/events', // what a page is told, and when
  'element/view/games-accessible', // axe
  'element/game/house-rules', // rulesets that a page defines
  'element/doors/manifest', // compares the manifest with the classes and their templates
  'element/keyboard/modifiers', // options of the rules
  'element/features/opponents', // how computers play
  'element/game/saving', // games as text
  'element/game/table', // seats and dice that are elsewhere
  'rooms/element/keys', // which keys do something
].map(fileOf);
/** Mostly our own logic, on parts of the page that other files test in all engines. */
const CHROMIUM_FIRST = [
  'element/features/advice',
  'element/doors/api',
  'element/keyboard/arrows',
  'element/doors/attributes',
  'element/board/boards',
  'element/game/daily',
  'element/doors/doors',
  'element/doors/doors-beside',
  'element/features/end',
  'element/view/games',
  'element/features/help',
  'element/keyboard/hotkeys',
  'element/features/keep',
  'element/words/language',
  'element/features/last-turns',
  'element/features/moments',
  'element/picker/picker',
  'element/board/play',
  'element/puzzle/puzzle',
  'element/board/read-only',
  'element/features/real-dice',
  'element/features/records',
  'element/board/requests',
  'element/review/review',
  'element/keyboard/roll-key',
  'element/features/setup',
  'element/features/share',
  'element/speech/spoken',
  'element/game/undo-dice',
  'element/board/unit-tests',
  'element/features/why',
  'rooms/element/doors',
  'rooms/element/kiosk',
  'rooms/element/leaderboard',
  'rooms/element/lobby',
  'rooms/element/table',
].map(fileOf);

/** Those that go farther when THOROUGH is set. */
const FARTHER = testFiles('.browser.test.ts')
  .filter(goesFarther)
  .map((file) => path.relative('.', file).replaceAll(path.sep, '/'));

function fileOf(/** @type {string} */ name) {
  return `test/${name}.browser.test.ts`;
}

/** How each engine is found and started. @type {Record<string, Engine>} */
const ENGINES = {
  webkit: {
    find: findWebkit,
    launch: webkitLauncher,
    hint: 'install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH.',
  },
  firefox: {
    find: findFirefox,
    launch: firefoxLauncher,
    hint: 'install it, or set FIREFOX_PATH.',
  },
  chromium: {
    find: findTestChromium,
    launch: (found) => chromeLauncher({ launchOptions: found }),
    hint: INSTALL_HINT,
  },
};

/** The variable names the one engine to run in; without it, the tests run in all that are installed. */
const { CI, ENGINE } = process.env;
const launchers = await Promise.all(Object.keys(ENGINES).map(launcherOf));
const browsers = launchers.filter((launcher) => launcher !== undefined);
if (browsers.length === 0) throw new Error(ENGINE ? `There is no ${ENGINE} here.` : INSTALL_HINT);
const inChromium = launchers.at(-1);

/**
 * Groups that share these files, each with a separate Chromium: one for each processor.
 * @param {readonly string[]} files
 */
async function inChromiumAlone(files) {
  const groups = [];
  const count = inChromium ? os.availableParallelism() : 0;
  for (let i = 0; i < count; i++) {
    const launcher = await launcherOf('chromium');
    const own = files.filter((_, place) => place % count === i);
    if (launcher && own.length) groups.push({ name: `Chromium ${i + 1}`, files: own, browsers: [launcher] });
  }
  return groups;
}

/**
 * In CI, an engine that is missing is a failure.
 * @param {string} name
 */
async function launcherOf(name) {
  const engine = ENGINES[name];
  if (!engine || (ENGINE && ENGINE !== name)) return undefined;
  const found = await engine.find();
  if (!found && CI) throw new Error(`In CI the tests run in ${name}, too: ${engine.hint}`);
  return found && engine.launch(found);
}

const IN_CHROMIUM = [...CHROMIUM_ALONE, ...CHROMIUM_FIRST];

const config = {
  // Root of the server, so that a test may also load /packages/… and /examples/….
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  files: ['test/**/*.browser.test.ts', ...IN_CHROMIUM.map((file) => `!${file}`)],
  groups: await inChromiumAlone(IN_CHROMIUM),
  plugins: [await bundledTests()],
  // To start, whole games and accessibility checks take seconds, and many times as long on a busy machine.
  testFramework: { config: { timeout: 200_000 } },
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  // lit's development build, which finds more mistakes, says in every file that it is one.
  filterBrowserLogs: ({ args }) => !args.some((text) => String(text).includes('Lit is in dev mode')),
  // A test file at a time in each browser, so that it has focus; one browser more than processors, since all wait at times.
  concurrency: 1,
  concurrentBrowsers: os.availableParallelism() + 1,
  browsers,
  reporters: [wtrReporter(process.env.COUNTS_FILE)],
};
/** The other engines run what every other run tests in Chromium alone; and all what goes farther. */
const thorough = {
  ...config,
  groups: await inChromiumAlone(FARTHER),
  files: [...new Set([...CHROMIUM_FIRST, ...FARTHER])].filter((file) => !CHROMIUM_ALONE.includes(file)),
  browsers: browsers.filter((browser) => browser !== inChromium),
};

export default process.env.THOROUGH ? thorough : config;
