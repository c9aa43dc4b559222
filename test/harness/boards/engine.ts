/**
 * Whether a test runs in Chromium. Suites that take long and would give the same result in every engine, such as axe,
 * run only there; web-test-runner.config.mjs lists the files that do.
 */
export const isChromium = navigator.userAgent.includes('Chrome/');

/** Whether a test runs in WebKit, whose driver does not repeat a key that is held down. */
export const isWebkit = !isChromium && navigator.userAgent.includes('AppleWebKit/');
