/**
 * Whether a test runs in Chromium. Suites that take long and would find the same in every engine, such as axe, run there
 * alone; web-test-runner.config.mjs lists the files that do.
 */
export const isChromium = navigator.userAgent.includes('Chrome/');
