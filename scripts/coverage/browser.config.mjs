// The in-browser tests in Chromium alone, which tells what they reach.

import config from '../../web-test-runner.config.mjs';

export default {
  ...config,
  files: ['test/**/*.browser.test.ts'],
  groups: [],
  browsers: config.browsers.slice(-1),
  coverage: true,
  coverageConfig: { include: ['**/*'], reporters: ['json'], reportDir: process.env.COVERAGE_FOLDER },
};
