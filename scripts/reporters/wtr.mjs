// A reporter for Web Test Runner: a line for each file, and under it what went wrong, if anything did.

import path from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { fileLine } from './lines.mjs';

/** @import { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner' */

/** @returns {Reporter} */
export function wtrReporter() {
  const details = defaultReporter({ reportTestProgress: false });
  return {
    start: (args) => details.start?.(args),
    reportTestFileResults(args) {
      const { sessionsForTestFile: sessions, testFile } = args;
      // Not through the logger, which clears a line of progress before each message.
      process.stdout.write(`${lineOf(testFile, sessions)}\n`);
      if (sessions.some(({ passed }) => !passed)) details.reportTestFileResults?.(args);
    },
  };
}

/**
 * @param {string} file
 * @param {TestSession[]} sessions one for each browser
 */
function lineOf(file, sessions) {
  const tests = sessions.flatMap(({ testResults }) => (testResults ? testsIn(testResults) : []));
  const broken = sessions.filter(({ passed, testResults }) => !passed && !testResults).length;
  const failed = broken + tests.filter(({ passed, skipped }) => !passed && !skipped).length;
  const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const browsers = sessions.map(({ browser }) => browser.name).join(', ');
  return `${fileLine(path.relative('.', file), { tests: tests.length, failed, ms })} (${browsers})`;
}

/**
 * @param {TestSuiteResult} suite
 * @returns {TestResult[]}
 */
export function testsIn(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}
