// A reporter for Web Test Runner: a line for each file; at the end the tests that failed, and the counts.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultReporter } from '@web/test-runner';

/** @import { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner' */

/**
 * @param {string} [countsFile] where the counts go, in lines such as `# pass 12`
 * @returns {Reporter}
 */
export function wtrReporter(countsFile) {
  const details = defaultReporter({ reportTestProgress: false });
  return {
    start: (args) => details.start?.(args),
    reportTestFileResults(args) {
      const { sessionsForTestFile: sessions, testFile } = args;
      // Not through the logger, which clears a line of progress before each message.
      process.stdout.write(`${lineOf(testFile, sessions)}\n`);
      if (sessions.some(({ passed }) => !passed)) details.reportTestFileResults?.(args);
    },
    onTestRunFinished({ sessions }) {
      const failures = sessions.flatMap(failuresOf);
      if (failures.length > 0) process.stdout.write(`\nFailed tests:\n\n${failures.join('\n')}\n`);
      const tests = sessions.flatMap(testsOf);
      const counts = {
        pass: tests.filter(({ passed, skipped }) => passed && !skipped).length,
        fail: failures.length,
        skipped: tests.filter(({ skipped }) => skipped).length,
      };
      const lines = Object.entries(counts).map(([name, count]) => `# ${name} ${count}\n`);
      if (countsFile) writeFileSync(countsFile, lines.join(''));
    },
  };
}

/**
 * @param {string} file
 * @param {TestSession[]} sessions one for each browser
 */
function lineOf(file, sessions) {
  const tests = sessions.flatMap(testsOf);
  const failed = sessions.flatMap(failuresOf).length;
  const seconds = tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
  const count = failed > 0 ? `${failed} failed` : `${tests.length} tests`;
  const browsers = sessions.map(({ browser }) => browser.name).join(', ');
  const name = path.relative('.', file).padEnd(48);
  return `${failed > 0 ? '✖' : '✔'} ${name} ${count}, ${seconds.toFixed(1)} s (${browsers})`;
}

/**
 * The failures of one file in one browser. A file that could not run, or that holds no test, counts as one.
 * @param {TestSession} session
 */
function failuresOf(session) {
  const where = `${path.relative('.', session.testFile ?? '')} (${session.browser.name})`;
  const tests = testsOf(session);
  const failures = tests
    .filter(({ passed, skipped }) => !passed && !skipped)
    .map(({ name, error }) => `✖ ${where}: ${name}\n  ${error?.message}`);
  if (tests.length === 0) return [`✖ ${where}: no test was run`];
  return !session.passed && failures.length === 0 ? [`✖ ${where}: ${session.errors[0]?.message}`] : failures;
}

/** @param {TestSession} session */
const testsOf = ({ testResults }) => (testResults ? testsIn(testResults) : []);

/**
 * @param {TestSuiteResult} suite
 * @returns {TestResult[]}
 */
function testsIn(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}
